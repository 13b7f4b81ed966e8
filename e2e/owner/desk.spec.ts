import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type MailServer, startMailServer } from '@platform/cli/testing/mail-server.fixture';
// Not the site of all tests: this one has a mail server and a password.
import { expect, type Page, test } from '@playwright/test';
import { newMessage, postMessage } from '../support/servers/messages.ts';
import { type Site, startSite } from '../support/servers/site.ts';

const PASSWORD = 'six geese a-laying';

/** Tests share one site, which has a mail server. */
test.describe.configure({ mode: 'default' });

let site: Site;
let mail: MailServer;

test.beforeAll(async () => {
  // A busy machine starts slowly.
  test.setTimeout(120_000);
  mail = await startMailServer();
  const env = { RATE_LIMITS: 'off', ADMIN_PASSWORD: PASSWORD, SMTP_URL: mail.url, NOTIFY_TO: 'admin@site.example' };
  site = await startSite({ prepared: true, env: { ...env, CONFIRM_VISITORS: 'on', WEBHOOKS_PRIVATE: 'on' } });
});

test.afterAll(async () => {
  await site.stop();
  mail.stop();
});

/** Signs in, and opens a page of the site. */
async function openSignedIn(page: Page, path: string): Promise<void> {
  await page.request.post(`${site.url}/api/session`, { data: { password: PASSWORD } });
  await page.goto(site.url + path);
}

/** Sends a message and opens it. */
async function openNewMessage(page: Page): Promise<{ readonly name: string }> {
  const message = newMessage();
  expect((await postMessage(site.url, message)).status).toBe(201);
  await openSignedIn(page, '/admin/messages');
  await page.getByRole('link', { name: message.name }).click();
  return message;
}

test('a session that ended in one tab goes on when another tab signs in', async ({ page, context }) => {
  const { name } = await openNewMessage(page);
  await page.goto(`${site.url}/admin/messages`);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  await context.clearCookies();
  await page.getByRole('link', { name }).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto(`${site.url}/admin`);
  await otherTab.getByLabel('Password').fill(PASSWORD);
  await otherTab.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('region', { name: 'Message', exact: true })).toContainText(name);
});

test('the box of an answer and its buttons are in view on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openNewMessage(page);
  // An entry of the history that comes later would move the box.
  await expect(
    page.getByRole('region', { name: 'Notes and answers' }).getByText('Read', { exact: true }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Reply' }).click();
  await expect(page.getByLabel(/^Answer to/)).toBeInViewport({ ratio: 1 });
  const send = page.getByRole('button', { name: 'Send answer' });
  await expect(send).toBeInViewport({ ratio: 1 });
  // Nothing covers it.
  await page.getByLabel(/^Answer to/).fill('Yes.');
  await send.click({ trial: true });
});

test('a draft survives a reload, goes on on another device, and is marked in the list until it is sent @main', async ({
  page,
  browser,
}) => {
  const { name } = await openNewMessage(page);
  const field = page.getByLabel(/^Answer to/);
  await page.getByRole('button', { name: 'Reply' }).click();
  await field.fill('Dear Ada,\nwe come on');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Go on with the draft' }).click();
  await expect(field).toHaveValue('Dear Ada,\nwe come on');

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await openSignedIn(phone, '/admin/messages');
  await expect(phone.getByRole('row').filter({ hasText: name })).toContainText('Draft');
  await phone.getByRole('link', { name }).click();
  await phone.getByRole('button', { name: 'Go on with the draft' }).click();
  await phone.getByLabel(/^Answer to/).fill('Dear Ada,\nwe come on Sunday.');
  await expect(phone.getByText('Draft saved')).toBeVisible();
  // The first device has the older text, and does not overwrite the newer one.
  await field.press('End');
  await field.pressSequentially('!');
  await expect(page.getByText('This draft was changed on another device.')).toBeVisible();
  await page.getByRole('button', { name: 'Use the other text' }).click();
  await expect(field).toHaveValue('Dear Ada,\nwe come on Sunday.');
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByRole('region', { name: 'Notes and answers' })).toContainText('we come on Sunday.');
  await expect(page.getByRole('button', { name: 'Reply' })).toBeVisible();
  await expect.poll(() => mail.accepted.filter((text) => text.includes('we come on Sunday.')).length).toBe(1);
  await page.goto(`${site.url}/admin/messages`);
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).not.toContainText('Draft');
  await context.close();
});

