import { basename } from 'node:path';
import { PREVIEW_HEADER, type Preview, type StoredRelease } from '@platform/contract/release';

type Pages = Preview['pages'];

/** Number of pages or scripts that are requested at once. */
const AT_ONCE = 8;

/** Time limit of a request in milliseconds. */
const TIMEOUT_MS = 30_000;

/** A release that a preview shows, and the live one of its name. */
interface Releases {
  readonly live: StoredRelease;
  readonly next: StoredRelease;
}

/**
 * Returns the pages of a remote's preview that change when its release goes live: their status or HTML differs, or a script that they load,
 * at first or later. Returns all pages if the remote's entry does more than list other files, or if a changed script belongs to no page.
 * @param url The origin of the site.
 */
export async function changedPages(url: string, { live, next }: Releases, { key, pages }: Preview): Promise<Pages> {
  const scripts = { live: await readScripts(url, live), next: await readScripts(url, next) };
  if (scripts.live.entry !== scripts.next.entry) return pages;
  const unclaimed = new Set([...scripts.next.texts.keys()].filter((file) => !scripts.live.texts.has(file)));
  const changes = await inBatches(pages, async (page) => {
    const [before, after] = await Promise.all([readPage(url, page.url), readPage(url, page.url, key)]);
    const loaded = { before: loadedBy(before.html, scripts.live), after: loadedBy(after.html, scripts.next) };
    for (const file of loaded.after) unclaimed.delete(file);
    return (
      before.status !== after.status ||
      withoutNames(before.html, live) !== withoutNames(after.html, next) ||
      loaded.before.size !== loaded.after.size ||
      [...loaded.after].some((file) => !loaded.before.has(file))
    );
  });
  return unclaimed.size > 0 ? pages : pages.filter((_, index) => changes[index]);
}

/**
 * The scripts of a release. `entry`: text of its entry without the hashes of other files. `common`: file names of those that every page loads,
 * which name the scripts of all pages. `texts`: of all but the entry by file name.
 */
interface Scripts {
  readonly entry: string;
  readonly common: ReadonlySet<string>;
  readonly texts: ReadonlyMap<string, string>;
}

async function readScripts(url: string, { name, files, pages }: StoredRelease): Promise<Scripts> {
  const names = files.filter(({ path }) => /^web\/.*\.js$/.test(path)).map(({ path }) => path.slice('web/'.length));
  const texts = await inBatches(names, async (file) => (await get(new URL(`/assets/${name}/${file}`, url))).text());
  const byName = new Map(names.map((file, index) => [file, texts[index] ?? '']));
  const entry = pages[0]?.scripts[0] ?? '';
  const text = byName.get(entry) ?? '';
  byName.delete(entry);
  const common = new Set(names.filter((file) => pages.every(({ scripts }) => scripts.includes(file))));
  return { entry: withoutHashes(text), common, texts: byName };
}

/** Returns the file names of the scripts that a page loads: those of its head, and those that a loaded one names. */
function loadedBy(html: string, { common, texts }: Scripts): Set<string> {
  const heads = [...html.matchAll(/<(?:script|link)\s[^>]*(?:src|href)="([^"]+\.js)"/g)].map(([, path = '']) => path);
  const loaded = new Set(heads.map((path) => basename(path)).filter((file) => texts.has(file)));
  // A set is iterated over what is added meanwhile, too.
  for (const file of loaded) {
    const text = common.has(file) ? '' : (texts.get(file) ?? '');
    for (const other of texts.keys())
      if (text.includes(other) || text.includes(`"${chunkOf(other)}"`)) loaded.add(other);
  }
  return loaded;
}

/** Returns the name of the chunk in a file: `about` of `about.1636ab890a.js`. */
const chunkOf = (file: string): string => file.replace(/\.[0-9a-f]{10}\.js$/, '');

/** Returns a text without the hashes in names of scripts, and those of their content. */
const withoutHashes = (text: string): string =>
  text
    .replace(/\.[0-9a-f]{10}\.js\b/g, '.js')
    .replace(/"[0-9a-f]{10}"/g, '""')
    .replace(/sha384-[\w+/=]{64}/g, '');

/** Returns the HTML of a page without what names a release. */
const withoutNames = (html: string, { version }: StoredRelease): string =>
  withoutHashes(html)
    .replaceAll(version, '')
    .replace(/"set":"[0-9a-f]+"/g, '');

async function readPage(url: string, path: string, key?: string) {
  const response = await get(new URL(path, url), key === undefined ? {} : { [PREVIEW_HEADER]: key });
  return { status: response.status, html: await response.text() };
}

const get = (url: URL, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });

/** Returns the results of a function for each item, `AT_ONCE` at a time. */
async function inBatches<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(run))));
  }
  return results;
}
