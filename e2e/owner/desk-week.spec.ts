import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { type MailServer, startMailServer } from '@platform/cli/testing/mail-server.fixture';
import { expect, type Page, test } from '@playwright/test';
import { accept, addAuthenticator, invite } from '../support/pages/people.ts';
import { browserOf, visitsTo } from '../support/pages/visits.ts';
import { contactForm, fillContactForm, newMessage, successDialog } from '../support/servers/messages.ts';
import { type Site, startSite } from '../support/servers/site.ts';

const PASSWORD = 'six geese a-laying';

let site: Site;
let mail: MailServer;
let program: Server;
/** Names of the senders that the webhook has brought. */
const received: string[] = [];

test.beforeAll(async () => {
  // A busy machine starts slowly.
  test.setTimeout(120_000);
  mail = await startMailServer();
  program = createServer(async (request, response) => {
    const { message } = (await json(request)) as { readonly message?: { readonly name: string } };
    if (message) received.push(message.name);
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(program, 'listening');
  const env = { RATE_LIMITS: 'off', ADMIN_PASSWORD: PASSWORD, SMTP_URL: mail.url, NOTIFY_TO: 'owner@studio.example' };
  site = await startSite({ prepared: true, env: { ...env, WEBHOOKS_PRIVATE: 'on' } });
});

test.afterAll(async () => {
  await site.stop();
  mail.stop();
  program.close();
});

const { visit, open, close } = visitsTo(() => site.url);
test.afterEach(close);

/** Sends a message from the contact page as a visitor. Returns the visitor's name. */
async function write(page: Page, text?: string): Promise<string> {
  const message = newMessage(text === undefined ? {} : { message: text });
  await open(page, '/contact');
  await fillContactForm(page, message);
  await contactForm(page).send.click();
  await expect(successDialog(page)).toBeVisible();
  return message.name;
}

// In the full tier: each step has tests of its own.
test('an owner’s week: an editor joins, messages come and are answered on two devices, leads go on, visits are counted @full', async ({
  page,
  browser,
}) => {
  test.slow();
  // Passkeys need a name for an address: an IP address is none.
  const url = site.url.replace('127.0.0.1', 'localhost');

  // Monday: the owner connects another program, and invites an editor, who makes a passkey.
  await page.goto(`${url}/admin/webhooks`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByLabel('Address').fill(`http://127.0.0.1:${(program.address() as AddressInfo).port}/hook`);
  await page.getByLabel('For').selectOption('json');
  await page.getByRole('button', { name: 'Add webhook' }).click();
  await expect(page.getByRole('button', { name: /^Remove http/ })).toBeVisible();
  await page.goto(`${url}/admin/people`);
  const link = await invite(page, 'ada@studio.example', 'editor');
  const laptop = await (await browser.newContext()).newPage();
  await addAuthenticator(laptop);
  await accept(laptop, link, 'Ada');
  await laptop.getByRole('link', { name: 'Welcome, Ada' }).click();
  await laptop.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(laptop.getByRole('button', { name: /^Remove the passkey of/ })).toBeVisible();
  await laptop.getByRole('button', { name: 'Sign out' }).click();

  // Tuesday: visitors come, two write, one of them advertises.
  let [lead, spam] = ['', ''];
  await visit({ agent: browserOf('X11; Linux x86_64') }, async (visitor) => {
    await open(visitor, '/about?utm_source=newsletter');
    lead = await write(visitor);
  });
  await visit({ agent: browserOf('Linux; Android 15; K', ' Mobile') }, async (visitor) => {
    spam = await write(visitor, 'Online casino: register now for a bonus https://casino.example');
  });
  await expect.poll(() => received).toEqual([lead]);

  // Wednesday: the editor signs in with the passkey, and begins an answer.
  await laptop.goto(`${url}/admin/messages`);
  await laptop.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(laptop.getByRole('row').filter({ hasText: lead })).toBeVisible();
  await expect(laptop.getByRole('row').filter({ hasText: spam })).toHaveCount(0);
  await laptop.getByRole('link', { name: lead }).click();
  await laptop.getByRole('button', { name: 'Reply' }).click();
  await laptop.getByLabel(/^Answer to/).fill(`Dear ${lead},\nwe build shops.`);
  await expect(laptop.getByText('Draft saved')).toBeVisible();
  await laptop.getByRole('button', { name: 'Saved answers' }).click();
  await laptop
    .getByRole('dialog')
    .getByLabel(/^Title/)
    .fill('Shops');
  await laptop.keyboard.press('Enter');
  await expect(laptop.getByRole('dialog').getByRole('button', { name: 'Use “Shops”' })).toBeVisible();

  // Thursday: the owner goes on with it on a phone, and brings back what was no advertisement.
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.request.post(`${url}/api/session`, { data: { password: PASSWORD } });
  await phone.goto(`${url}/admin/messages`);
  await expect(phone.getByRole('row').filter({ hasText: lead })).toContainText('Draft');
  await phone.getByRole('link', { name: lead }).click();
  await phone.getByRole('button', { name: 'Go on with the draft' }).click();
  await phone.getByLabel(/^Answer to/).fill(`Dear ${lead},\nwe build shops, and yours by May.`);
  await phone.getByRole('button', { name: 'Send answer' }).click();
  await expect(phone.getByRole('region', { name: 'Notes and answers' })).toContainText('yours by May.');
  await expect.poll(() => mail.accepted.filter((text) => text.includes('yours by May.')).length).toBe(1);
  await phone.goto(`${url}/admin/messages?state=spam`);
  await phone.getByRole('link', { name: spam }).click();
  await phone.getByRole('button', { name: 'Not spam' }).click();
  await phone.goto(`${url}/admin/messages`);
  await expect(phone.getByRole('row').filter({ hasText: spam })).toBeVisible();

  // Friday: a saved answer for the other visitor, with their name.
  await laptop.goto(`${url}/admin/messages`);
  await laptop.getByRole('link', { name: spam }).click();
  await laptop.getByRole('button', { name: 'Reply' }).click();
  await laptop.getByRole('button', { name: 'Saved answers' }).click();
  await laptop.getByRole('dialog').getByRole('button', { name: 'Use “Shops”' }).click();
  await expect(laptop.getByLabel(/^Answer to/)).toHaveValue(`Dear ${spam},\nwe build shops.`);
  await laptop.getByRole('button', { name: 'Send answer' }).click();
  await expect(laptop.getByRole('region', { name: 'Notes and answers' })).toContainText('we build shops.');

  // Saturday: the owner reads what the visits brought.
  const report = () => page.request.get(`${url}/api/v1/visitors?days=7`).then((response) => response.json());
  await expect
    .poll(async () => (await report()).days.at(-1))
    .toEqual({ day: expect.any(String), views: 3, visitors: 2 });
  await page.goto(`${url}/admin/visitors`);
  await expect(
    page.getByRole('region', { name: 'Pages', exact: true }).getByRole('row', { name: '/contact 2' }),
  ).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv).toContain('"page","/about","","1"');
  expect(csv).toContain('"message","/contact","newsletter","1"');
  await laptop.context().close();
  await phone.context().close();
});
