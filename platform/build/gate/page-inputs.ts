import { createHash } from 'node:crypto';
import type { BuildInfo } from '@platform/contract/release';

/** A route, with the files that its page loads first: `server` below `server/`, `chunks` below `web/`. */
export interface RouteFiles {
  readonly server: readonly string[];
  readonly chunks: readonly string[];
  /** All else that its pages depend on, such as its paths. */
  readonly description: unknown;
}

/** A remote's release, with the texts of its server files, and of its scripts and style sheets, by file name. */
export interface RemoteTexts {
  readonly info: BuildInfo;
  readonly integrity: Readonly<Record<string, string>>;
  readonly server: Readonly<Record<string, string>>;
  readonly web: Readonly<Record<string, string>>;
  readonly routes: readonly RouteFiles[];
}

/** Hashes of what a route's pages are made of, apart from the names of files and releases: their HTML, and all that a browser loads. */
export interface PageInputs {
  readonly html: string;
  readonly browser: string;
}

/** The chunk of the server file that lists the routes, and that contains what all of them share. */
const ROUTES = 'routes';

/**
 * Returns the inputs of each route. They are the chunks that its page loads first, all that these name, and so on, and whatever any page could
 * load: the routes, the entry, chunks that the file of the routes loads for another purpose than as a page, and chunks that no page is known
 * to load.
 */
export function pageInputs({ info, integrity, server, web, routes }: RemoteTexts): PageInputs[] {
  const chunks = { html: chunksIn(server), browser: chunksIn(web) };
  const entry = chunkOf(info.entry);
  const entryText = chunks.browser.get(entry);
  if (entryText !== undefined) chunks.browser.set(entry, withoutHashes(entryText, integrity));
  const names = new Set([...chunks.html.keys(), ...chunks.browser.keys()]);
  const textsOf = (name: string) => [chunks.html.get(name) ?? '', chunks.browser.get(name) ?? ''];
  const namedIn = (text: string) => (COMPUTED_LOAD.test(text) ? [...names] : namesIn(text));
  const namedBy = new Map(Array.from(names, (name) => [name, textsOf(name).flatMap(namedIn)]));

  const first = [entry, ...(info.chunks.routes ?? []).map(chunkOf)];
  const isCommon = commonIn(chunks.html.get(ROUTES) ?? '', routes);
  const common = new Set([ROUTES, ...first, ...[...names].filter(isCommon)]);
  const reached = routes.map((route) => {
    const own = new Set([...route.server, ...route.chunks].map(chunkOf).filter((name) => !common.has(name)));
    // A set is iterated over what is added meanwhile, too.
    for (const name of own) {
      for (const other of namedBy.get(name) ?? []) if (names.has(other) && !common.has(other)) own.add(other);
    }
    return own;
  });
  const known = new Set(reached.flatMap((own) => [...own]));
  for (const name of names) if (!known.has(name)) common.add(name);

  const { contract, shared, ownCopies, open } = info;
  const hashed = (texts: ReadonlyMap<string, string>) =>
    new Map(Array.from(texts, ([name, text]) => [name, hashOf(text)]));
  const hashes = { html: hashed(chunks.html), browser: hashed(chunks.browser) };
  return routes.map((route, i) => {
    const loaded = [...common, ...(reached[i] ?? [])].sort();
    const loadedBy = (kind: keyof PageInputs) =>
      loaded.flatMap((name) => (hashes[kind].has(name) ? [[name, hashes[kind].get(name)]] : []));
    const rest = [{ contract, shared, ownCopies, open, first }, route.description, route.chunks.map(chunkOf)];
    const html = hashOf(JSON.stringify([rest, loadedBy('html')]));
    return { html, browser: hashOf(JSON.stringify([html, loadedBy('browser')])) };
  });
}

/**
 * Returns a function that returns whether any page could load a chunk: the file of the routes loads it more often than there are routes
 * whose page it is. All are, if that file computes which chunk it loads.
 */
function commonIn(text: string, routes: readonly RouteFiles[]): (name: string) => boolean {
  if (COMPUTED_LOAD.test(text)) return () => true;
  // The loads for another purpose, by name.
  const others = new Map<string, number>();
  const add = (name: string, count: number) => others.set(name, (others.get(name) ?? 0) + count);
  for (const [, quoted, number] of text.matchAll(LOAD)) add(chunkOf(quoted ?? number ?? ''), 1);
  for (const { server } of routes) for (const file of server) add(chunkOf(file), -1);
  return (name) => !NAME.test(name) || (others.get(name) ?? 0) !== 0;
}

/** A name that `NAMED` and `LOAD` find. */
const NAME = /^[\w@/~-]+$/;

/** A text that can be the name of a chunk or of its file. The quote at its end can also be the one at the start of the next text. */
const NAMED = /["'`](?:\.\/)?([\w@./~-]+)(?=["'`])|\.e\((\d+)\)/g;

/** A chunk is loaded, by the bundler's function, or by its file. */
const LOAD = /(?:\.e|require|import)\((?:\s|\/\*[^*]*\*\/)*(?:["'`](?:\.\/)?([\w@./~-]+)["'`]|(\d+)\))/g;

/** A chunk is loaded whose name is not written there, as by `import('./' + name)`. */
const COMPUTED_LOAD = /\.e\((?!(?:\s|\/\*[^*]*\*\/)*["'`\d])/;

/** Returns the texts that can be names of chunks. */
const namesIn = (text: string): string[] =>
  Array.from(text.matchAll(NAMED), ([, quoted, number]) => chunkOf(quoted ?? number ?? ''));

/** Hash of the content in the name of a file. */
const HASH = /\.[0-9a-f]{10}(?=\.\w+$)/;

/** Returns the name of the chunk in a file: `about` of `about.1636ab890a.js`. */
const chunkOf = (file: string): string => file.replace(HASH, '').replace(/\.(?:js|css)$/, '');

/** Returns the texts by chunk, each with the kind of its file. */
function chunksIn(files: Readonly<Record<string, string>>): Map<string, string> {
  const chunks = new Map<string, string>();
  for (const [file, text] of Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const name = chunkOf(file);
    chunks.set(name, `${chunks.get(name) ?? ''}${file.replace(HASH, '')}\n${text.length}\n${text}`);
  }
  return chunks;
}

/** Returns the text of an entry with the names of the release's other files in place of their hashes, which it lists. */
function withoutHashes(text: string, integrity: RemoteTexts['integrity']): string {
  let rest = text;
  for (const [file, sha384] of Object.entries(integrity)) {
    const hash = HASH.exec(file)?.[0].slice(1);
    if (hash !== undefined) rest = rest.replaceAll(hash, chunkOf(file));
    rest = rest.replaceAll(sha384, `integrity of ${chunkOf(file)}`);
  }
  return rest;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
