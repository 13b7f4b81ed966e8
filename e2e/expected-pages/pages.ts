import { testAll } from '../support/tier.ts';
import { adminPages } from './admin.ts';
import { catalogPages } from './catalog.ts';
import { chatPages } from './chat.ts';
import type { ExpectedPage } from './expected-page.ts';
import { marketingPages } from './marketing.ts';

/** A remote's pages are in the file of its name. */
const pagesByRemote: Readonly<Record<string, readonly ExpectedPage[]>> = {
  admin: adminPages,
  catalog: catalogPages,
  chat: chatPages,
  marketing: marketingPages,
};

/** The pages of all remotes by path, each with the name of its remote. */
export const expectedPages = Object.entries(pagesByRemote)
  .flatMap(([remote, pages]) => pages.map((page) => ({ ...page, remote })))
  .sort((a, b) => (a.path < b.path ? -1 : 1));

/** Returns whether a path belongs to the admin area. */
export const isAdmin = (path: string): boolean => /^\/(?:admin|dashboard|projects)(?:[/?]|$)/.test(path);

const unknownPage: ExpectedPage = {
  path: '/no/such/page',
  status: 404,
  title: '404 Not Found · Studio 285',
  heading: 'Oops!',
  texts: ['Sorry, an unexpected error has occurred.', '404 Not Found', 'Back to Home'],
  elements: [{ name: 'links home', count: 1, selector: 'a[href="/"]' }],
};

/** Every public page, and the error page of an unknown path. */
export const publicPages = [...expectedPages.filter(({ isPrivate }) => !isPrivate), unknownPage];

/** One page of each kind; in the full tier every public page. */
export const samplePages = publicPages.filter(({ fullTierOnly }) => testAll || !fullTierOnly);

/** Every third sample page, for slow tests; in the full tier every public page. */
export const fewPages = samplePages.filter((_, i) => testAll || i % 3 === 0);

const GROUP_SIZE = 7;

/** Splits pages into groups for one test each, named by the first and last path. A browser context for each page is slow. */
export function inGroups(pages: readonly ExpectedPage[]): (readonly [name: string, pages: readonly ExpectedPage[]])[] {
  return Array.from({ length: Math.ceil(pages.length / GROUP_SIZE) }, (_, i) => {
    const group = pages.slice(i * GROUP_SIZE, (i + 1) * GROUP_SIZE);
    return [`${group[0]?.path} to ${group.at(-1)?.path}`, group];
  });
}
