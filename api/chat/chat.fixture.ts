import { unlimitedWork } from '@platform/server/http/limits/work-budget';
import { PAGES } from '@platform/server/live-files/pages.fixture';
import { readSite } from '@platform/server/live-files/passages';
import type { Documents } from '@platform/server/pages/pages';
import { type ChatDeps, createChat } from './index.ts';
import { type Entry, readKnowledge } from './knowledge.ts';
import { createLibrary } from './library.ts';

/** Identity of the site with the pages. */
const SITE = {
  name: 'Studio 285',
  phone: '+880 1700 000000',
  email: 'hello@studio285.example',
  address: 'House 28, Dhaka',
  hours: 'Sunday to Thursday',
} as const;

/** The library of the pages. */
export const LIBRARY = createLibrary(SITE, readKnowledge(), [], await readSite(PAGES));

const NONE: readonly Entry[] = [];

/** Creates the chat on pages whose live set can be changed, without limits unless `deps` have some. */
export function createTestChat(deps: Partial<ChatDeps> = {}) {
  const pages = {
    live: 'one' as string | undefined,
    documents: async (): Promise<Documents> => ({
      set: pages.live ?? '',
      pages: pages.live ? PAGES : [],
      isComplete: true,
    }),
  };
  const chat = createChat({
    site: SITE,
    pages,
    log: { warn: () => undefined },
    questions: { entries: () => NONE, keep: () => undefined },
    limits: { chat: (_, next) => next(), chatWork: unlimitedWork },
    visitors: { converted: async () => undefined },
    sameSite: (_, next) => next(),
    ...deps,
  });
  return { chat, pages };
}
