import { isTelling } from './page-weight.ts';
import { indexPassages, type PassageIndex } from './passage-index.ts';
import { type Passage, passagesOf } from './passages-of.ts';
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
  };
}

/** What the site says, by question. */
export interface Passages {
  /** The passages that answer, best first; none if the site does not tell. */
  find(question: string): Promise<readonly Passage[]>;
}

/** Reads the passages of the live set's pages, again whenever another set is live. */
export function createPassages({ pages }: PassagesDeps): Passages {
  let indexed: { readonly set: string; readonly index: Promise<PassageIndex> } | undefined;

  async function read(): Promise<PassageIndex> {
    const documents = await pages.documents();
    const others = documents.pages.filter(({ path }) => isTelling(path));
    return indexPassages(uniquePassages(others.map(({ path, html }) => passagesOf(html, path))));
  }

  return {
    async find(question) {
      const { live } = pages;
      if (live === undefined) return [];
      if (indexed?.set !== live) indexed = { set: live, index: read() };
      const now = indexed;
      try {
        return (await now.index).find(question);
      } catch (error) {
        if (indexed === now) indexed = undefined;
        throw error;
      }
    },
  };
}
