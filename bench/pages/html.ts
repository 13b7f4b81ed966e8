/** Script files of a bundle: names below `/assets/one-bundle/` and hashes for `integrity`. */
export interface Bundle {
  /** What every page runs, in this order. */
  readonly first: readonly ScriptFile[];
  /** What is loaded for a page, by the name of its chunk. */
  readonly chunks: ReadonlyMap<string, ScriptFile>;
  readonly files: ReadonlySet<string>;
}

interface ScriptFile {
  readonly path: string;
  readonly integrity: string;
}

/** Where the bundle's files are served. */
export const BUNDLE_PATH = '/assets/one-bundle/';

// React escapes `<` and `>` in attributes, and page data contain no `<`: these match whole elements, also in a template.
const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;
const LINK = /<link\b[^>]*>/g;

/** An element that names a script of a release: the remote or shell, and the name of the chunk. */
const RELEASED = /"(\/assets\/([a-z-]+)\/([\w-]+)\.\w+\.js)"/;

/** Returns a page without its scripts and without what only scripts read. What search engines read stays. */
export function withoutScripts(html: string): string {
  const isForScripts = (link: string) => /\bas="script"|rel="modulepreload"/.test(link);
  return html
    .replace(SCRIPT, (element, attributes: string) => (attributes.includes('ld+json') ? element : ''))
    .replace(LINK, (link) => (isForScripts(link) ? '' : link));
}

/**
 * Returns a page with the files of a bundle in place of those of its releases, named in the same way: what starts the site's scripts
 * starts the bundle's.
 * @throws Error if the page names no script of the shell: then it is not known where the bundle's belong.
 */
export function withBundle(html: string, { first, chunks, files }: Bundle): string {
  let started = false;
  const replaced = (element: string): string => {
    const [, path, owner, name = ''] = RELEASED.exec(element) ?? [];
    if (path === undefined) return element;
    const isFirst = owner === 'shell' && !started;
    started ||= isFirst;
    const own = isFirst ? first : [chunks.get(name)];
    return own.map((file) => file && renamed(element, path, file)).join('');
  };
  const swapped = html
    .replace(SCRIPT, (element, attributes: string) => (attributes.includes('src=') ? replaced(element) : element))
    .replace(LINK, (element) => replaced(element))
    .replace(/\/assets\/[a-z-]+\/([\w.-]+)/g, (path, file: string) => (files.has(file) ? BUNDLE_PATH + file : path));
  if (!started) throw new Error('The page names no script of the shell');
  return swapped;
}

const renamed = (element: string, path: string, file: ScriptFile): string =>
  element.replace(path, BUNDLE_PATH + file.path).replace(/integrity="[^"]*"/, `integrity="${file.integrity}"`);
