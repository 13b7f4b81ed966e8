import { test as base } from '@playwright/test';
import { temporaryFolder } from './folders.ts';
import { type Site, startSite } from './site.ts';

export { expect } from '@playwright/test';

interface Sites {
  /** The production build, its inbox open to this machine. */
  readonly site: Site;
  /** The public site with React's development build. */
  readonly developmentSite: Site;
}

/** As `npm start` on one’s own machine, but for the limits: the tests of a worker share an address. */
const LOCAL = { OWNER_ACCESS: 'loopback', RATE_LIMITS: 'off' };

/** The front ends of public pages. */
const PUBLIC = ['shell', 'marketing-mfe', 'catalog-mfe', 'chat-mfe'];

/** Tests that do not release or stop anything share one site per worker: `page.goto('/about')` goes there. `folder` is a test's own. */
export const test = base.extend<{ folder: string }, Sites>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs off this pattern
    async ({}, use) => {
      const site = await startSite({ env: LOCAL, prepared: true });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  developmentSite: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs off this pattern
    async ({}, use) => {
      const folders = PUBLIC.map((name) => `${name}/dist/development`);
      const site = await startSite({ folders });
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs off this pattern
  folder: async ({}, use) => {
    const { folder, remove } = await temporaryFolder();
    await use(folder);
    await remove();
  },
});
