import type { Registry } from './registry.ts';
import type { FrameKind, RemoteApi, RemoteRoutes } from './remote-routes.ts';
import type { RootData } from './root-data.ts';

/** What one page is rendered from. The same for every visitor of a set: nothing of a request but its path is in it. */
export interface PageRequest {
  /** Path and declared search parameters, from the root: `/blogs?category=Tech`. */
  readonly url: string;
  readonly root: RootData;
  readonly registry: Registry;
  /** Scripts of the first wave, in the order in which they run; the shell's entry is the first. */
  readonly scripts: readonly Script[];
  /** The owner of the path with its routes, or null where there is none (the error page is rendered). */
  readonly owner: { readonly name: string; readonly routes: RemoteRoutes } | null;
  /** Where loaders get their data. */
  readonly api: RemoteApi;
  /** Set where the region is left to the browser: then this frame stands around a loading region. */
  readonly frameOnly?: FrameKind;
}

/** A script's address and its sha384. */
export interface Script {
  readonly href: string;
  readonly integrity: string;
}

/** A rendered page. */
export interface PageResult {
  readonly status: number;
  readonly html: string;
  /** The text of every inline style element and inline script, for the Content-Security-Policy. */
  readonly inlineStyles: readonly string[];
  readonly inlineScripts: readonly string[];
}

/** What the server half of the shell exports. */
export interface ShellServerHalf {
  render(request: PageRequest): Promise<PageResult>;
  /** The shell's own copies of what remotes share, by module name. */
  readonly shared: Readonly<Record<string, unknown>>;
}

/** What the server half of a remote exports. */
export interface RemoteServerHalf {
  readonly default: RemoteRoutes;
}

/** What a page carries for the browser, as JSON in the element with the id `page-data`. */
export interface PageData {
  readonly root: RootData;
  readonly registry: Registry;
  /** Name of the remote that owns the path, or null. */
  readonly owner: string | null;
  /** Loader data and errors of the render; null where the region was left to the browser. */
  readonly hydration: HydrationState | null;
}

/** Loader data and errors by route id, in React Router's shape. Errors are responses only: never a stack. */
export interface HydrationState {
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, { status: number; statusText: string; data: unknown }>> | null;
}
