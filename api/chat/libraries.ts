import { setImmediate } from 'node:timers/promises';
import type { Pages } from '@platform/server/pages/pages';
import { knowledge } from './knowledge/all.ts';
import type { Entry } from './knowledge/entry.ts';
import { type Gaps, gapsOf } from './knowledge/gaps.ts';
import { createLibrary, type Library, type Site } from './library.ts';
import { readPassages } from './passages.ts';

export interface LibrariesDeps {
  readonly pages: Pick<Pages, 'live' | 'documents' | 'onLive'>;
  readonly site: Site;
  /** Questions that the owner has answered. A change of the list is a new array. */
  readonly answered?: () => readonly Entry[];
  /** Called with what the knowledge and a release set lack of each other, if there is something. */
  readonly onGaps?: (gaps: Gaps) => void;
  /** Called when the pages could not be read. They are read again for the next question. */
  readonly onFailure: (error: unknown) => void;
}

const NONE: readonly Entry[] = [];

/**
 * Returns a function that returns the library of the live release set. It is made once a set, one page at a time, so that other
 * requests run meanwhile.
 */
export function createLibraries({ pages, site, answered = () => NONE, onGaps, onFailure }: LibrariesDeps) {
  let current:
    | { readonly set: string; readonly answered: readonly Entry[]; readonly library: Promise<Library> }
    | undefined;

  /** Reads a set. If another set goes live meanwhile, returns that set's library. */
  async function read(set: string, entries: readonly Entry[]): Promise<Library> {
    const documents = [];
    for (const page of (await pages.documents()).pages) {
      const newer = pages.live === set ? undefined : live();
      if (newer !== undefined) return newer;
      const { path } = page;
      if (isAboutAgency(path)) documents.push({ path, passages: readPassages(page.html, path) });
      await setImmediate();
    }
    const library = await createLibrary(documents, site, entries);
    const gaps = gapsOf(
      knowledge,
      documents.flatMap(({ passages }) => passages),
      library,
    );
    if (gaps.missing.length + gaps.uncovered.length > 0) onGaps?.(gaps);
    return library;
  }

  function live(): Promise<Library> | undefined {
    const { live: set } = pages;
    if (set === undefined) return undefined;
    const entries = answered();
    if (current?.set !== set || current.answered !== entries) {
      const made = { set, answered: entries, library: read(set, entries) };
      current = made;
      made.library.catch((error: unknown) => {
        if (current !== made) return;
        current = undefined;
        onFailure(error);
      });
    }
    return current?.library;
  }

  pages.onLive(() => void live());
  return live;
}

/** Returns whether a page is about the agency. The chat's page repeats others, and previews show made-up businesses. */
const isAboutAgency = (path: string): boolean => path !== '/Chatbot' && !path.startsWith('/sell/preview/');
