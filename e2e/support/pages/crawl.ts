import { request } from '../http.ts';
import { type LinkedText, readLinks } from './read-links.ts';

/** A link of the site: the page that has it, and the address as it is spelled there. */
export interface Link {
  readonly from: string;
  readonly to: string;
}

interface Resource extends LinkedText {
  readonly status: number;
  readonly isPage: boolean;
}

interface CrawlOptions {
  /** Links to follow beside those that are found. */
  readonly links?: readonly Link[];
  /** Where the site believes that visitors find it (`PUBLIC_URL`). Links there lead to the running site. */
  readonly publicUrl?: string;
}

/** Maximum number of pages in the line about a broken link. */
const MAX_LISTED = 5;

/**
 * Requests pages and files, everything that they link to on the same site, everything that those link to, and so on. Runs no
 * scripts. Returns the paths of all pages with the status 200, and one line for each broken link: its address, as
 * it is spelled, does not have the status 200, or its fragment is not the id of an element.
 */
export async function crawl(
  url: string,
  starts: readonly string[],
  { links = [], publicUrl = url }: CrawlOptions = {},
) {
  const resources = new Map<string, Resource | undefined>(starts.map((path) => [path, undefined]));
  const sources = new Map<string, Set<string>>();

  function add({ from, to }: Link): void {
    const { origin, pathname, search, hash } = new URL(to, url + from);
    if (origin !== url && origin !== publicUrl) return;
    const path = pathname + search;
    if (!resources.has(path)) resources.set(path, undefined);
    sources.set(path + hash, (sources.get(path + hash) ?? new Set()).add(from));
  }

  links.forEach(add);
  for (let paths = [...resources.keys()]; paths.length > 0; ) {
    const loaded = await Promise.all(paths.map((path) => load(url, path)));
    for (const [i, resource] of loaded.entries()) resources.set(paths[i] ?? '', resource);
    for (const [i, { addresses }] of loaded.entries()) {
      for (const to of addresses) add({ from: paths[i] ?? '', to });
    }
    paths = [...resources].flatMap(([path, resource]) => (resource === undefined ? [path] : []));
  }

  const brokenLinks = [...sources].flatMap(([address, pages]) => {
    const [path = '', fragment = ''] = address.split('#');
    const { status, ids } = resources.get(path) ?? {};
    // An error page may link to its own elements.
    const isFound = status === 200 || [...pages].every((page) => page === path);
    const isComplete = fragment === '' || ids?.has(decodeURIComponent(fragment));
    if (isFound && isComplete) return [];
    return [`${address} (${isFound ? 'no element has this id' : `status ${status}`}) on ${listOf([...pages])}`];
  });
  const pages = [...resources].flatMap(([path, found]) => (found?.isPage && found.status === 200 ? [path] : []));
  return { pages, brokenLinks };
}

/** Lists the first pages and counts the others. */
function listOf(pages: readonly string[]): string {
  const listed = pages.slice(0, MAX_LISTED).join(', ');
  return pages.length > MAX_LISTED ? `${listed} and ${pages.length - MAX_LISTED} other pages` : listed;
}

async function load(url: string, path: string): Promise<Resource> {
  const { status, headers, body } = await request(url, path);
  const type = headers['content-type'] ?? '';
  return { status, isPage: type.startsWith('text/html'), ...readLinks(type, body.toString()) };
}
