import type { FrameKind, RouteHandle } from '@platform/contract/remote-routes';
import type { RouteObject } from 'react-router';
import { throwNotFound } from './not-found.ts';

/**
 * Returns a route that replaces the first page when its remote could not be loaded. It matches any path, so that the router
 * discovers the remote again on every retry. `frame` is the frame the server sent around the empty outlet.
 */
export function failedRoute(frame: FrameKind = 'public'): RouteObject {
  const handle: RouteHandle = { title: '', description: '', frame };
  return { id: 'failed', path: '*', handle, loader: throwNotFound, element: null };
}
