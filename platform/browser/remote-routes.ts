import type { RemoteApi, RemoteRoutes, RouteHandle } from '@platform/contract/remote-routes';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router';

/** The context that the shell passes to loaders. */
export type LoaderContext = { readonly api: RemoteApi; readonly onServer: boolean };

/** The code of a page or layout, for React Router. */
export interface LoadedPage {
  readonly Component: ComponentType;
  readonly loader?: (args: Pick<LoaderFunctionArgs, 'params' | 'request'>) => unknown;
}

/** Data of pages, loaded before the visitor follows a link to them: see `createPreparedData`. */
export interface PreparedData {
  take(id: string, request: Pick<Request, 'url' | 'signal'>): Promise<unknown> | undefined;
}

/** A route of a remote, for React Router. */
export interface PageRoute {
  id: string;
  path: string;
  lazy: () => Promise<LoadedPage>;
  handle?: RouteHandle;
  children?: PageRoute[];
}

/**
 * Converts a remote's routes for React Router. Ids consist of the remote's name and the path: the same in both bundles.
 * @param prepared Data that was loaded before the visitor followed a link. The server has none.
 */
export function toPageRoutes(
  remote: string,
  routes: RemoteRoutes,
  context: LoaderContext,
  prepared?: PreparedData,
): PageRoute[] {
  return routes.map((route) => {
    const { path } = route;
    const id = 'children' in route ? `${remote}:layout:${path}` : `${remote}:${path}`;
    const lazy = async (): Promise<LoadedPage> => {
      const { Component, loader } = await route.lazy();
      if (!loader) return { Component };
      return {
        Component,
        loader: ({ params, request }) => prepared?.take(id, request) ?? loader({ params, request, context }),
      };
    };
    return 'children' in route
      ? { id, path, lazy, children: toPageRoutes(remote, route.children, context, prepared) }
      : { id, path, lazy, handle: route.handle };
  });
}
