import type { RemoteApi, RemoteRoutes, RouteHandle } from '@platform/contract/remote-routes';
import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router';

/** The context that the shell passes to loaders. */
export type LoaderContext = { readonly api: RemoteApi; readonly onServer: boolean };

/** The code of a page or layout, for React Router. */
export interface LoadedPage {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
}

/** A route of a remote, for React Router. */
export interface PageRoute {
  id: string;
  path: string;
  lazy: () => Promise<LoadedPage>;
  handle?: RouteHandle;
  children?: PageRoute[];
}

/** Converts a remote's routes for React Router. Ids consist of the remote's name and the path: the same in both halves. */
export function toPageRoutes(remote: string, routes: RemoteRoutes, context: LoaderContext): PageRoute[] {
  return routes.map((route) => {
    const { path } = route;
    const lazy = async (): Promise<LoadedPage> => {
      const { Component, loader } = await route.lazy();
      return { Component, ...(loader && { loader: ({ params, request }) => loader({ params, request, context }) }) };
    };
    return 'children' in route
      ? { id: `${remote}:layout:${path}`, path, lazy, children: toPageRoutes(remote, route.children, context) }
      : { id: `${remote}:${path}`, path, lazy, handle: route.handle };
  });
}
