import type { FrameKind, RouteHandle } from '@platform/contract/remote-routes';
import { ROOT_ROUTE_ID, type RootData } from '@platform/contract/root-data';
import { useEffect } from 'react';
import { Outlet, type RouteObject, type UIMatch } from 'react-router';
import { useLocation, useMatches, useRouteError } from 'react-router-dom';
import { NoIndex, PageHead } from './head/page-head.tsx';
import { isHandle } from './head/read-head.ts';
import { RemoteLoadError } from './loading/loading.ts';
import { keep } from './reports/kept.ts';
import type { ShellParts } from './shell-parts.ts';

/** Id of the route in which a remote's routes are rendered. */
export const OUTLET_ROUTE_ID = 'outlet';

interface RouteOptions {
  readonly parts: ShellParts;
  readonly root: RootData;
  /** Routes of the remotes that are loaded. */
  readonly pages: readonly RouteObject[];
  /** Renders only this frame; the browser renders the outlet. */
  readonly frameOnly?: FrameKind | undefined;
}

/** Creates the site's routes: a layout without a path, in it the outlet with an error page of its own, in it the pages. */
export function createRoutes({ parts, root, pages, frameOnly }: RouteOptions): RouteObject[] {
  const { Loading } = parts;
  return [
    {
      id: ROOT_ROUTE_ID,
      loader: () => root,
      shouldRevalidate: () => false,
      element: <Layout parts={parts} frame={frameOnly} />,
      errorElement: <FrameError parts={parts} />,
      children: [
        {
          id: OUTLET_ROUTE_ID,
          element: <PageOutlet parts={parts} />,
          errorElement: <OutletError parts={parts} />,
          hydrateFallbackElement: <Loading />,
          children: [...pages, frameOnly ? { path: '*', element: <Loading /> } : notFound],
        },
      ],
    },
  ];
}

function throwNotFound(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}

/** Without this route a failed discovery would match nothing, and the frame would disappear. */
const notFound: RouteObject = { id: 'not-found', path: '*', loader: throwNotFound, element: null };

/**
 * Returns a route that replaces the first page when its remote could not be loaded. It matches any path, so that the router
 * discovers the remote again on every retry. `frame` is the frame the server sent around the empty outlet.
 */
export function failedRoute(frame: FrameKind = 'public'): RouteObject {
  const handle: RouteHandle = { title: '', description: '', frame };
  return { id: 'failed', path: '*', handle, loader: throwNotFound, element: null };
}

interface PartProps {
  readonly parts: ShellParts;
}

/** Renders the matched page in its frame. */
function Layout({ parts: { Navigation, Frame }, frame }: PartProps & { readonly frame: FrameKind | undefined }) {
  const kind = frameOf(useMatches());
  return (
    <>
      {Navigation && <Navigation />}
      {(frame ?? kind) === 'bare' ? (
        <Outlet />
      ) : (
        <Frame>
          <Outlet />
        </Frame>
      )}
    </>
  );
}

/** Renders an error in the outlet, always in the public frame. */
function OutletError({ parts: { Frame, ErrorPage, LoadFailure } }: PartProps) {
  const error = useRouteError();
  const { key } = useLocation();
  useEffect(() => keep({ kind: 'render', error, place: 'outlet' }), [error]);
  const page = (
    <>
      <NoIndex />
      {error instanceof RemoteLoadError ? <LoadFailure key={key} /> : <ErrorPage />}
    </>
  );
  return frameOf(useMatches()) === 'bare' ? <Frame>{page}</Frame> : page;
}

/** Replaces the whole page when the frame itself fails. */
function FrameError({ parts: { ErrorPage } }: PartProps) {
  const error = useRouteError();
  useEffect(() => keep({ kind: 'render', error, place: 'frame' }), [error]);
  return (
    <main>
      <NoIndex />
      <ErrorPage />
    </main>
  );
}

function PageOutlet({ parts }: PartProps) {
  return (
    <>
      <PageHead parts={parts} />
      <Outlet />
    </>
  );
}

/** Returns the frame of the innermost matched page. */
function frameOf(matches: readonly UIMatch[]): FrameKind {
  return matches.map((match) => match.handle).findLast(isHandle)?.frame ?? 'public';
}
