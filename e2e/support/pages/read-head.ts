/** The head of a page in its HTML, as crawlers read it. */
export interface ServedHead {
  readonly titles: readonly string[];
  /** Contents of the meta elements with a `name` or a `property`, by it. */
  readonly meta: Readonly<Record<string, readonly string[]>>;
  readonly canonicals: readonly string[];
  /** Parsed JSON-LD, one for each element. */
  readonly data: readonly { readonly '@context': string; readonly '@graph': readonly object[] }[];
}

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };
const decode = (text: string) => text.replace(/&([\w#]+);/g, (entity, name) => CHARACTERS[name] ?? entity);

/** Reads the head of a page's HTML. */
export function readServedHead(html: string): ServedHead {
  const head = html.slice(0, html.indexOf('</head>'));
  const matchAll = (pattern: RegExp) => [...head.matchAll(pattern)];
  const meta: Record<string, string[]> = {};
  for (const [, name = '', content = ''] of matchAll(/<meta (?:name|property)="([^"]*)" content="([^"]*)"/g)) {
    meta[name] = [...(meta[name] ?? []), decode(content)];
  }
  return {
    titles: matchAll(/<title[^>]*>([^<]*)<\/title>/g).map(([, text = '']) => decode(text)),
    meta,
    canonicals: matchAll(/<link rel="canonical" href="([^"]*)"/g).map(([, href = '']) => decode(href)),
    data: matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs).map(([, json = '']) =>
      JSON.parse(json),
    ),
  };
}
