import { expect, type Page } from '@playwright/test';
import type { ExpectedPage } from '../../expected-pages/expected-page.ts';
import { openPage } from './browsing.ts';
import type { Link } from './crawl.ts';

/**
 * Opens pages one after the other as a visitor with JavaScript does: by a link on the page before if there is one. Returns all links in
 * their documents, and one line for each whose fragment is not the id of an element there.
 */
export async function followLinks(page: Page, pages: readonly ExpectedPage[]) {
  const links: Link[] = [];
  const ids = new Map<string, ReadonlySet<string>>();
  for (const { path, heading } of pages) {
    await follow(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const target = await page.evaluate(readDocument);
    links.push(...target.addresses.map((to) => ({ from: path, to })));
    ids.set(path, new Set(target.ids));
  }
  const brokenFragments = links.flatMap(({ from, to }) => {
    const { pathname, search, hash } = new URL(to, `http://site${from}`);
    const targetIds = ids.get(pathname + search);
    const isBroken = hash !== '' && targetIds !== undefined && !targetIds.has(decodeURIComponent(hash.slice(1)));
    return isBroken ? [`${to} (no element has this id) on ${from}`] : [];
  });
  return { links, brokenFragments };
}

/** Clicks a link to a path, or opens the path where no link leads to it. */
async function follow(page: Page, path: string): Promise<void> {
  const isFollowed = await page.evaluate((to) => {
    const link = [...document.links].find(
      (candidate) => candidate.getAttribute('href') === to && candidate.target === '',
    );
    link?.click();
    return link !== undefined;
  }, path);
  if (isFollowed) await page.waitForURL((url) => url.pathname + url.search === path);
  else await openPage(page, path);
}

/** Returns the addresses of links, pictures, frames and forms in the document, and all ids. Runs in the page. */
function readDocument() {
  const elements = [...document.querySelectorAll('[href], [src], [action], [formaction], [poster]')];
  const names = ['href', 'src', 'action', 'formaction', 'poster'];
  return {
    addresses: elements.flatMap((element) => names.flatMap((name) => element.getAttribute(name) ?? [])),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  };
}
