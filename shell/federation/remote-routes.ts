import type {
  PageModule,
  RemoteApi,
  RemoteLoader,
  RemoteRoute,
  RemoteRoutes,
  RouteHandle,
} from '@studio/contract/remote-routes';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';

/** What the shell gives to loaders. */
export type LoaderContext = { readonly api: RemoteApi; readonly onServer: boolean };

/** A page's or layout's code as React Router takes it. */
export interface LoadedPage {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
}

/** A route of a remote as React Router takes it. */
export interface PageRoute {
  id: string;
  path: string;
  lazy: () => Promise<LoadedPage>;
  handle?: RouteHandle;
  children?: PageRoute[];
}

/** A remote's routes as React Router takes them. Ids are the remote's name and the path: the same in both halves. */
export function toPageRoutes(remote: string, routes: RemoteRoutes, context: LoaderContext): PageRoute[] {
  return routes.map((route) => toPageRoute(remote, route, context));
}

function toPageRoute(remote: string, route: RemoteRoute, context: LoaderContext): PageRoute {
  const { path } = route;
  const lazy = async () => withContext(await route.lazy(), context);
  return 'children' in route
    ? { id: `${remote}:layout:${path}`, path, lazy, children: toPageRoutes(remote, route.children, context) }
    : { id: `${remote}:${path}`, path, lazy, handle: route.handle };
}

function withContext({ Component, loader }: PageModule, context: LoaderContext): LoadedPage {
  return { Component, ...(loader && { loader: bind(loader, context) }) };
}

function bind(loader: RemoteLoader, context: LoaderContext): LoaderFunction {
  return ({ params, request }) => loader({ params, request, context });
}
