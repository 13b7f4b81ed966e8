import { setImmediate } from 'node:timers/promises';
import type { Pages } from '../pages/pages.ts';
import { oncePerSet } from './once-per-set.ts';
import { type PageHead, readHead } from './page-head.ts';

/** The heads of the live set's public pages, each read once per set. */
export interface LiveHeads {
  /** Returns the heads of all pages; undefined before the first set. Rejects if a page and its layout cannot be rendered. */
  readonly all: () => Promise<readonly PageHead[]> | undefined;
  /** Returns the head of the page `/`, or undefined if it cannot be rendered. */
  readonly home: () => Promise<PageHead | undefined> | undefined;
}

/** Reads heads when they are first needed, one page at a time, so that other requests run meanwhile. */
export function createLiveHeads(pages: Pick<Pages, 'live' | 'publicPages'>): LiveHeads {
  async function read(paths?: readonly string[]) {
    const { live } = pages;
    const value: PageHead[] = [];
    let isComplete = true;
    for await (const { url, html } of pages.publicPages(paths)) {
      if (pages.live !== live) break;
      if (html === undefined) isComplete = false;
      else value.push(readHead(url, html));
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
