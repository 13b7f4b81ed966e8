import { request } from './http.ts';

/** A link of the site: the page that has it, and the address as it is spelled there. */
interface Link {
  readonly from: string;
  readonly to: string;
}

interface Resource {
  readonly status: number;
  readonly isPage: boolean;
  readonly links: readonly Link[];
  readonly ids: ReadonlySet<string>;
}

/** Maximum number of pages in the line about a broken link. */
const MAX_LISTED = 5;

const ADDRESS_ATTRIBUTE = /\s(href|src|srcset|imagesrcset|action|formaction|poster)="([^"]*)"/gi;
/** A meta element with an address, such as `og:url`. */
const META_ADDRESS = /<meta\b[^>]*\scontent="((?:https?:|\/)[^"]*)"/gi;
const CSS_ADDRESS = /\burl\(\s*["']?([^"')]+)/gi;
const ID = /\sid="([^"]*)"/gi;
const SCRIPT_OR_COMMENT = /(<script\b[^>]*>)[\s\S]*?<\/script>|<!--[\s\S]*?-->/gi;

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };
const decode = (text: string) => text.replace(/&([\w#]+);/g, (entity, name) => CHARACTERS[name] ?? entity);

/**
 * Requests pages, everything that their HTML links to on the same site, everything that those pages link to, and so on.
 * Runs no scripts. Returns the paths of all pages with the status 200, and one line for each broken link: its address, as
 * it is spelled, does not have the status 200, or its fragment is not the id of an element.
 */
export async function crawl(url: string, starts: readonly string[], links: readonly Link[] = []) {
  const resources = new Map<string, Resource | undefined>(starts.map((path) => [path, undefined]));
  const sources = new Map<string, Set<string>>();

  function add({ from, to }: Link): void {
    const { origin, pathname, search, hash } = new URL(to, url + from);
    if (origin !== url) return;
    const path = pathname + search;
    if (!resources.has(path)) resources.set(path, undefined);
    sources.set(path + hash, (sources.get(path + hash) ?? new Set()).add(from));
  }

  links.forEach(add);
  for (let paths = [...resources.keys()]; paths.length > 0; ) {
    const loaded = await Promise.all(paths.map((path) => load(url, path)));
    for (const [i, resource] of loaded.entries()) resources.set(paths[i] ?? '', resource);
    for (const resource of loaded) resource.links.forEach(add);
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
  const isPage = headers['content-type']?.startsWith('text/html') ?? false;
  if (!isPage) return { status, isPage, links: [], ids: new Set() };
  const html = body.toString().replace(SCRIPT_OR_COMMENT, '$1');
  const addresses = [
    ...[...html.matchAll(ADDRESS_ATTRIBUTE)].flatMap(([, name = '', value = '']) => addressesIn(name, decode(value))),
    ...[...html.matchAll(META_ADDRESS)].map(([, address = '']) => decode(address)),
    ...[...decode(html).matchAll(CSS_ADDRESS)].map(([, address = '']) => address),
  ];
  return {
    status,
    isPage,
    links: addresses.map((to) => ({ from: path, to })),
    ids: new Set([...html.matchAll(ID)].map(([, id = '']) => decode(id))),
  };
}

function addressesIn(attribute: string, value: string): string[] {
  if (!/srcset$/i.test(attribute)) return [value];
  return value.split(',').map((candidate) => candidate.trim().replace(/\s.*/, ''));
}
