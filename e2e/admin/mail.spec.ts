import { startMailServer } from '@platform/cli/testing/mail-server.fixture';
import { newMessage, postMessage } from '../support/servers/messages.ts';
import { startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

test.skip(!testAll, 'each test starts a site of its own: npm run test:all');

test('an answer from the inbox reaches its visitor once, in the thread of the notice, and is kept with the message @main', async ({
  page,
}) => {
  const mail = await startMailServer();
  const site = await startSite({
    prepared: true,
    env: { RATE_LIMITS: 'off', OWNER_ACCESS: 'loopback', SMTP_URL: mail.url, NOTIFY_TO: 'admin@site.example' },
  });
  try {
    const message = newMessage({ email: 'ada@company.example' });
    expect((await postMessage(site.url, message)).status).toBe(201);
    await expect.poll(() => mail.accepted.length).toBe(1);
    const [notice = ''] = mail.accepted;
    const [, noticeId = ''] = /^Message-ID: (<.+>)/im.exec(notice) ?? [];
    expect(notice).toMatch(/^To: admin@site\.example$/m);

    await page.goto(`${site.url}/admin/messages`);
    await page.getByRole('link', { name: message.name }).click();
    const open = page.getByRole('region', { name: 'Message', exact: true });
    await open.getByRole('button', { name: 'Reply' }).click();
    await expect(open.getByLabel('Answer to ada@company.example')).toBeFocused();
    await page.keyboard.type('We come on Sunday.\nBcc: eve@evil.example');
    await open.getByRole('button', { name: 'Send answer' }).click();
    const answers = page.getByRole('region', { name: 'Notes and answers' });
    await expect(answers.getByRole('listitem').filter({ hasText: 'We come on Sunday.' })).toBeVisible();

    await expect.poll(() => mail.accepted.length).toBe(2);
    const [head = '', ...body] = (mail.accepted[1] ?? '').split('\n\n');
    expect(head).toMatch(/^To: ada@company\.example$/m);
    expect(head).toContain(`In-Reply-To: ${noticeId}`);
    expect(head).toMatch(/^Subject: Re: A shop$/m);
    // What is typed is text, wherever it stands.
    expect(head).not.toMatch(/eve@evil/);
    expect(body.join('\n\n')).toMatch(/^We come on Sunday\.\n/);

    await page.reload();
    await expect(answers.getByRole('listitem').filter({ hasText: 'We come on Sunday.' })).toContainText('Sent');
    expect(mail.received).toHaveLength(2);
  } finally {
    await site.stop();
    mail.stop();
  }
});
