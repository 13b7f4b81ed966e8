/** How long data that was loaded ahead may be shown, in milliseconds: who points at a link follows it soon, or not at all. */
export const PREPARED_MS = 30_000;

/** Maximum number of pages whose data is cached. The oldest is removed first. */
const MAX_KEPT = 8;

interface Kept {
  readonly data: Promise<unknown>;
  readonly controller: AbortController;
  /** When it was asked for, of `performance.now()`. */
  readonly since: number;
}

/** Data of pages, loaded before the visitor follows a link to them. */
export type PreparedData = Pick<ReturnType<typeof createPreparedData>, 'take'>;

/** Keeps the data of pages until it is taken, for a short time. */
export function createPreparedData(now: () => number = () => performance.now()) {
  const kept = new Map<string, Kept>();
  const isFresh = (entry: Kept | undefined): entry is Kept => entry !== undefined && now() - entry.since < PREPARED_MS;

  return {
    /**
     * Returns the data of a route at a request's address, once; undefined if there is none. If the request is aborted, so is what loads
     * the data.
     */
    take(id: string, { url, signal }: Pick<Request, 'url' | 'signal'>): Promise<unknown> | undefined {
      const key = keyOf(id, url);
      const entry = kept.get(key);
      kept.delete(key);
      if (!isFresh(entry)) return undefined;
      signal.addEventListener('abort', () => entry.controller.abort(), { once: true });
      return entry.data;
    },
    /** Caches the data that `load` returns, unless data for this URL is cached. A failure is not cached: the navigation loads it again. */
    keep(id: string, url: string, load: (signal: AbortSignal) => unknown): void {
      const key = keyOf(id, url);
      if (isFresh(kept.get(key))) return;
      kept.delete(key);
      const controller = new AbortController();
      const data = (async () => load(controller.signal))();
      kept.set(key, { data, controller, since: now() });
      data.catch(() => kept.get(key)?.data === data && kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    },
  };
}

const keyOf = (id: string, url: string) => `${id} ${url.split('#', 1)[0]}`;
