import type { Page } from '@playwright/test';

const main = (page: Page) => page.getByRole('main');

/** The titles of the cards, each a link to its preview. */
export const cards = (page: Page) =>
  main(page).getByRole('heading', { level: 2 }).getByRole('link', { name: 'live preview' });

/** The announced number of cards. */
export const count = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /^\d+ websites?$/ });

export const filters = (page: Page) => page.getByRole('navigation', { name: 'Category' });
export const filter = (page: Page, name: string) => filters(page).getByRole('link', { name });
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

/** Returns the titles of the cards in their order. */
export const titles = async (page: Page): Promise<string[]> =>
  (await cards(page).allTextContents()).map((text) => text.replace(/,.*/, ''));

/** Number of websites per filter of `/sell/ecommerce`. */
export const NINETEEN = [
  ['All', 19],
  ['E-Commerce', 6],
  ['Corporate', 5],
  ['Shopify', 3],
  ['WordPress', 4],
  ['MERN Applications', 4],
  ['Laravel', 5],
] as const;

/** Number of websites per filter of `/sell` and `/sell/shopify`. */
export const FIVE = [
  ['All', 5],
  ['E-Commerce', 1],
  ['Corporate', 0],
  ['Shopify', 2],
  ['WordPress', 1],
  ['MERN Applications', 1],
] as const;
