import { liveEntry } from '@platform/server/deployments/deployment';
import type { DeploymentLog } from '@platform/server/deployments/deployment-log';
import { documented } from '@platform/server/openapi/documented';
import type { Pages } from '@platform/server/pages/pages';
import { type SiteState, siteState } from '@studio/client/site-state';
import { Hono, type MiddlewareHandler } from 'hono';

export interface SiteStateDeps {
  readonly store: Pick<DeploymentLog, 'history'>;
  readonly pages: Pick<Pages, 'live' | 'cache'>;
  /** Rejects everybody but the admin. */
  readonly adminOnly: MiddlewareHandler;
}

/** Creates the route below `/api` that returns the state of the site. */
export function createSiteState({ store, pages, adminOnly }: SiteStateDeps) {
  return new Hono().get(
    '/v1/site',
    documented(
      'Returns the live releases, and whether the database and the pages are available',
      { 200: siteState },
      [401, 403],
    ),
    adminOnly,
    async (c) => {
      const history = await store.history().catch(() => undefined);
      const { pages: count, bytes } = pages.cache.size;
      const names = [...new Set((history ?? []).map(({ name }) => name))].sort();
      const releases = names
        .flatMap((name) => liveEntry((history ?? []).filter((one) => one.name === name)) ?? [])
        .map(({ name, version, createdAt }) => ({ name, version, since: createdAt }));
      const state: SiteState = {
        releases,
        store: history !== undefined,
        pages: pages.live === undefined ? null : { count, bytes },
      };
      return c.json(state, 200, { 'Cache-Control': 'no-store' });
    },
  );
}
