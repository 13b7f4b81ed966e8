import type { LiveFile, ReadOrigin } from './live-files.ts';
import { xmlText } from './live-files.ts';
import { dateOf, describes, type PageHead } from './page-head.ts';

/** Address of the sitemap. */
export const SITEMAP_PATH = '/sitemap.xml';

/**
 * Returns the sitemap: all pages that search engines may list, by their canonical addresses, with the dates that their structured
 * data has. There is none while the address of the site is unknown.
 */
export const sitemap = (readOrigin: ReadOrigin): LiveFile => ({
  path: SITEMAP_PATH,
  type: 'application/xml; charset=utf-8',
  write: (pages) => {
    const origin = readOrigin();
    if (origin === undefined) return undefined;
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...pages.filter((page) => page.isIndexed && isCanonical(page, origin)).map((page) => entry(page, origin)),
      '</urlset>',
      '',
    ].join('\n');
  },
});

/** Returns the canonical address of a page. One that names none has its path: parameters only choose what it shows. */
const canonicalOf = ({ url, canonical }: PageHead, origin: string): string =>
  new URL(canonical ?? url.replace(/\?.*/, ''), origin).href;

/** Returns whether a page's canonical address is its own. */
const isCanonical = (page: PageHead, origin: string): boolean =>
  canonicalOf(page, origin) === new URL(page.url, origin).href;

function entry(page: PageHead, origin: string): string {
  const address = canonicalOf(page, origin);
  const dates = page.graph.filter((node) => describes(node, address)).flatMap((node) => dateOf(node) ?? []);
  const lastmod = dates.sort((a, b) => Date.parse(a) - Date.parse(b)).at(-1);
  return `<url><loc>${xmlText(address)}</loc>${lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`}</url>`;
}
