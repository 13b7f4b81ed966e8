import { setImmediate } from 'node:timers/promises';
import type { Logger } from '@platform/server/http/request-log';
import type { Pages } from '@platform/server/pages/pages';
import type { Entry, Knowledge } from './knowledge.ts';
import { createLibrary, type Document, type Library, type Site } from './library.ts';
import { readPassages } from './passages.ts';

/** Characters of the passages of a library, with titles and addresses: several times those of the site. */
const MAX_LENGTH = 750_000;

interface LibraryDeps {
  readonly pages: Pick<Pages, 'live' | 'documents'> & Partial<Pick<Pages, 'changes'>>;
  readonly site: Site;
  readonly knowledge: Knowledge;
  /** Returns the questions that the owner has answered: another list after a change. */
  readonly answered: () => readonly Entry[];
  readonly log: Pick<Logger, 'warn' | 'error'>;
}

/**
 * Returns a function that returns the library of the live release set, created once a set, and again
 * after pages were replaced. It is empty before the first one.
 */
export function createLibraries({ pages, site, knowledge, answered, log }: LibraryDeps): () => Promise<Library> {
  let current: { set: string | undefined; own: readonly Entry[]; library: Promise<Library> } | undefined;
  const read = async (own: readonly Entry[]): Promise<Library> => {
    const documents: Document[] = [];
    const { pages: rendered } = await pages.documents();
    let length = 0;
    // The smallest pages first, so that no large page takes their place.
    for (const { path, html } of rendered.toSorted((a, b) => a.html.length - b.html.length)) {
      // The chat's page repeats others.
      const passages = path === '/Chatbot' ? [] : await readPassages(html, path);
      length += JSON.stringify(passages).length;
      if (length > MAX_LENGTH) break;
      documents.push({ path, passages });
      // Other requests run between two pages.
      await setImmediate();
    }
    const library = createLibrary(documents, site, knowledge, own);
    const { missing } = library;
    if (missing.length > 0) log.warn({ missing }, 'places in api/content/chat.yaml are on no page');
    return library;
  };
  const failed = (err: unknown): never => {
    current = undefined;
    log.error({ err }, 'the chat could not read the pages');
    throw err;
  };
  return () => {
    const set = pages.live && `${pages.live} ${pages.changes ?? 0}`;
    const own = answered();
    if (!current || current.set !== set || current.own !== own)
      current = { set, own, library: read(own).catch(failed) };
    return current.library;
  };
}
