import type { Registry } from './registry.ts';
import type { LayoutKind, RemoteApi, RemoteRoutes } from './remote-routes.ts';
import type { RootData } from './root-data.ts';

/**
 * Input of the shell's renderer. Of a request it contains only the path, and of the live releases only the page's own, so that
 * the page is the same for all visitors, and for as long as its releases are live.
 */
export interface PageRequest {
  /** Path and declared search parameters, such as `/blogs?category=Tech`. */
  readonly url: string;
  readonly root: RootData;
  /** The entries of the shell and of the remote that serves the path. */
  readonly registry: Registry;
  /** The initial scripts in the order in which they run, the shell's entry first, and the page's style sheets. */
  readonly scripts: readonly Script[];
  /** The remote that serves the path, or null if there is none; then the error page is rendered. */
  readonly remote: { readonly name: string; readonly routes: RemoteRoutes } | null;
  /** Fetches data for loaders. */
  readonly api: RemoteApi;
  /** If set, only this layout is rendered, and the browser renders the outlet. */
  readonly layoutOnly?: LayoutKind;
  /** The layout is that of a private page's, which search engines must not list. */
  readonly isPrivate?: boolean;
}

/** The URL path of a script or a style sheet (`.css`) and its sha384 hash. */
export interface Script {
  readonly href: string;
  readonly integrity: string;
}

/** The typeface of titles, of which each page contains the letters of its own title. */
export interface TitleFont {
  /** URL path of its file, one of the shell's. */
  readonly file: string;
  /** OpenType axes: a value, or the range that stays. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** Styles that apply to the first page alone. The server replaces `url()` in them by the letters. */
  readonly css: string;
}

/** A rendered page. */
export interface PageResult {
  readonly status: number;
  /** The path of the site that a redirect (301, 302, 303, 307, 308) leads to. The server ignores its HTML. */
  readonly location?: string;
  readonly html: string;
  /** The text of every inline style element and inline script, for the Content-Security-Policy. */
  readonly inlineStyles: readonly string[];
  readonly inlineScripts: readonly string[];
  /** `characters`: those of the page's first heading, each once. */
  readonly titleFont?: TitleFont & { readonly characters: string };
}

/** The exports of the shell's server bundle. */
export interface ShellServerBundle {
  render(request: PageRequest): Promise<PageResult>;
  /** The shell's copies of the modules that remotes share, by module name. */
  readonly shared: Readonly<Record<string, unknown>>;
}

/** The exports of a remote's server bundle. */
export interface RemoteServerBundle {
  readonly default: RemoteRoutes;
}

/** The data in a page for the browser, as JSON in the element with the id `page-data`. */
export interface PageData {
  readonly root: RootData;
  /** The entries of the shell and of the remote that serves the path. */
  readonly registry: Registry;
  /** Name of the remote that serves the path, or null. */
  readonly remote: string | null;
  /** Loader data and errors of the render; null if the browser renders the outlet. */
  readonly hydration: HydrationState | null;
}

/** Loader data and errors by route id, as React Router expects them. Errors are responses only, never a stack. */
export interface HydrationState {
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, { status: number; statusText: string; data: unknown }>> | null;
}
