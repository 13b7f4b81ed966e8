import { request } from '../http.ts';

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
  /** Further links to follow. */
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
  const pages = [...resources].flatMap(([path, resource]) =>
    resource?.isPage && resource.status === 200 ? [path] : [],
  );
  return { pages, brokenLinks };
}

/** Lists the first pages and counts the rest. */
function listOf(pages: readonly string[]): string {
  const listed = pages.slice(0, MAX_LISTED).join(', ');
  return pages.length > MAX_LISTED ? `${listed} and ${pages.length - MAX_LISTED} other pages` : listed;
}

async function load(url: string, path: string): Promise<Resource> {
  const { status, headers, body } = await request(url, path);
  const type = headers['content-type'] ?? '';
  return { status, isPage: type.startsWith('text/html'), ...readLinks(type, body.toString()) };
}

/** Returns the addresses in a sitemap, without the site's own one: path and search. */
export const addressesIn = (sitemap: string, origin: string): string[] =>
  [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc.replaceAll('&amp;', '&').replace(origin, ''));

/** Links of a page or file, and the ids of its elements. */
interface LinkedText {
  /** Addresses as they are spelled there. */
  readonly addresses: readonly string[];
  readonly ids: ReadonlySet<string>;
}

const ADDRESS_ATTRIBUTE = /\s(href|src|srcset|imagesrcset|action|formaction|poster)="([^"]*)"/gi;
/** A meta element with an address, such as `og:url`. */
const META_ADDRESS = /<meta\b[^>]*\scontent="((?:https?:|\/)[^"]*)"/gi;
const CSS_ADDRESS = /\burl\(\s*["']?([^"')]+)/gi;
const ID = /\sid="([^"]*)"/gi;
const SCRIPT_OR_COMMENT = /(<script\b[^>]*>)[\s\S]*?<\/script>|<!--[\s\S]*?-->/gi;
const STRUCTURED_DATA = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/gi;

/** Links in files for programs: sitemap and feed, `llms.txt`, `robots.txt` and `security.txt`. */
const XML_ADDRESS = /(?:<loc>|\shref=")([^"<]*)/g;
const TEXT_ADDRESS = /(?:\]\(|^(?:Sitemap|Contact|Canonical): )([^)\s]+)/gm;

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };
const decode = (text: string) => text.replace(/&([\w#]+);/g, (entity, name) => CHARACTERS[name] ?? entity);

const matchesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, address = '']) => decode(address));

/** Returns the links of a page or file by its content type. A file of another type has none. */
function readLinks(type: string, text: string): LinkedText {
  if (type.startsWith('text/html')) return readPage(text);
  const ids = type.startsWith('image/svg+xml') ? matchesOf(text, ID) : [];
  return { addresses: addressesInFile(type, text), ids: new Set(ids) };
}

function addressesInFile(type: string, text: string): string[] {
  if (/^application\/(?:atom\+)?xml/.test(type)) return matchesOf(text, XML_ADDRESS);
  if (type.toLowerCase().startsWith('text/plain')) return matchesOf(text, TEXT_ADDRESS);
  if (type.startsWith('application/manifest+json')) return addressesInData(JSON.parse(text));
  return [];
}

function readPage(source: string): LinkedText {
  const html = source.replace(SCRIPT_OR_COMMENT, '$1');
  return {
    addresses: [
      ...[...html.matchAll(ADDRESS_ATTRIBUTE)].flatMap(([, name = '', value = '']) =>
        addressesInAttribute(name, decode(value)),
      ),
      ...matchesOf(html, META_ADDRESS),
      ...matchesOf(decode(html), CSS_ADDRESS),
      ...[...source.matchAll(STRUCTURED_DATA)].flatMap(([, json = '']) => addressesInData(JSON.parse(json))),
    ],
    ids: new Set(matchesOf(html, ID)),
  };
}

function addressesInAttribute(attribute: string, value: string): string[] {
  if (!/srcset$/i.test(attribute)) return [value];
  return value.split(',').map((candidate) => candidate.trim().replace(/\s.*/, ''));
}

/** Returns all addresses in data, except the names (`@id`) that nodes of structured data know each other by. */
function addressesInData(data: unknown): string[] {
  if (typeof data === 'string') return /^(?:https?:\/)?\/\S*$/.test(data) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => (name === '@id' ? [] : addressesInData(value)));
}
