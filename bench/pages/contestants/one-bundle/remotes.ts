import type { Remotes } from '@platform/browser/remotes';
import { findRemote } from '@platform/contract/find-remote';
import type { RemoteRoute, RemoteRoutes } from '@platform/contract/remote-routes';
import admin from 'admin-mfe/routes.ts';
import catalog from 'catalog-mfe/routes.ts';
import chat from 'chat-mfe/routes.ts';
import marketing from 'marketing-mfe/routes.ts';

const routes: Readonly<Record<string, RemoteRoutes>> = { admin, catalog, chat, marketing };

const remotes = Object.entries(routes).map(([name, own]) => ({ name, routes: pagesOf(own) }));

/** Stands in for the platform's module of this name: the routes of all remotes are in the bundle, so none is ever loaded. */
export function createRemotes(): Remotes {
  return {
    find(path) {
      const match = findRemote(remotes, path);
      if (!match) return undefined;
      return { name: match.remote.name, version: VERSION, layout: match.route.handle.layout ?? 'public' };
    },
    refresh: async () => undefined,
    readOnce: async () => undefined,
    versions: {},
    isBehind: false,
    isFar: () => false,
    isOutdated: false,
    async load(name) {
      return routes[name] ?? [];
    },
    prefetchRemote: async () => undefined,
    async prefetchPage(path) {
      await findRemote(remotes, path)?.route.lazy();
    },
  };
}

/** There is one version of everything. */
const VERSION = 'one-bundle';

/** The files are this site's. */
export const filesOrigin = (): string => location.origin;

function pagesOf(remoteRoutes: RemoteRoutes): Extract<RemoteRoute, { handle: unknown }>[] {
  return remoteRoutes.flatMap((route) => ('children' in route ? pagesOf(route.children) : [route]));
}
