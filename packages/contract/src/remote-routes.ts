import type { ComponentType } from 'react';

/** What a title or description may be computed from, once the route's loader has settled. */
export interface HeadSource {
  readonly data: unknown;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Text for the document's head: fixed, or computed from loader data and parameters. */
export type HeadText = string | ((source: HeadSource) => string);

/** `public`: canvas, header, footer and floating link stand around the page. `bare`: the page brings its own layout. */
export type FrameKind = 'public' | 'bare';

/** What the shell and the site know of a page without loading it. Everything about a route is said here, once. */
export interface RouteHandle {
  readonly title: HeadText;
  readonly description: HeadText;
  /** The page's name in breadcrumbs; none means that the page has no crumb. */
  readonly breadcrumb?: string;
  /** Defaults to `public`. */
  readonly frame?: FrameKind;
  /** The server sends the frame only and lets nobody keep it; the browser renders the page. For what is not public. */
  readonly private?: boolean;
  /** Search parameters the server renders by, each with all the values that count; any other value is ignored. */
  readonly search?: Readonly<Record<string, readonly string[]>>;
  /**
   * Every path of a route with parameters, spelled as visitors shall see it. The list is complete: a path that is not
   * in it is answered 404.
   */
  readonly paths?: () => readonly string[];
  /**
   * A path of this route that stands for all those that are not in `paths`: the page that says, in its own words, that
   * there is no such thing. Its loader answers a `Response` with status 404. Without one the error page says so.
   */
  readonly missing?: string;
}

/** How a loader gets its data: `fetch` in the browser, a port to the site's public GET routes on the server. */
export type RemoteApi = (path: string, init?: { readonly signal?: AbortSignal }) => Promise<Response>;

/** What a loader is given. */
export interface RemoteLoaderArgs {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly request: Request;
  readonly context: {
    readonly api: RemoteApi;
    /** On the server data must be settled before rendering; in the browser a loader may return promises. */
    readonly onServer: boolean;
  };
}

/** Loads a page's data. A `Response` that is thrown (404 …) leads to the error page with its status. */
export type RemoteLoader = (args: RemoteLoaderArgs) => unknown;

/** What a page or layout module gives. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: RemoteLoader;
}

/** One page of a remote. `path` is absolute; the page's code is behind `lazy`, one import per page. */
export interface RemotePage {
  readonly path: string;
  readonly lazy: () => Promise<PageModule>;
  readonly handle: RouteHandle;
}

/** What stands around several pages of a remote; it renders an `Outlet`. The children's paths begin with its own. */
export interface RemoteLayout {
  readonly path: string;
  readonly lazy: () => Promise<PageModule>;
  readonly children: RemoteRoutes;
}

export type RemoteRoute = RemotePage | RemoteLayout;

/** What a remote exposes as the default export of `./routes`. */
export type RemoteRoutes = readonly RemoteRoute[];
