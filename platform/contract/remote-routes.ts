import type { ComponentType } from 'react';

/** Input of a computed title or description, available after the route's loader has settled. */
export interface HeadSource {
  readonly data: unknown;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Those search parameters of the address that the route declares, each with one of its declared values. */
  readonly search?: Readonly<Record<string, string>>;
}

/** Input of a page's structured data. All addresses in it are absolute. */
export interface StructuredDataSource extends HeadSource {
  /** The page's canonical address. */
  readonly url: string;
  /** Where visitors find the site, such as `https://site.example`. */
  readonly origin: string;
  readonly title: string;
  readonly description: string;
  /** The picture that `card` returns. */
  readonly card?: string;
  /** The site's own data, such as its identity. The site defines its type. */
  readonly site: unknown;
}

/** Text for the document's head: fixed, or computed from loader data and parameters. */
export type HeadText = string | ((source: HeadSource) => string);

/** `public`: the page has the site's layout. `bare`: the page has a layout of its own. */
export type LayoutKind = 'public' | 'bare';

/** Properties of a page that the shell and the server read without loading the page. */
export interface RouteHandle {
  readonly title: HeadText;
  readonly description: HeadText;
  /** The page's name in breadcrumbs. Unset: the page is not listed in them. */
  readonly breadcrumb?: HeadText;
  /** Path of the page above this one in breadcrumbs, a page of the same remote. Undefined: only the home page is above it. */
  readonly parent?: string | ((source: HeadSource) => string | undefined);
  /** Defaults to `public`. */
  readonly layout?: LayoutKind;
  /** The server sends only the layout, uncached, and the browser renders the page. For pages that are not public. */
  readonly private?: boolean;
  /**
   * Age in seconds, from 1 to 86,400, from which the server renders the page anew after it has sent it, so that a later visitor gets newer data
   * of its loader. Unset: a page stays as it is for as long as its releases are live.
   */
  readonly revalidate?: number;
  /**
   * Search parameters that the server renders by, each with all its valid values. Any other value is ignored. Each combination is
   * a page with a canonical address of its own, so `title` and `description` should depend on them.
   */
  readonly search?: Readonly<Record<string, readonly string[]>>;
  /**
   * Returns all paths of a route with parameters, in the spelling that visitors see. The server responds 404 to any path that is
   * not in the list. A list that is read from the API is read again when the API responds differently: 5,000 paths at most, within
   * two seconds. Paths in it that are not the route's, or not in their right spelling, are left out.
   */
  readonly paths?: (api: RemoteApi) => readonly string[] | Promise<readonly string[]>;
  /**
   * A path of this route that is rendered for all paths that are not in `paths`: the remote's own page for missing content.
   * Its loader returns a `Response` with status 404, whose data is null. Unset: the shell's error page is shown.
   */
  readonly missing?: string;
  /** Returns whether search engines may list the page. Unset: they may, unless the page is private or missing. */
  readonly indexed?: (source: HeadSource) => boolean;
  /** Returns the path of the picture that represents the page where its address is shared: 1200 by 630 pixels. */
  readonly card?: (source: HeadSource) => string | Promise<string>;
  /**
   * Returns what the page is about, as nodes of schema.org. A node with the page's `url` as its `@id` extends the page's own
   * node. Only the server calls it, so what it imports dynamically is loaded by no browser.
   */
  readonly structuredData?: (source: StructuredDataSource) => readonly object[] | Promise<readonly object[]>;
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
