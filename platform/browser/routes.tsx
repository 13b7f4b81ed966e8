import type { LayoutKind, RouteHandle } from '@platform/contract/remote-routes';
import { ROOT_ROUTE_ID, type RootData, useRootData } from '@platform/contract/root-data';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Outlet, type RouteObject, type UIMatch } from 'react-router';
import { useLocation, useMatches, useNavigate, useNavigation, useRouteError } from 'react-router-dom';
import { isHandle, readHead } from './head/read-head.ts';
import { RemoteLoadError } from './loading/loading.ts';
import { logFault } from './reports/faults.ts';
import type { ShellOptions } from './shell-options.ts';

/** Id of the route in which a remote's routes are rendered. */
export const OUTLET_ROUTE_ID = 'outlet';

interface RouteOptions {
  readonly shell: ShellOptions;
  readonly root: RootData;
  readonly pages: readonly RouteObject[];
  /** Renders only this layout; the browser renders the outlet. */
  readonly layoutOnly?: LayoutKind | undefined;
}

/** Creates the site's routes: a layout without a path, in it the outlet with an error page of its own, in it the pages. */
export function createRoutes({ shell, root, pages, layoutOnly }: RouteOptions): RouteObject[] {
  const { Loading } = shell;
  return [
    {
      id: ROOT_ROUTE_ID,
      loader: () => root,
      shouldRevalidate: () => false,
      element: <PageLayout shell={shell} layout={layoutOnly} />,
      errorElement: <LayoutError shell={shell} />,
      children: [
        {
          id: OUTLET_ROUTE_ID,
          element: (
            <>
              <PageHead shell={shell} />
              <Outlet />
            </>
          ),
          errorElement: <OutletError shell={shell} />,
          hydrateFallbackElement: <Loading />,
          children: [...pages, layoutOnly ? { path: '*', element: <Loading /> } : notFound],
        },
      ],
    },
  ];
}

function throwNotFound(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}

/** Without this route a failed discovery would match nothing, and the layout would disappear. */
const notFound: RouteObject = { id: 'not-found', path: '*', loader: throwNotFound, element: null };

/**
 * Returns a route that replaces the first page when its remote could not be loaded. It matches any path, so that the router
 * discovers the remote again on every retry. `layout` is the layout the server sent around the empty outlet.
 */
export function failedRoute(layout: LayoutKind = 'public'): RouteObject {
  const handle: RouteHandle = { title: '', description: '', layout };
  return { id: 'failed', path: '*', handle, loader: throwNotFound, element: null };
}

interface ShellProps {
  readonly shell: ShellOptions;
}

/** Renders the matched page in its layout. */
function PageLayout({
  shell: { Navigation, Layout },
  layout,
}: ShellProps & { readonly layout: LayoutKind | undefined }) {
  const kind = layoutOf(useMatches());
  return (
    <>
      {Navigation && <Navigation />}
      {(layout ?? kind) === 'bare' ? (
        <Outlet />
      ) : (
        <Layout>
          <Outlet />
        </Layout>
      )}
    </>
  );
}

/** Time after a page was rendered once more in which it is not again. */
const RERENDER_PAUSE_MS = 10_000;
let renderedAgainAt = Number.NEGATIVE_INFINITY;

/**
 * Renders a page once more, from its data, if React could not change it because something else had moved its nodes: the browser's
 * translation, or an extension. A navigation that has begun renders a page anyway, and is not cancelled. Returns whether that is under
 * way.
 */
function useSecondRendering(error: unknown): boolean {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const location = useLocation();
  const first = useRef(error);
  const [isMoved] = useState(
    () => error instanceof DOMException && performance.now() - renderedAgainAt > RERENDER_PAUSE_MS,
  );
  const renderAgain = useEffectEvent(() => {
    renderedAgainAt = performance.now();
    if (navigation.state !== 'idle') return;
    void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  });
  useEffect(() => {
    if (isMoved) renderAgain();
  }, [isMoved]);
  // If the data cannot be loaded, that is another error.
  return isMoved && error === first.current;
}

/** Renders an error in the outlet, always in the public layout. */
function OutletError({ shell: { Layout, Loading, ErrorPage, LoadFailure } }: ShellProps) {
  const error = useRouteError();
  const { key } = useLocation();
  const isRenderedAgain = useSecondRendering(error);
  const layout = layoutOf(useMatches());
  useEffect(() => logFault({ kind: 'render', error, place: 'outlet' }), [error]);
  if (isRenderedAgain) return <Loading />;
  const page = (
    <>
      <NoIndex />
      {error instanceof RemoteLoadError ? <LoadFailure key={key} /> : <ErrorPage />}
    </>
  );
  return layout === 'bare' ? <Layout>{page}</Layout> : page;
}

/** Replaces the whole page when the layout itself fails. */
function LayoutError({ shell: { ErrorPage } }: ShellProps) {
  const error = useRouteError();
  useEffect(() => logFault({ kind: 'render', error, place: 'layout' }), [error]);
  return (
    <main>
      <NoIndex />
      <ErrorPage />
    </main>
  );
}

/** Returns the layout of the innermost matched page. */
function layoutOf(matches: readonly UIMatch[]): LayoutKind {
  return matches.map((match) => match.handle).findLast(isHandle)?.layout ?? 'public';
}

/** Keeps search engines from listing a page. */
const NoIndex = () => <meta name="robots" content="noindex" />;

/** Writes title, description and canonical address of the innermost matched page. */
function PageHead({ shell }: ShellProps) {
  const { origin, refused } = useRootData();
  const location = useLocation();
  const match = useMatches().findLast((candidate) => isHandle(candidate.handle));
  if (!match || !isHandle(match.handle)) return null;
  const source = { data: match.loaderData, params: match.params, location, origin: refused ? undefined : origin };
  const { title, description, canonical, isIndexed } = readHead(match.handle, source);
  return (
    <>
      <shell.PageHead title={title} description={description} />
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {!isIndexed && <NoIndex />}
    </>
  );
}
