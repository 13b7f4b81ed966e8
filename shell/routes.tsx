import type { FrameKind } from '@studio/contract/remote-routes';
import { ROOT_ROUTE_ID, type RootData } from '@studio/contract/root-data';
import { useEffect } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import { useLocation, useMatches, useRouteError } from 'react-router-dom';
import { LoadFailure } from './federation/load-failure.tsx';
import { throwNotFound } from './federation/not-found.ts';
import { RegionLoading } from './federation/region-loading.tsx';
import { RemoteLoadError } from './federation/remote-load-error.ts';
import type { Report } from './federation/report.ts';
import { Arrival } from './frame/arrival/arrival.tsx';
import { ErrorPage } from './frame/error-page.tsx';
import { Frame } from './frame/frame.tsx';
import { Head, handleOf } from './frame/head.tsx';
import { ProgressLine } from './frame/progress-line.tsx';

/** Id of the route in which a remote's routes are rendered. */
export const REGION_ROUTE_ID = 'region';

interface RouteOptions {
  readonly root: RootData;
  /** Routes of the remotes that are loaded. */
  readonly pages: readonly RouteObject[];
  /** Renders this frame around a region that is left to the browser. */
  readonly frameOnly?: FrameKind | undefined;
  /** Told every error that is shown. None on the server, where nothing is shown. */
  readonly report?: Report;
}

/** The site's routes: a layout without a path, in it the region with its own error page, in it the pages. */
export function createRoutes({ root, pages, frameOnly, report }: RouteOptions): RouteObject[] {
  return [
    {
      id: ROOT_ROUTE_ID,
      loader: () => root,
      shouldRevalidate: () => false,
      element: <Layout frame={frameOnly} />,
      errorElement: <FramelessError report={report} />,
      children: [
        {
          id: REGION_ROUTE_ID,
          element: <Region />,
          errorElement: <RegionError report={report} />,
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
  loader: throwNotFound,
  element: null,
};

/** The frame the matched page asks for. */
function Layout({ frame }: { readonly frame: FrameKind | undefined }) {
  const matched = handleOf(useMatches());
  const kind = frame ?? matched?.frame ?? 'public';
  return (
    <>
      <ProgressLine />
      <Arrival />
      {kind === 'bare' ? (
        <Outlet />
      ) : (
        <Frame>
          <Outlet />
        </Frame>
      )}
    </>
  );
}

interface ErrorProps {
  readonly report: Report | undefined;
}

/** What the region says of an error. It has the public frame, also where the page had brought its own layout. */
function RegionError({ report }: ErrorProps) {
  const error = useRouteError();
  const { key } = useLocation();
  useEffect(() => report?.(error, 'region'), [report, error]);
  const told = error instanceof RemoteLoadError ? <LoadFailure key={key} /> : <ErrorPage />;
  const kind = handleOf(useMatches())?.frame ?? 'public';
  return kind === 'bare' ? <Frame>{told}</Frame> : told;
}

/** Stands in for the whole page when the frame itself fails. */
function FramelessError({ report }: ErrorProps) {
  const error = useRouteError();
  useEffect(() => report?.(error, 'frame'), [report, error]);
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
