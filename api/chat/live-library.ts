import { setImmediate } from 'node:timers/promises';
import type { Logger } from '@platform/server/http/request-log';
import type { Pages } from '@platform/server/pages/pages';
import type { Entry, Knowledge } from './knowledge.ts';
import { createLibrary, type Document, type Library, type Site } from './library.ts';
import { readPassages } from './passages.ts';

/** Maximum number of characters of a library, and the least that a passage counts: several times those of the site. */
const MAX_TEXT = 500_000;
const MIN_PASSAGE = 250;

/** Returns the pages that fit into a library, the smallest first, so that no large page takes their place. */
export function withinBounds(documents: readonly Document[]): readonly Document[] {
  const sizeOf = ({ passages }: Document) =>
    passages.reduce((sum, { lines }) => sum + Math.max(lines.join('\n').length, MIN_PASSAGE), 0);
  const sized = documents.map((document) => ({ document, size: sizeOf(document) })).sort((a, b) => a.size - b.size);
  let left = MAX_TEXT;
  return sized.flatMap(({ document, size }) => {
    left -= size;
    return left >= 0 ? document : [];
  });
}

export interface LibraryDeps {
  readonly pages: Pick<Pages, 'live' | 'documents'>;
  readonly site: Site;
  readonly knowledge: Knowledge;
  /** Returns the questions that the owner has answered: another list after a change. */
  readonly answered: () => readonly Entry[];
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

/** Returns a function that returns the library of the live release set, created once a set. It is empty before the first one. */
export function createLibraries({ pages, site, knowledge, answered, log }: LibraryDeps): () => Promise<Library> {
  let current: { set: string | undefined; own: readonly Entry[]; library: Promise<Library> } | undefined;
  const read = async (own: readonly Entry[]): Promise<Library> => {
    const documents = [];
    for (const { path, html } of (await pages.documents()).pages) {
      // The chat's page repeats others.
      if (path !== '/Chatbot') documents.push({ path, passages: await readPassages(html, path) });
      // Other requests run between two pages.
      await setImmediate();
    }
    const library = createLibrary(withinBounds(documents), site, knowledge, own);
    if (library.missing.length > 0)
      log.warn({ missing: library.missing }, 'places in api/content/chat.yaml are on no page');
    return library;
  };
  return async () => {
    const { live: set } = pages;
    const own = answered();
    if (current?.set !== set || current?.own !== own) current = { set, own, library: read(own) };
    return current.library.catch((err: unknown) => {
      current = undefined;
      log.error({ err }, 'the chat could not read the pages');
      throw err;
    });
  };
}
