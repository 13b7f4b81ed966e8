import type { ComponentType } from 'react';
import type { LoaderFunction } from 'react-router-dom';

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
  /** Search parameters the server renders by, each with all the values that count; any other value is ignored. */
  readonly search?: Readonly<Record<string, readonly string[]>>;
  /**
   * Every path of a route with parameters, spelled as visitors shall see it. The list is complete: a path that is not
   * in it is answered 404.
   */
  readonly paths?: () => readonly string[];
}

/** What a page module gives; the same shape React Router's `lazy` resolves to. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
}

/** One page of a remote. `path` is absolute; the page's code is behind `lazy`, one import per page. */
export interface RemoteRoute {
  readonly path: string;
  readonly lazy: () => Promise<PageModule>;
  readonly handle: RouteHandle;
  readonly children?: RemoteRoutes;
}

/** What a remote exposes as the default export of `./routes`. */
export type RemoteRoutes = readonly RemoteRoute[];
