import { createHash } from 'node:crypto';

/** What the share picture of a page shows. */
export interface PageCard {
  readonly title: string;
  /** Who wrote it, what it costs, or what it belongs to. */
  readonly second?: string;
  /** What the page is about: a type of schema.org, which the drawing depends on. */
  readonly about: string;
  /** Number of things that the page lists. */
  readonly count: number;
  /** Chooses one of several drawings for pages without pictures. */
  readonly url: string;
  /** Absolute addresses of pictures of the page. */
  readonly images: readonly string[];
}

/** Bounds of what a page can say, in characters, and of the pictures in its own. */
const BOUNDS = { title: 160, second: 70, type: 40, address: 500, images: 8, nodes: 100 } as const;

/** Changes with the drawings: link previews load a picture again only at another address. */
const DESIGN = 2;

type Node = Readonly<Record<string, unknown>>;

/**
 * Returns what the share picture of a page shows, by the structured data of the page. It may be of any shape and length: what is not as
 * expected counts as missing.
 * @param url The page's canonical address.
 */
export function readPageCard(graph: readonly Node[], url: string): PageCard {
  const nodes = graph.slice(0, BOUNDS.nodes);
  const page = nodes.find((node) => node['@id'] === url) ?? {};
  const subject = nodes.find((node) => nodeIn(node.mainEntityOfPage)['@id'] === url) ?? nodeIn(page.mainEntity);
  const list = [subject.itemListElement, subject.blogPost, subject.employee, page.mainEntity].find(Array.isArray) ?? [];
  const items = (list as readonly unknown[]).slice(0, BOUNDS.nodes).map((item) => nodeIn(nodeIn(item).item ?? item));
  const own = imageOf(subject);
  const things = subject['@type'] === 'ItemList' ? items[0]?.['@type'] : undefined;
  const about =
    [things, subject['@type'], page['@type']].map((type) => textOf(type, BOUNDS.type)).find(Boolean) ?? 'WebPage';
  const second = [nodeIn(subject.author).name, subject.jobTitle, nodeIn(subject.offers).name, parentOf(nodes)]
    .map((text) => textOf(text, BOUNDS.second))
    .find(Boolean);
  return {
    title: textOf(page.name, BOUNDS.title) || new URL(url).hostname,
    ...(second && { second }),
    about,
    count: items.length,
    url: url.slice(0, BOUNDS.address),
    images: own ? [own] : [...new Set(items.flatMap((item) => imageOf(item) ?? []))].slice(0, BOUNDS.images),
  };
}

/** Returns the path of the share picture of a page. It changes with all that the picture shows. `name`: the agency's. */
export function sharePath(card: PageCard, name: string): string {
  const version = createHash('sha256')
    .update(JSON.stringify([DESIGN, card, name]))
    .digest('base64url')
    .slice(0, 8);
  const { pathname, search } = new URL(card.url);
  return `/share/${version}.jpg?${new URLSearchParams({ page: pathname + search })}`;
}

const nodeIn = (value: unknown): Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};

/** Returns a text of at most `max` characters, on one line; an empty one for anything else. */
function textOf(value: unknown, max: number): string {
  if (typeof value !== 'string') return '';
  const text = value
    .slice(0, 8 * max)
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${cut.slice(0, cut.lastIndexOf(' ') + 1 || undefined).trim()}…`;
}

/** Returns the address of the first picture of a node. */
function imageOf({ image }: Node): string | undefined {
  const first: unknown = Array.isArray(image) ? image[0] : image;
  return typeof first === 'string' && first.length <= BOUNDS.address && URL.canParse(first) ? first : undefined;
}

/** Returns the name of the page above this one, if that is not the home page. */
function parentOf(nodes: readonly Node[]): unknown {
  const list = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement;
  return Array.isArray(list) && list.length > 2 ? nodeIn(list.at(-2)).name : undefined;
}
