import { setImmediate } from 'node:timers/promises';
import { isTelling } from './page-weight.ts';
import { indexPassages, type PassageIndex } from './passage-index.ts';
import { type Passage, passagesOf } from './passages-of.ts';
import { withoutTeasers } from './teasers.ts';
import { uniquePassages } from './unique-passages.ts';

/** The finished public pages of a release set, by path. */
export interface Documents {
  /** The set's id. */
  readonly set: string;
  readonly pages: readonly { readonly path: string; readonly html: string }[];
}

export interface PassagesDeps {
  readonly pages: {
    /** Id of the live set, once there is one. */
    readonly live: string | undefined;
    documents(): Promise<Documents>;
    /** Calls back each time another set has gone live. */
    onLive(listener: () => void): void;
  };
  /** Called when the pages could not be read; they are read again for the next question. */
  readonly onFailure: (error: unknown) => void;
}

/** What the site says, by question. */
export interface Passages {
  /** The passages that answer, best first; none if the site does not tell. */
  find(question: string): Promise<readonly Passage[]>;
}

/**
 * Reads the passages of the live set's pages each time that another set has gone live: a page at a time, so that visitors are
 * answered meanwhile. A question waits for it only if it comes before the end.
 */
export function createPassages({ pages, onFailure }: PassagesDeps): Passages {
  let indexed: { readonly set: string; readonly index: Promise<PassageIndex> } | undefined;

  /** Where another set goes live meanwhile, nobody asks for this one's any more: the other's index takes its place. */
  async function read(set: string): Promise<PassageIndex> {
    const documents = await pages.documents();
    const found: Passage[][] = [];
    for (const page of documents.pages) {
      const newer = pages.live === set ? undefined : current();
      if (newer !== undefined) return newer;
      if (isTelling(page.path)) found.push(passagesOf(page.html, page.path));
      await setImmediate();
    }
    return indexPassages(uniquePassages(withoutTeasers(found)));
  }

  /** The index of the live set, begun if it is not there. What cannot be read is forgotten, so that it is tried again. */
  function current(): Promise<PassageIndex> | undefined {
    const { live } = pages;
    if (live === undefined) return undefined;
    if (indexed?.set !== live) {
      const now = { set: live, index: read(live) };
      now.index.catch((error: unknown) => {
        if (indexed !== now) return;
        indexed = undefined;
        onFailure(error);
      });
      indexed = now;
    }
    return indexed.index;
  }

  pages.onLive(() => void current());

  return {
    async find(question) {
      return (await current())?.find(question) ?? [];
    },
  };
}
