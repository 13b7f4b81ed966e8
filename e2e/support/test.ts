import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { publicPages } from '../expected-pages/pages.ts';
import { requestHtml } from './http.ts';
import { type Site, startSite, temporaryFolder } from './servers/site.ts';

export { expect };

interface Sites {
  /** The admin's password. If set, every page is signed in; otherwise the inbox is open to this machine. */
  readonly password: string;
  /** The production build. */
  readonly site: Site;
  /** The public site with React's development build. */
  readonly developmentSite: Site;
}

/** All tests of a worker send from the same address. */
const UNLIMITED = { RATE_LIMITS: 'off' };

/** React's development build is several times as large as the production build. */
const DEVELOPMENT_BUDGETS = join(import.meta.dirname, 'development-budgets.json');

/** The front ends of public pages. */
const PUBLIC = ['shell', 'marketing-mfe', 'catalog-mfe', 'chat-mfe'];

/**
 * Waits until a site keeps every public page in its cache. A busy machine may not render each in time when the site starts; such a
 * page would be sent as a layout, which the browser fills.
 */
async function waitForPages({ url }: Site): Promise<void> {
  for (const { path } of publicPages) {
    const isWhole = async () => (await requestHtml(url, path)).includes('<h1');
    await expect.poll(isWhole, { message: path, timeout: 60_000 }).toBe(true);
  }
}

/**
 * Tests that neither release nor stop anything share one `site` per worker; `page.goto('/about')` opens it. Each test has its own `folder`.
 */
export const test = base.extend<{ folder: string }, Sites>({
  password: ['', { option: true, scope: 'worker' }],
  site: [
    async ({ password }, use) => {
      const access = password === '' ? { OWNER_ACCESS: 'loopback' } : { ADMIN_PASSWORD: password };
      const site = await startSite({ env: { ...UNLIMITED, ...access }, prepared: true });
      await waitForPages(site);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  developmentSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that this one needs from the pattern
    async ({}, use) => {
      const folders = PUBLIC.map((name) => `${name}/dist/development`);
      const site = await startSite({ folders, env: { BUDGETS_FILE: DEVELOPMENT_BUDGETS } });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, site, password }, use) => {
    if (password !== '') await page.request.post(`${site.url}/api/session`, { data: { password } });
    await use(page);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that this one needs from the pattern
  folder: async ({}, use) => {
    const { folder, remove } = await temporaryFolder();
    await use(folder);
    await remove();
  },
});
