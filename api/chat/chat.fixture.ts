import { unlimitedWork } from '@platform/server/http/limits/work-budget';
import { PAGES } from '@platform/server/live-files/pages.fixture';
import { readSite } from '@platform/server/live-files/passages';
import type { Documents } from '@platform/server/pages/pages';
import type { SiteIdentity } from '@studio/client/identity';
import { site } from '@studio/client/identity.fixture';
import type { MiddlewareHandler } from 'hono';
import { type ChatDeps, createChat } from './index.ts';
import { type Entry, readKnowledge } from './knowledge.ts';
import { createLibrary } from './library.ts';

/** Identity of the site with the pages. */
export const SITE: SiteIdentity = {
  ...site,
  name: 'Studio 285',
  phone: '+880 1700 000000',
  email: 'hello@studio285.example',
  address: 'House 28, Dhaka',
  hours: 'Sunday to Thursday',
};

/** The passages and the library of the pages. */
export const TEXTS = await readSite(PAGES);
export const LIBRARY = createLibrary(SITE, readKnowledge(), [], TEXTS);

const unlimited: MiddlewareHandler = (_, next) => next();
const NONE: readonly Entry[] = [];

/** The parts of what the chat uses that a test replaces. */
type TestDeps = { [Name in keyof ChatDeps]?: Partial<ChatDeps[Name]> };

/** Creates the chat on pages whose live set can be changed, without limits unless `deps` have some. */
export function createTestChat(deps: TestDeps = {}) {
  const pages = {
    live: 'one' as string | undefined,
    documents: async (): Promise<Documents> => ({
      set: pages.live ?? '',
      pages: pages.live ? PAGES : [],
      isComplete: true,
    }),
  };
  const stubs: TestDeps = {
    site: SITE,
    pages,
    log: { warn: () => undefined },
    questions: { entries: () => NONE, keep: () => undefined },
    limits: { chat: unlimited, chatWork: unlimitedWork },
    visitors: { converted: async () => undefined },
    sameSite: unlimited,
    ...deps,
  };
  return { chat: createChat(stubs as ChatDeps), pages };
}
