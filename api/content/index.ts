import { listenTo } from '@platform/server/database/listen-to';
import { followLog } from '@platform/server/deployments/follow-log';
import { Hono } from 'hono';
import type { Context } from '../resource.ts';
import { createContentAdmin } from './admin-routes.ts';
import { createDraftRoutes } from './draft-routes.ts';
import { createEntries } from './entries.ts';
import { createLists } from './list-routes.ts';
import { createLiveSite } from './live-site.ts';
import { createPublicContent } from './public-routes.ts';
import { createPublished, readMoved } from './published.ts';
import { CONTENT_CHANNEL } from './table.ts';

export { migrations } from './table.ts';

/** How often what is old is removed, in milliseconds. */
const REMOVE_EVERY_MS = 60 * 60_000;

/** Creates the content of the site that its owner edits. */
export async function create({ db, log, settings, site, pages, adminOnly, sameSite, ...platform }: Context) {
  const published = createPublished(db);
  const updateSite = createLiveSite({ db, site, published });
  await updateSite();
  let isEveryPage = false;
  /** Shows what is published now, in the API and on pages. Rejects if that fails; what was shown stays. */
  const show = async () => {
    await published.renew();
    isEveryPage = (await updateSite()) || isEveryPage;
    await pages.refresh(await readMoved(published), isEveryPage);
    isEveryPage = false;
  };
  const onError = (err: unknown) => log.error({ err }, 'changes of the content cannot be shown');
  // The change is stored: if it cannot be shown now, the follower tries again.
  const entries = createEntries({ db, onPublic: () => show().catch(onError) });
  return {
    publicApi: new Hono().route('/', createPublicContent({ published })).route('/', createLists({ published })),
    api: createContentAdmin({ entries, adminOnly, sameSite }).route(
      '/',
      createDraftRoutes({ ...platform, site, published, adminOnly, sameSite }),
    ),
    start() {
      const { databaseUrl } = settings;
      const follower = followLog({
        position: async () => {
          await entries.publishDue();
          return entries.changes();
        },
        catchUp: show,
        listen:
          databaseUrl === undefined
            ? undefined
            : (onNotice, onLost) => listenTo({ databaseUrl, channel: CONTENT_CHANNEL, onNotice, onLost }),
        onError,
      });
      const removeOld = async () => {
        await entries.removeOld().catch((err: unknown) => log.error({ err }, 'old content not removed'));
        // The year of the copyright may be over.
        await show().catch(onError);
      };
      const timer = setInterval(removeOld, REMOVE_EVERY_MS).unref();
      return async () => {
        clearInterval(timer);
        await follower.stop();
      };
    },
  };
}
