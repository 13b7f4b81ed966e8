import type { ComponentType } from 'react';

/** Input of a computed title or description, available after the route's loader has settled. */
export interface HeadSource {
  readonly data: unknown;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Text for the document's head: fixed, or computed from loader data and parameters. */
export type HeadText = string | ((source: HeadSource) => string);

/** `public`: the page has the site's frame. `bare`: the page brings its own layout. */
export type FrameKind = 'public' | 'bare';

/** Properties of a page that the shell and the server read without loading the page. */
export interface RouteHandle {
  readonly title: HeadText;
  readonly description: HeadText;
  /** The page's name in breadcrumbs. Unset: the page is not listed in them. */
  readonly breadcrumb?: string;
  /** Defaults to `public`. */
  readonly frame?: FrameKind;
  /** The server sends only the frame, uncached, and the browser renders the page. For pages that are not public. */
  readonly private?: boolean;
  /** Search parameters that the server renders by, each with all its valid values. Any other value is ignored. */
  readonly search?: Readonly<Record<string, readonly string[]>>;
  /**
   * All paths of a route with parameters, in the spelling that visitors see. The server responds 404 to any path that is
   * not in the list.
   */
  readonly paths?: () => readonly string[];
  /**
   * A path of this route that is rendered for all paths that are not in `paths`: the remote's own page for missing content.
   * Its loader returns a `Response` with status 404. Unset: the shell's error page is shown.
   */
  readonly missing?: string;
}

/** Fetches data for a loader: `fetch` in the browser, a message port to the site's public GET routes on the server. */
export type RemoteApi = (path: string, init?: { readonly signal?: AbortSignal }) => Promise<Response>;

/** The arguments of a loader. */
export interface RemoteLoaderArgs {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly request: Request;
  readonly context: {
    readonly api: RemoteApi;
    /** On the server a loader must await its data; in the browser it may return promises. */
    readonly onServer: boolean;
  };
}

/** Loads a page's data. Throwing a `Response` (404 …) shows the error page with its status. */
export type RemoteLoader = (args: RemoteLoaderArgs) => unknown;

/** The exports of a page or layout module. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: RemoteLoader;
}

/** One page of a remote. `path` is absolute. `lazy` imports the page's code, one import per page. */
export interface RemotePage {
  readonly path: string;
  readonly lazy: () => Promise<PageModule>;
  readonly handle: RouteHandle;
}

/** A layout around several pages of a remote; it renders an `Outlet`. Its children's paths begin with its own. */
export interface RemoteLayout {
  readonly path: string;
  readonly lazy: () => Promise<PageModule>;
  readonly children: RemoteRoutes;
}

export type RemoteRoute = RemotePage | RemoteLayout;

/** The default export of the module `./routes` that a remote exposes. */
export type RemoteRoutes = readonly RemoteRoute[];
