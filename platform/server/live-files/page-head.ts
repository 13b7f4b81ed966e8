import * as v from 'valibot';
import { scanHtml } from './scan-html.ts';

/** A node of structured data, by the names of schema.org. */
export type DataNode = Readonly<Record<string, unknown>>;

/** Metadata in the head of a page. */
export interface PageHead {
  /** Path and search of the page. */
  readonly url: string;
  /** Language, such as `en`. */
  readonly lang: string;
  readonly title: string;
  readonly description: string;
  /** The page's canonical address, if its head names one. */
  readonly canonical?: string;
  /** Whether search engines may list the page. */
  readonly isIndexed: boolean;
  /** The page's structured data (JSON-LD). */
  readonly graph: readonly DataNode[];
}

const structuredData = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ '@graph': v.array(v.record(v.string(), v.unknown())) }),
);

/** Maximum characters of a title, a description or an address, and of structured data. */
const MAX_TEXT = 2000;
const MAX_DATA = 64 * 1024;

/** Reads the head of a page. Structured data that is not a graph, or too long, counts as none; texts are cut off. */
export async function readHead(url: string, html: string): Promise<PageHead> {
  /** Attributes of the first element of each kind that is read. */
  const found: Partial<Record<'html' | 'description' | 'robots' | 'canonical', Readonly<Record<string, string>>>> = {};
  const texts: Partial<Record<'title' | 'data', string>> = {};
  let reading: 'title' | 'data' | undefined;
  let isDone = false;
  await scanHtml(html, {
    open(name, attributes) {
      const { name: meta, rel, type } = attributes;
      if (name === 'html') found.html ??= attributes;
      else if (name === 'meta' && (meta === 'description' || meta === 'robots')) found[meta] ??= attributes;
      else if (name === 'link' && rel === 'canonical') found.canonical ??= attributes;
      else if (name === 'title' && texts.title === undefined) reading = 'title';
      else if (name === 'script' && type === 'application/ld+json' && texts.data === undefined) reading = 'data';
      else if (name === 'body') isDone = true;
      if (reading !== undefined) texts[reading] ??= '';
    },
    close(name) {
      if (name === 'title' || name === 'script') reading = undefined;
    },
    text(text) {
      if (reading !== undefined && (texts[reading]?.length ?? 0) <= MAX_DATA) texts[reading] += text;
    },
    isDone: () => isDone,
  });
  const { title = '', data = '' } = texts;
  const graph = v.safeParse(structuredData, data.length > MAX_DATA ? '' : data, { abortEarly: true });
  const canonical = found.canonical?.href;
  const isAddress = canonical !== undefined && canonical.length <= MAX_TEXT && URL.canParse(canonical, 'http://site');
  return {
    url,
    lang: (found.html?.lang ?? '').slice(0, MAX_TEXT),
    title: title.slice(0, MAX_TEXT),
    description: (found.description?.content ?? '').slice(0, MAX_TEXT),
    ...(isAddress && { canonical }),
    isIndexed: !/\bnoindex\b/.test(found.robots?.content ?? ''),
    graph: graph.success ? graph.output['@graph'] : [],
  };
}

/** A date, or a time with its zone, as in W3C's profile of ISO 8601: https://www.w3.org/TR/NOTE-datetime */
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/** Returns when a node's subject was last changed; undefined if the node has no valid date. */
export function dateOf({ dateModified, datePublished }: DataNode): string | undefined {
  return [dateModified, datePublished].find(
    (date): date is string => typeof date === 'string' && DATE.test(date) && !Number.isNaN(Date.parse(date)),
  );
}

/** Returns whether a node describes the page at an address: by its id, its URL or the page that it is the main entity of. */
export function describes(node: DataNode, address: string): boolean {
  const { mainEntityOfPage } = node;
  const page = typeof mainEntityOfPage === 'object' ? (mainEntityOfPage as DataNode | null)?.['@id'] : mainEntityOfPage;
  return [node['@id'], node.url, page].some((id) => typeof id === 'string' && id.split('#', 1)[0] === address);
}
