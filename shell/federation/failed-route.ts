import type { FrameKind, RouteHandle } from '@studio/contract/remote-routes';
import type { RouteObject } from 'react-router';
import { throwNotFound } from './not-found.ts';

/**
 * Stands for the first page when its owner could not be loaded. Any path matches, so that the router looks for the
 * owner again whenever it is asked again; `frame` is the one the server has sent around the empty region.
 */
export function failedRoute(frame: FrameKind = 'public'): RouteObject {
  const handle: RouteHandle = { title: '', description: '', frame };
  return { id: 'failed', path: '*', handle, loader: throwNotFound, element: null };
}
