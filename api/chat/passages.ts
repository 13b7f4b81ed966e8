import { setImmediate } from 'node:timers/promises';
import { type Spend, spendFreely } from '@platform/server/http/work-budget';
import type { Pages } from '@platform/server/pages/pages';
import { uniquePassages, withoutTeasers } from './merge-passages.ts';
import { indexPassages, type PassageIndex } from './passage-index.ts';
import { type Passage, readPassages } from './read-passages.ts';

export interface PassagesDeps {
  readonly pages: Pick<Pages, 'live' | 'documents' | 'onLive'>;
  /** Called when the pages could not be read. They are read again for the next question. */
  readonly onFailure: (error: unknown) => void;
}

/** The passages of the live release set's pages. */
export interface Passages {
  /** Returns the passages that answer a question, best first. `spend` runs the search. */
  find(question: string, spend?: Spend): Promise<readonly Passage[]>;
}

/**
 * Reads the passages each time that a release set goes live, one page at a time, so that other requests run meanwhile. A
 * question waits only if it comes before all pages are read.
 */
export function createPassages({ pages, onFailure }: PassagesDeps): Passages {
  let indexed: { readonly set: string; readonly index: Promise<PassageIndex> } | undefined;

  /** Reads a set. If another set goes live meanwhile, returns that set's index. */
  async function read(set: string): Promise<PassageIndex> {
    const documents = await pages.documents();
    const found: Passage[][] = [];
    for (const page of documents.pages) {
      const newer = pages.live === set ? undefined : liveIndex();
      if (newer !== undefined) return newer;
      if (isAboutAgency(page.path)) found.push(readPassages(page.html, page.path));
      await setImmediate();
    }
    return indexPassages(uniquePassages(withoutTeasers(found)));
  }

  /** Returns the index of the live set. If reading failed, the next call reads again. */
  function liveIndex(): Promise<PassageIndex> | undefined {
    const { live } = pages;
    if (live === undefined) return undefined;
    if (indexed?.set !== live) {
      const current = { set: live, index: read(live) };
      current.index.catch((error: unknown) => {
        if (indexed !== current) return;
        indexed = undefined;
        onFailure(error);
      });
      indexed = current;
    }
    return indexed.index;
  }

  pages.onLive(() => void liveIndex());

  return {
    async find(question, spend = spendFreely) {
      const index = await liveIndex();
      return index ? spend(() => index.find(question)) : [];
    },
  };
}

/** Returns whether a page is about the agency. The chat's page repeats others, and previews show made-up businesses. */
const isAboutAgency = (path: string): boolean => path !== '/Chatbot' && !path.startsWith('/sell/preview/');
