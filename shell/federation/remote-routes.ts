import type { PageModule, RemoteApi, RemoteLoader, RemoteRoute, RemoteRoutes } from '@studio/contract/remote-routes';
import type { LoaderFunction, RouteObject } from 'react-router';

/** What the shell gives to loaders. */
export type LoaderContext = { readonly api: RemoteApi; readonly onServer: boolean };

/** A remote's routes as React Router takes them. Ids are the remote's name and the path: the same in both halves. */
export function toRouteObjects(remote: string, routes: RemoteRoutes, context: LoaderContext): RouteObject[] {
  return routes.map((route) => toRouteObject(remote, route, context));
}

function toRouteObject(remote: string, route: RemoteRoute, context: LoaderContext): RouteObject {
  const lazy = async () => withContext(await route.lazy(), context);
  return 'children' in route
    ? {
        id: `${remote}:layout:${route.path}`,
        path: route.path,
        lazy,
        children: toRouteObjects(remote, route.children, context),
      }
    : { id: `${remote}:${route.path}`, path: route.path, lazy, handle: route.handle };
}

function withContext({ Component, loader }: PageModule, context: LoaderContext) {
  return { Component, ...(loader && { loader: bind(loader, context) }) };
}

function bind(loader: RemoteLoader, context: LoaderContext): LoaderFunction {
  return ({ params, request }) => loader({ params, request, context });
}
