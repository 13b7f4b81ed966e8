import type { Release } from '../release-set/release.ts';
import type { PageAddress } from '../render/render-tasks.ts';

/** Options of rendering a set ahead. */
export interface PrerenderOptions {
  /** Time limit for all pages together, in milliseconds. */
  readonly limitMs?: number | undefined;
  /** The set that is live. Its pages that are part of this set are not rendered again, also if they failed there. */
  readonly live?: { readonly releasesIds: ReadonlySet<string> } | undefined;
}

/** Time limit for all pages of a set together, in milliseconds. */
export const PRERENDER_MS = 30_000;

interface RowOptions {
  /** Number of pages that are rendered at once. */
  readonly width: number;
  readonly deadline: Deadline;
  readonly page: (address: PageAddress) => unknown;
  /** Times at which pages failed, by URL. */
  readonly failedAt: Map<string, number>;
  /** Returns whether no page of a remote could be rendered so far. */
  readonly seemsBroken: (remote: Release) => boolean;
}

/**
 * Renders pages until they are done or the time is over. Pages of one remote are beside each other: rendered in a row, they need few
 * processes. Rows of remotes that hang or fail come after all others.
 * @param remotes Pages of each remote.
 * @returns Number of pages for which there was no time.
 */
export async function renderInRows(
  remotes: readonly (readonly PageAddress[])[],
  { width, deadline, page, failedAt, seemsBroken }: RowOptions,
): Promise<number> {
  const rows = remotes.flatMap((pages) => inRows(pages, width));
  let late = 0;
  const fail = (address: PageAddress) => failedAt.set(address.url, Date.now());
  const renderRows = async () => {
    for (let row = rows.shift(); row; row = rows.shift()) {
      for (let address = row.shift(); address; address = row.shift()) {
        if (seemsBroken(address.remote)) fail(address);
        else if (deadline.isOver || (await deadline.race(page(address))) === undefined) {
          fail(address);
          late += 1;
        }
        if (failedAt.has(address.url) && row.length > 0 && rows.length > 0) {
          rows.push(row);
          break;
        }
      }
    }
  };
  await Promise.all(Array.from({ length: width }, renderRows));
  return late;
}

/** Divides addresses into a number of rows. */
function inRows(addresses: readonly PageAddress[], count: number): PageAddress[][] {
  const length = Math.ceil(addresses.length / count);
  const rows = Array.from({ length: count }, (_, row) => addresses.slice(row * length, (row + 1) * length));
  return rows.filter((row) => row.length > 0);
}

export type Deadline = ReturnType<typeof startDeadline>;

/** Starts a time limit. `race` returns undefined if a promise is not settled in time. */
export function startDeadline(ms: number) {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const over = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      isOver = true;
      resolve(undefined);
    }, ms);
  });
  return {
    get isOver() {
      return isOver;
    },
    race: <Result>(result: Result | Promise<Result>): Promise<Result | undefined> => Promise.race([result, over]),
    clear: () => clearTimeout(timer),
  };
}
