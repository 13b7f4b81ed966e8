import { unlimitedWork } from '@platform/server/http/limits/work-budget';
import type { Documents } from '@platform/server/pages/pages';
import type { Entry } from './knowledge.ts';
import { createLibrary } from './library.ts';
import { createLibraries } from './live-library.ts';
import { KNOWLEDGE, PAGES, SITE } from './pages.fixture.ts';
import { readPassages } from './passages.ts';
import { type ChatDeps, createChat } from './routes.ts';

export const DOCUMENTS = await Promise.all(
  PAGES.map(async ({ path, html }) => ({ path, passages: await readPassages(html, path) })),
);

const NONE: readonly Entry[] = [];

/** The library of the pages. */
export const LIBRARY = createLibrary(DOCUMENTS, SITE, KNOWLEDGE);

/** Returns pages whose live set can be changed, and a library of them. `answered`: the questions that the owner has answered. */
export function testLibrary(answered: () => readonly Entry[] = () => NONE) {
  const pages = {
    live: 'one' as string | undefined,
    documents: async (): Promise<Documents> => ({ set: pages.live ?? '', pages: pages.live ? PAGES : [] }),
  };
  const log = { warn: () => undefined, error: () => undefined };
  return { pages, log, library: createLibraries({ pages, site: SITE, knowledge: KNOWLEDGE, answered, log }) };
}

/** Creates the chat on the pages, without limits unless `deps` have some. */
export const createTestChat = (deps: Partial<ChatDeps> = {}) =>
  createChat({
    library: async () => LIBRARY,
    onModelFailure: () => undefined,
    onUnanswered: () => undefined,
    limiter: (_, next) => next(),
    budget: unlimitedWork,
    sameSite: (_, next) => next(),
    ...deps,
  });
