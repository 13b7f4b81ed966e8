import type { Page } from '@playwright/test';
import { request } from '../support/http.ts';
import { newMessage, postMessage } from '../support/servers/messages.ts';
import { startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

const PASSWORD = 'six geese a-laying';
const MESSAGES = '/admin/messages';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function signIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('the admin signs in, stays signed in after a reload and a restart, and signs out @main', async ({
  page,
  folder,
}) => {
  const env = { ADMIN_PASSWORD: PASSWORD, OWNER_ACCESS: 'loopback', LOG_LEVEL: 'silent' };
  const first = await startSite({ dataDir: folder, env, prepared: true });
  let site = first;
  try {
    const message = newMessage();
    await postMessage(site.url, message);
    const row = page.getByRole('row').filter({ hasText: message.name });

    expect((await request(site.url, '/api/v1/contact')).status).toBe(401);
    await page.goto(site.url + MESSAGES);
    await expect(heading(page)).toHaveText('Sign in');
    await expect(page.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign in' }).press('Enter');
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Error: Enter the password');
    await expect(page.getByLabel('Password')).toBeFocused();
    await signIn(page, 'seven swans');
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(/^Error: That is not the password\./);
    await expect(page).toHaveTitle(/^Error: Messages/);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "Sign in" [level=1]
      - textbox "Password"
      - paragraph: /Error:/
      - button "Sign in"
    `);
    await page.keyboard.type('s');
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription('');
    await expect(page).toHaveTitle(/^Messages/);
    await expect(page.getByLabel('Password')).toBeFocused();
    await expect(page.getByRole('main')).not.toContainText(message.name);

    await signIn(page, PASSWORD);
    await expect(heading(page)).toHaveText('Messages');
    await expect(row).toBeVisible();
    await expect(page).toHaveURL(site.url + MESSAGES);
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
    await page.reload();
    await expect(row).toBeVisible();

    // sessions.test.ts tests the restart without a site.
    if (testAll) {
      await site.stop();
      site = await startSite({ dataDir: folder, env: { ...env, PORT: new URL(first.url).port } });
      expect(site.url).toBe(first.url);
      await page.reload();
      await expect(row).toBeVisible();
    }

    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(heading(page)).toHaveText('Sign in');
    await expect(row).toHaveCount(0);
    await page.reload();
    await expect(heading(page)).toHaveText('Sign in');
    const oldSession = { headers: { cookie: `${cookie?.name}=${cookie?.value}` } };
    expect((await request(site.url, '/api/v1/contact', oldSession)).status).toBe(401);
  } finally {
    await site.stop();
  }
});
