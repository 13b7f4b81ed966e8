import type { Page } from '@playwright/test';
import { ask } from '../support/http.ts';
import { newWords, postMessage } from '../support/messages.ts';
import { startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const PASSWORD = 'six geese a-laying';
const MESSAGES = '/admin/messages';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('the owner signs in, stays signed in over a reload and a restart, and signs out', async ({ page, folder }) => {
  const env = { ADMIN_PASSWORD: PASSWORD, OWNER_ACCESS: 'loopback', LOG_LEVEL: 'silent' };
  const first = await startSite({ dataDir: folder, env, prepared: true });
  let site = first;
  try {
    const words = newWords();
    await postMessage(site.url, words);
    const row = page.getByRole('row').filter({ hasText: words.name });

    expect((await ask(site.url, '/api/v1/contact')).status).toBe(401);
    await page.goto(site.url + MESSAGES);
    await expect(heading(page)).toHaveText('Sign in');
    await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
    await signIn(page, 'seven swans');
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('That is not the password.');
    await expect(page.getByLabel('Password')).toBeFocused();
    await expect(page.getByRole('main')).not.toContainText(words.name);

    await signIn(page, PASSWORD);
    await expect(heading(page)).toHaveText('Messages');
    await expect(row).toBeVisible();
    await expect(page).toHaveURL(site.url + MESSAGES);
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    await page.reload();
    await expect(row).toBeVisible();

    await site.stop();
    site = await startSite({ dataDir: folder, env: { ...env, PORT: new URL(first.url).port } });
    expect(site.url).toBe(first.url);
    await page.reload();
    await expect(row).toBeVisible();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(heading(page)).toHaveText('Sign in');
    await expect(row).toHaveCount(0);
    await page.reload();
    await expect(heading(page)).toHaveText('Sign in');
    const ended = { headers: { cookie: `${cookie?.name}=${cookie?.value}` } };
    expect((await ask(site.url, '/api/v1/contact', ended)).status).toBe(401);
  } finally {
    await site.stop();
  }
});

test('without a password the inbox is closed, and says which variable opens it', async ({ page }) => {
  const site = await startSite({ env: { LOG_LEVEL: 'silent' }, prepared: true });
  try {
    const words = newWords();
    expect((await postMessage(site.url, words)).status).toBe(201);
    const { status, body } = await ask(site.url, '/api/v1/contact');
    expect(status).toBe(403);
    expect(JSON.parse(body.toString()).detail).toContain('ADMIN_PASSWORD');
    const contacts: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/contact')) contacts.push(request.url());
    });
    await page.goto(site.url + MESSAGES);
    await expect(heading(page)).toHaveText('The inbox is closed');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Set ADMIN_PASSWORD');
    await expect(page.getByLabel('Password')).toHaveCount(0);
    expect(contacts).toEqual([]);
  } finally {
    await site.stop();
  }
});
