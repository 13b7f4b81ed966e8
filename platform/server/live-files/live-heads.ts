import { setImmediate } from 'node:timers/promises';
import type { Pages } from '../pages/pages.ts';
import { type PageHead, readHead } from './page-head.ts';

/** The heads of the live set's public pages, each read once per set. */
export interface LiveHeads {
  /** Returns the heads of all pages; undefined before the first set. Rejects if a page and its layout cannot be rendered. */
  readonly all: () => Promise<readonly PageHead[]> | undefined;
  /** Returns the head of the page `/`, or undefined if it cannot be rendered. */
  readonly home: () => Promise<PageHead | undefined> | undefined;
}

/** Reads heads when they are first needed, one page at a time, so that other requests run meanwhile. */
export function createLiveHeads(
  pages: Pick<Pages, 'live' | 'publicPages'> & Partial<Pick<Pages, 'changes'>>,
): LiveHeads {
  async function read(paths?: readonly string[]) {
    const { live } = pages;
    const value: PageHead[] = [];
    let isComplete = true;
    for await (const { url, html } of pages.publicPages(paths)) {
      if (pages.live !== live) break;
      if (html === undefined) isComplete = false;
      else value.push(await readHead(url, html));
      await setImmediate();
    }
    return { value, isComplete };
  }

  return {
    all: oncePerSet(pages, read),
    home: oncePerSet(pages, async () => {
      const { value, isComplete } = await read(['/']);
      return { value: value[0], isComplete };
    }),
  };
}

/** Returns what a value is made of: the live set, and the state of its content. */
const stateOf = ({ live, changes = 0 }: Parameters<typeof oncePerSet>[0]) => live && `${live} ${changes}`;

/** Time after which a value that lacks something, or a failure, is made anew, in milliseconds. */
const RETRY_AFTER_MS = 10_000;

/** A value, and whether nothing that it is made of was missing. */
interface Made<Value> {
  readonly value: Value;
  readonly isComplete: boolean;
}

/**
 * Returns a function that returns a value of the live set; undefined before the first set. The value is made when it is first
 * needed, once for all concurrent requests, and made anew for another set. So no request costs more than reading it.
 * @param make Makes the value of the set that is live. If another set goes live meanwhile, its result is discarded.
 */
export function oncePerSet<Value>(
  pages: Pick<Pages, 'live'> & Partial<Pick<Pages, 'changes'>>,
  make: () => Promise<Made<Value>>,
): () => Promise<Value> | undefined {
  let last: { readonly set: string; readonly value: Promise<Value>; failedAt?: number } | undefined;

  async function makeOf(set: string): Promise<Value> {
    const endSoon = () => {
      if (last?.set === set) last.failedAt = Date.now();
    };
    const newer = () => (stateOf(pages) === set ? undefined : get());
    try {
      const { value, isComplete } = await make();
      if (!isComplete) endSoon();
      return newer() ?? value;
    } catch (error) {
      endSoon();
      // The processes of a set that is no longer live have ended: its pages fail.
      const promise = newer();
      if (promise !== undefined) return promise;
      throw error;
    }
  }

  function get(): Promise<Value> | undefined {
    const live = stateOf(pages);
    if (live === undefined) return undefined;
    // A failure in the future is of a clock that was set back.
    const isOver = last?.failedAt !== undefined && Math.abs(Date.now() - last.failedAt) >= RETRY_AFTER_MS;
    if (last?.set !== live || isOver) {
      last = { set: live, value: makeOf(live) };
    }
    return last.value;
  }

  return get;
}
