import type { RemoteRoute, RemoteRoutes } from '@studio/contract/remote-routes';
import type { RouteObject } from 'react-router';

/** A remote's routes as React Router takes them. Ids are the remote's name and the path: the same in both halves. */
export function toRouteObjects(remote: string, routes: RemoteRoutes): RouteObject[] {
  return routes.map((route) => toRouteObject(remote, route));
}

function toRouteObject(remote: string, { path, lazy, handle, children }: RemoteRoute): RouteObject {
  return {
    id: `${remote}:${path}`,
    path,
    lazy: async () => ({ ...(await lazy()) }),
    handle,
    ...(children && { children: toRouteObjects(remote, children) }),
  };
}
