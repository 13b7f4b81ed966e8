import { matchesPattern } from '@platform/contract/find-remote';
import { REGISTRY_PATH, type Registry } from '@platform/contract/registry';

/** The most pages that are read, and how many of them at once. */
const MAX_PAGES = 1000;
const AT_ONCE = 8;

/** Time limit of a request in milliseconds. */
const TIMEOUT_MS = 10_000;

/** A page, and the addresses on it that lead to a remote. */
export interface LinkingPage {
  readonly path: string;
  readonly links: readonly string[];
}

/**
 * Returns the pages of other remotes that link to pages of a remote, from what the site lists for search engines and serves now. Pages that
 * cannot be read are left out.
 * @param url The origin of the site.
 */
export async function pagesLinkingTo(url: string, name: string): Promise<LinkingPage[]> {
  const registry = (await (await get(url, REGISTRY_PATH)).json()) as Registry;
  const patterns = registry.microFrontends[name]?.[0]?.extras.routes.map(({ path }) => path) ?? [];
  const isOfRemote = (path: string) => patterns.some((pattern) => matchesPattern(pattern, path));
  const sitemap = await (await get(url, '/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, place = '']) =>
    URL.canParse(place) ? [new URL(place).pathname] : [],
  );
  const paths = [...new Set(listed)].filter((path) => !isOfRemote(path)).slice(0, MAX_PAGES);
  const pages: LinkingPage[] = [];
  for (let start = 0; start < paths.length; start += AT_ONCE) {
    const read = paths.slice(start, start + AT_ONCE).map(async (path) => {
      const html = await get(url, path)
        .then((response) => response.text())
        .catch(() => '');
      const found = [...html.matchAll(/<a\s[^>]*?href="([^"#?]+)/g)].flatMap(([, href = '']) =>
        URL.canParse(href, url) ? [new URL(href, url)] : [],
      );
      const links = found.filter(({ origin, pathname }) => origin === new URL(url).origin && isOfRemote(pathname));
      return { path, links: [...new Set(links.map(({ pathname }) => pathname))] };
    });
    pages.push(...(await Promise.all(read)).filter(({ links }) => links.length > 0));
  }
  return pages;
}

const get = (url: string, path: string): Promise<Response> =>
  fetch(new URL(path, url), { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
