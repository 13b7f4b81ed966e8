import { test as base } from '@playwright/test';
import { temporaryFolder } from './folders.ts';
import { type Site, startSite } from './site.ts';

export { expect } from '@playwright/test';

interface Sites {
  /** The production build. */
  readonly site: Site;
  /** The same site with React's development build. */
  readonly developmentSite: Site;
}

/** Tests that only read share one site per worker: `page.goto('/about')` goes there. `folder` is a test's own. */
export const test = base.extend<{ folder: string }, Sites>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs off this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  developmentSite: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs off this pattern
    async ({}, use) => {
      const site = await startSite({ development: true });
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
