import { matchRoutes } from 'react-router';
import type { PageRoute } from '../remote-routes.ts';

/**
 * Loads and runs the code of the page at an address, and loads its data, so that a navigation there need not wait. Does nothing for pages
 * that are not public: what they show must be read when it is shown.
 * @param url Absolute.
 * @param isWanted Whether the data is still wanted when the code is there. A navigation that has begun loads it itself.
 */
export async function prepare(
  routes: readonly PageRoute[],
  url: string,
  prepared: ReturnType<typeof createPreparedData>,
  isWanted: () => boolean,
): Promise<void> {
  const matches = matchRoutes([...routes], new URL(url)) ?? [];
  if (matches.some(({ route }) => route.handle?.private)) return;
  const pages = await Promise.all(matches.map(({ route }) => route.lazy()));
  if (!isWanted()) return;
  for (const [i, { route, params }] of matches.entries()) {
    const loader = pages[i]?.loader;
    if (loader) prepared.keep(route.id, url, (signal) => loader({ params, request: new Request(url, { signal }) }));
  }
}

/** Maximum age of data that was loaded ahead, in milliseconds: visitors who point at a link mostly follow it within seconds. */
export const PREPARED_MS = 30_000;

/** Maximum number of pages whose data is cached. The oldest is removed first. */
const MAX_ENTRIES = 8;

interface Entry {
  readonly data: Promise<unknown>;
  readonly controller: AbortController;
  /** When the load began, of `performance.now()`. */
  readonly since: number;
}

/** Creates a cache of pages' data, from which a navigation takes it. */
export function createPreparedData(now: () => number = () => performance.now()) {
  const entries = new Map<string, Entry>();
  const isFresh = (entry: Entry | undefined): entry is Entry =>
    entry !== undefined && now() - entry.since < PREPARED_MS;

  return {
    /**
     * Returns the data of a route at a request's address, once; undefined if there is none. If the request is aborted, so is what loads
     * the data.
     */
    take(id: string, { url, signal }: Pick<Request, 'url' | 'signal'>): Promise<unknown> | undefined {
      const key = keyOf(id, url);
      const entry = entries.get(key);
      entries.delete(key);
      if (!isFresh(entry)) return undefined;
      signal.addEventListener('abort', () => entry.controller.abort(), { once: true });
      return entry.data;
    },
    /** Caches the data that `load` returns, unless data for this URL is cached. A failure is not cached: the navigation loads it again. */
    keep(id: string, url: string, load: (signal: AbortSignal) => unknown): void {
      const key = keyOf(id, url);
      if (isFresh(entries.get(key))) return;
      entries.delete(key);
      const controller = new AbortController();
      const data = (async () => load(controller.signal))();
      entries.set(key, { data, controller, since: now() });
      data.catch(() => entries.get(key)?.data === data && entries.delete(key));
      const [oldest] = entries.keys();
      if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    },
  };
}

const keyOf = (id: string, url: string) => `${id} ${url.split('#', 1)[0]}`;
