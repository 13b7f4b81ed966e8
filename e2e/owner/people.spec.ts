// Not the site of all tests: this one has a password.
import { type Browser, expect, type Page, test } from '@playwright/test';
import { accept, addAuthenticator, invite } from '../support/pages/people.ts';
import { newMessage, postMessage } from '../support/servers/messages.ts';
import { type Site, startSite } from '../support/servers/site.ts';

const PASSWORD = 'six geese a-laying';

/** Tests share one site. */
test.describe.configure({ mode: 'default' });

let site: Site;
/** Passkeys need a name for an address: an IP address is none. */
let url: string;

test.beforeAll(async () => {
  // A busy machine starts slowly.
  test.setTimeout(120_000);
  site = await startSite({ prepared: true, env: { RATE_LIMITS: 'off', ADMIN_PASSWORD: PASSWORD } });
  url = site.url.replace('127.0.0.1', 'localhost');
});

test.afterAll(() => site.stop());

async function openSignedIn(page: Page, path: string): Promise<void> {
  await page.goto(url + path);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Opens another browser. */
const another = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('an editor comes by an invitation and a passkey, works under their own name, and is signed out by the owner @main', async ({
  page,
  browser,
}) => {
  const { name: visitor } = newMessage();
  expect((await postMessage(site.url, newMessage({ name: visitor }))).status).toBe(201);
  await openSignedIn(page, '/admin/people');
  const link = await invite(page, 'ada@studio.example', 'editor');

  const editor = await another(browser);
  await addAuthenticator(editor);
  const requested: string[] = [];
  editor.on('request', (request) => requested.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await accept(editor, link, 'Ada');
  expect(requested.filter((text) => text.includes(link.split('#')[1] ?? ''))).toEqual([]);
  expect(editor.url()).toBe(`${url}/admin`);

  await editor.getByRole('link', { name: 'Welcome, Ada' }).click();
  await editor.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(editor.getByRole('button', { name: /^Remove the passkey of/ })).toBeVisible();
  await editor.getByRole('button', { name: 'Sign out' }).click();
  await editor.goto(`${url}/admin/messages`);
  await editor.getByRole('button', { name: 'Sign in with a passkey' }).click();

  await editor.getByRole('link', { name: visitor }).click();
  await editor.getByRole('button', { name: 'Add note' }).click();
  await editor.getByLabel('Note, for the team only').fill('Call back on Monday');
  await editor.getByRole('button', { name: 'Save note' }).click();
  await expect(editor.getByText('Call back on Monday')).toBeVisible();
  for (const name of ['Releases', 'People'])
    await expect(editor.getByRole('link', { name, exact: true })).toHaveCount(0);
  await editor.goto(`${url}/admin/people`);
  await expect(editor.getByText('This page is for owners.')).toBeVisible();
  expect((await editor.request.get(`${url}/api/v1/releases`)).status()).toBe(403);

  await page.goto(`${url}/admin/messages`);
  await page.getByRole('link', { name: visitor }).click();
  const history = page.getByRole('region', { name: 'Notes and answers' });
  await expect(history.getByRole('listitem').filter({ hasText: 'Call back on Monday' })).toContainText('Ada');
  await page.goto(`${url}/admin/people`);
  await page.getByRole('button', { name: 'Sign Ada out everywhere' }).click();
  await expect(page.getByText('Signed out.')).toBeVisible();
  expect((await editor.request.get(`${url}/api/v1/contact`)).status()).toBe(401);
  await editor.goto(`${url}/admin`);
  await expect(editor.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible();
  await editor.context().close();
});

test('an invitation works once, and a removed person is out at once', async ({ page, browser }) => {
  await openSignedIn(page, '/admin/people');
  const link = await invite(page, 'bob@studio.example', 'reader');
  const reader = await another(browser);
  await accept(reader, link, 'Bob');
  const message = newMessage();
  expect((await postMessage(site.url, message)).status).toBe(201);
  await reader.goto(`${url}/admin/messages`);
  await reader.getByRole('link', { name: message.name }).click();
  await expect(reader.getByRole('region', { name: 'Message', exact: true })).toContainText(message.name);
  // What a reader opens is still unread for the others.
  const [stored] = await (await page.request.get(`${url}/api/v1/contact?q=${encodeURIComponent(message.name)}`)).json();
  expect(stored).toMatchObject({ name: message.name, state: 'new' });
  expect((await reader.request.delete(`${url}/api/v1/contact/${stored.id}`)).status()).toBe(403);
  const thief = await another(browser);
  await thief.goto(link);
  await expect(thief.getByRole('heading', { level: 1 })).toHaveText('This invitation is over');

  const cancelled = await invite(page, 'eve@studio.example', 'owner');
  await page.getByRole('button', { name: 'Cancel the invitation of eve@studio.example' }).click();
  await expect(page.getByText('Open invitations')).toHaveCount(0);
  await thief.goto('about:blank');
  await thief.goto(cancelled);
  await expect(thief.getByRole('heading', { level: 1 })).toHaveText('This invitation is over');

  await page.getByRole('button', { name: 'Remove Bob' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('bob@studio.example')).toHaveCount(0);
  expect((await reader.request.get(`${url}/api/v1/contact`)).status()).toBe(401);
  await reader.context().close();
  await thief.context().close();
});