test('the inbox says when the mail server takes no mail, and a test mail shows that it works again', async ({
  page,
}) => {
  mail.behaviour.mail = '451 Not now';
  await openNewMessage(page);
  const banner = page.getByRole('alert').filter({ hasText: 'Emails are not sent at the moment' });
  // The list polls for it.
  await expect(banner).toBeVisible({ timeout: 20_000 });
  await banner.getByRole('link', { name: 'Check mail' }).click();
  await expect(page.getByText('The last email was not sent because')).toBeVisible();
  delete mail.behaviour.mail;
  await page.getByRole('button', { name: 'Send a test email' }).click();
  await expect(page.getByText('Sent to admin@site.example.')).toBeVisible();
  expect(mail.accepted.some((text) => text.includes('Subject: Test from'))).toBe(true);
  await page.goto(`${site.url}/admin/messages`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(banner).toBeHidden();
});

test('an answer is kept, and put into the answer to another visitor with their name, by keyboard', async ({ page }) => {
  const first = await openNewMessage(page);
  await page.getByRole('button', { name: 'Reply' }).click();
  await page.getByLabel(/^Answer to/).fill(`Dear ${first.name},\nwe build shops.`);
  await page.getByRole('button', { name: 'Saved answers' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Title/).fill('Shops');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Use “Shops”' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const second = await openNewMessage(page);
  await page.getByRole('button', { name: 'Reply' }).click();
  await page.getByRole('button', { name: 'Saved answers' }).press('Enter');
  await dialog.getByRole('button', { name: 'Use “Shops”' }).press('Enter');
  await expect(page.getByLabel(/^Answer to/)).toHaveValue(`Dear ${second.name},\nwe build shops.`);
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByRole('region', { name: 'Notes and answers' })).toContainText('we build shops.');
});

test('a webhook that the owner adds gets new messages, also those that it did not take at first', async ({ page }) => {
  const received: { readonly type: string; readonly message: { readonly name: string } }[] = [];
  const program = createServer(async (request, response) => {
    received.push((await json(request)) as (typeof received)[number]);
    // The first message is not taken: the log has it.
    response.writeHead(received.length === 2 ? 500 : 204).end();
  }).listen(0, '127.0.0.1');
  try {
    await once(program, 'listening');
    const { port } = program.address() as AddressInfo;
    await openSignedIn(page, '/admin/webhooks');
    await page.getByLabel('Address').fill(`http://127.0.0.1:${port}/hook`);
    await page.getByLabel('For').selectOption('json');
    await page.getByRole('button', { name: 'Add webhook' }).click();
    await page.getByRole('button', { name: /^Send a test/ }).click();
    await expect(page.getByText('The test arrived.')).toBeVisible();
    expect(received[0]?.type).toBe('test');
    const [first, second] = [newMessage(), newMessage()];
    for (const message of [first, second]) await postMessage(site.url, message);
    await expect.poll(() => received.length).toBeGreaterThanOrEqual(2);
    expect(received[1]?.message.name).toBe(first.name);
    await page.reload();
    await expect(page.getByText('Not delivered: the address answered with status 500.')).toBeVisible();
    // It is left alone for 15 seconds after a failure.
    await expect
      .poll(() => received.some(({ message }) => message.name === second.name), { timeout: 45_000 })
      .toBe(true);
    await page.getByRole('button', { name: /^Remove http/ }).click();
    await expect(page.getByText('No webhooks yet.')).toBeVisible();
  } finally {
    program.close();
  }
});
