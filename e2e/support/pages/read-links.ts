/** What a page or file links to, and the ids of its elements. */
export interface LinkedText {
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

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, address = '']) => decode(address));

/** Returns the links of a page or file by its content type. A file of another type has none. */
export function readLinks(type: string, text: string): LinkedText {
  if (type.startsWith('text/html')) return readPage(text);
  const ids = type.startsWith('image/svg+xml') ? found(text, ID) : [];
  return { addresses: addressesInFile(type, text), ids: new Set(ids) };
}

function addressesInFile(type: string, text: string): string[] {
  if (/^application\/(?:atom\+)?xml/.test(type)) return found(text, XML_ADDRESS);
  if (type.toLowerCase().startsWith('text/plain')) return found(text, TEXT_ADDRESS);
  if (type.startsWith('application/manifest+json')) return addressesInData(JSON.parse(text));
  return [];
}

function readPage(source: string): LinkedText {
  const html = source.replace(SCRIPT_OR_COMMENT, '$1');
  return {
    addresses: [
      ...[...html.matchAll(ADDRESS_ATTRIBUTE)].flatMap(([, name = '', value = '']) => addressesIn(name, decode(value))),
      ...found(html, META_ADDRESS),
      ...found(decode(html), CSS_ADDRESS),
      ...[...source.matchAll(STRUCTURED_DATA)].flatMap(([, json = '']) => addressesInData(JSON.parse(json))),
    ],
    ids: new Set(found(html, ID)),
  };
}

function addressesIn(attribute: string, value: string): string[] {
  if (!/srcset$/i.test(attribute)) return [value];
  return value.split(',').map((candidate) => candidate.trim().replace(/\s.*/, ''));
}

/** Returns all addresses in data, except the names (`@id`) that nodes of structured data know each other by. */
function addressesInData(data: unknown): string[] {
  if (typeof data === 'string') return /^(?:https?:\/)?\/\S*$/.test(data) ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => (name === '@id' ? [] : addressesInData(value)));
}
