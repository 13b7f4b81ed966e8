import { parse } from 'node-html-parser';
import * as v from 'valibot';

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

/** Reads the head of a page. Structured data that is not a graph counts as none. */
export function readHead(url: string, html: string): PageHead {
  const document = parse(html.slice(0, html.indexOf('<body')));
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  const script = document.querySelector('script[type="application/ld+json"]');
  const data = v.safeParse(structuredData, script?.rawText);
  const canonical = attribute('link[rel="canonical"]', 'href');
  return {
    url,
    lang: attribute('html', 'lang') ?? '',
    title: document.querySelector('title')?.text ?? '',
    description: attribute('meta[name="description"]', 'content') ?? '',
    ...(canonical !== undefined && { canonical }),
    isIndexed: !/\bnoindex\b/.test(attribute('meta[name="robots"]', 'content') ?? ''),
    graph: data.success ? data.output['@graph'] : [],
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
