import { LRUCache } from 'lru-cache';
import { RateLimiterRes } from 'rate-limiter-flexible';

/** Maximum number of clients that a counter knows, the newest ones, in some 15 MB. */
export const MAX_CLIENTS = 50_000;

interface Count {
  consumed: number;
  /** Of `performance.now()`. */
  readonly endsAt: number;
}

/**
 * Creates a counter of the `points` that each client can consume in `duration` seconds, in this process. It forgets the clients that it
 * has not seen for longest: the library's own counter keeps every address for the whole time, however many there are.
 */
export function createMemoryCounter({ points, duration }: { readonly points: number; readonly duration: number }) {
  // Created at the first count: it takes a megabyte and ten milliseconds, and a site has a dozen counters.
  let counts: LRUCache<string, Count> | undefined;

  function known(client: string): Count | undefined {
    const count = counts?.get(client);
    return count && count.endsAt > performance.now() ? count : undefined;
  }

  function add(client: string, amount: number): RateLimiterRes {
    const count = known(client) ?? { consumed: 0, endsAt: performance.now() + duration * 1000 };
    count.consumed += amount;
    counts ??= new LRUCache({ max: MAX_CLIENTS });
    counts.set(client, count);
    return resultOf(count);
  }

  const resultOf = ({ consumed, endsAt }: Count) =>
    new RateLimiterRes(Math.max(0, points - consumed), endsAt - performance.now(), consumed);

  return {
    /** Returns what a client has consumed; undefined if nothing. */
    get(client: string): RateLimiterRes | undefined {
      const count = known(client);
      return count && resultOf(count);
    },
    /** Counts an amount, also above the points. */
    add,
    /** Counts one point. Rejects with the result if there was none left. */
    async consume(client: string | number): Promise<RateLimiterRes> {
      const result = add(String(client), 1);
      if (result.consumedPoints > points) throw result;
      return result;
    },
  };
}
