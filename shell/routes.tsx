import type { FrameKind } from '@studio/contract/remote-routes';
import { ROOT_ROUTE_ID, type RootData } from '@studio/contract/root-data';
import { Outlet, type RouteObject } from 'react-router';
import { useMatches } from 'react-router-dom';
import { RegionLoading } from './federation/region-loading.tsx';
import { ErrorPage } from './frame/error-page.tsx';
import { Frame } from './frame/frame.tsx';
import { Head, handleOf } from './frame/head.tsx';

/** Id of the route in which a remote's routes are rendered. */
export const REGION_ROUTE_ID = 'region';

interface RouteOptions {
  readonly root: RootData;
  /** Routes of the remotes that are loaded. */
  readonly pages: readonly RouteObject[];
  /** Renders this frame around a region that is left to the browser. */
  readonly frameOnly?: FrameKind | undefined;
}

/** The site's routes: a layout without a path, in it the region with its own error page, in it the pages. */
export function createRoutes({ root, pages, frameOnly }: RouteOptions): RouteObject[] {
  return [
    {
      id: ROOT_ROUTE_ID,
      loader: () => root,
      shouldRevalidate: () => false,
      element: <Layout frame={frameOnly} />,
      errorElement: <FramelessError />,
      children: [
        {
          id: REGION_ROUTE_ID,
          element: <Region />,
          errorElement: <RegionError />,
          hydrateFallbackElement: <RegionLoading />,
          children: [...pages, frameOnly ? { path: '*', element: <RegionLoading /> } : notFound],
        },
      ],
    },
  ];
}

/** Without this the failure of a discovery would take the frame away: no route would match. */
const notFound: RouteObject = {
  id: 'not-found',
  path: '*',
  loader: () => {
    throw new Response(null, { status: 404, statusText: 'Not Found' });
  },
  element: null,
};

/** The frame the matched page asks for. */
function Layout({ frame }: { readonly frame: FrameKind | undefined }) {
  const matched = handleOf(useMatches());
  const kind = frame ?? matched?.frame ?? 'public';
  return kind === 'bare' ? (
    <Outlet />
  ) : (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** The error page has the public frame, also where the page that failed had brought its own layout. */
function RegionError() {
  const kind = handleOf(useMatches())?.frame ?? 'public';
  return kind === 'bare' ? (
    <Frame>
      <ErrorPage />
    </Frame>
  ) : (
    <ErrorPage />
  );
}

/** Stands in for the whole page when the frame itself fails. */
function FramelessError() {
  return (
    <main>
      <ErrorPage />
    </main>
  );
}

function Region() {
  return (
    <>
      <Head />
      <Outlet />
    </>
  );
}
