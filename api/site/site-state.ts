import { documented } from '@platform/server/openapi/documented';
import type { Pages } from '@platform/server/pages/pages';
import type { DeploymentLog } from '@platform/server/releases/deployment-log';
import { type SiteState, siteState } from '@studio/client/site-state';
import { Hono, type MiddlewareHandler } from 'hono';

export interface SiteStateDeps {
  readonly store: Pick<DeploymentLog, 'history'>;
  readonly pages: Pick<Pages, 'live' | 'cache'>;
  /** Lets the owner through only. */
  readonly adminOnly: MiddlewareHandler;
}

/** `/v1/site`, below `/api`: the live releases and their age, and whether store and pages are well. */
export function createSiteState({ store, pages, adminOnly }: SiteStateDeps) {
  return new Hono().get(
    '/v1/site',
    documented('The live releases, and whether store and pages are well', { 200: siteState }, [401, 403]),
    adminOnly,
    async (c) => {
      const history = await store.history().catch(() => undefined);
      const { pages: count, bytes } = pages.cache.size;
      const told: SiteState = {
        releases: newestOfEach(history ?? []).map(({ name, version, createdAt }) => ({
          name,
          version,
          since: createdAt,
        })),
        store: history !== undefined,
        pages: pages.live === undefined ? null : { count, bytes },
      };
      return c.json(told, 200, { 'Cache-Control': 'no-store' });
    },
  );
}

/** Of a history, newest first, the first line of each name, by name. */
function newestOfEach<Line extends { readonly name: string }>(history: readonly Line[]): Line[] {
  const newest = new Map<string, Line>();
  for (const line of history) if (!newest.has(line.name)) newest.set(line.name, line);
  return [...newest.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}
