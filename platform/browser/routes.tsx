import type { FrameKind } from '@platform/contract/remote-routes';
import { ROOT_ROUTE_ID, type RootData } from '@platform/contract/root-data';
import { useEffect } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import { useLocation, useMatches, useRouteError } from 'react-router-dom';
import { throwNotFound } from './not-found.ts';
import { frameOf, PageHead } from './page-head.tsx';
import { RemoteLoadError } from './remote-load-error.ts';
import type { Report } from './report.ts';
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
  /** Called with every error that is shown. Unset on the server. */
  readonly report?: Report;
}

/** Creates the site's routes: a layout without a path, in it the outlet with an error page of its own, in it the pages. */
export function createRoutes({ parts, root, pages, frameOnly, report }: RouteOptions): RouteObject[] {
  const { Loading } = parts;
  return [
    {
      id: ROOT_ROUTE_ID,
      loader: () => root,
      shouldRevalidate: () => false,
      element: <Layout parts={parts} frame={frameOnly} />,
      errorElement: <FrameError parts={parts} report={report} />,
      children: [
        {
          id: OUTLET_ROUTE_ID,
          element: <PageOutlet parts={parts} />,
          errorElement: <OutletError parts={parts} report={report} />,
          hydrateFallbackElement: <Loading />,
          children: [...pages, frameOnly ? { path: '*', element: <Loading /> } : notFound],
        },
      ],
    },
  ];
}

/** Without this route a failed discovery would match nothing, and the frame would disappear. */
const notFound: RouteObject = {
  id: 'not-found',
  path: '*',
  loader: throwNotFound,
  element: null,
};

interface PartProps {
  readonly parts: ShellParts;
}

/** Renders the frame that the matched page asks for. */
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

interface ErrorProps extends PartProps {
  readonly report: Report | undefined;
}

/** Renders an error in the outlet. It has the public frame even where the page brought a layout of its own. */
function OutletError({ parts: { Frame, ErrorPage, LoadFailure }, report }: ErrorProps) {
  const error = useRouteError();
  const { key } = useLocation();
  useEffect(() => report?.(error, 'outlet'), [report, error]);
  const page = error instanceof RemoteLoadError ? <LoadFailure key={key} /> : <ErrorPage />;
  return frameOf(useMatches()) === 'bare' ? <Frame>{page}</Frame> : page;
}

/** Replaces the whole page when the frame itself fails. */
function FrameError({ parts: { ErrorPage }, report }: ErrorProps) {
  const error = useRouteError();
  useEffect(() => report?.(error, 'frame'), [report, error]);
  return (
    <main>
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
