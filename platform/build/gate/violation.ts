import type { BuildInfo, ReleaseFile } from '@platform/contract/release';
import type { LayoutKind } from '@platform/contract/remote-routes';

/**
 * A failed check. `field`: a file's path, a page's path or a field of `release.json`. `message`: what is wrong with it and,
 * after a colon, the cure.
 */
export interface Violation {
  readonly field: string;
  readonly message: string;
}

/** A page of a release: its path pattern, and the scripts of its own chunk. */
export interface CheckedPage {
  readonly path: string;
  /** All paths of a page with parameters; null for a page without. */
  readonly paths: readonly string[] | null;
  /** Its paths are read from the API: a release is not compared by them. */
  readonly fromApi?: boolean | undefined;
  /** The path that is rendered for all unlisted paths of the page. */
  readonly missing?: string | undefined;
  readonly chunks: readonly string[];
  /** `bare`: the page has a layout of its own, not the shell's. */
  readonly layout?: LayoutKind;
}

/** Maximum bytes of script (gzip) by name: `shell`, a remote, or `*` for all remotes that are not named. */
export type Budgets = Readonly<
  Record<string, { readonly initial?: number | undefined; readonly lazy?: number | undefined }>
>;

/** The rules of the shell's own pages, and the classes in their selectors. */
export interface ShellStyles {
  readonly rules: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
}

/** A release at the gate. */
export interface Candidate {
  /** The name it is released under. */
  readonly name: string;
  readonly info: BuildInfo;
  readonly files: readonly ReleaseFile[];
  /** Bytes of the client bundle's scripts and style sheets by file name. */
  readonly texts: ReadonlyMap<string, Uint8Array>;
  readonly budgets: Budgets;
  /** A remote's pages. Unset if the release was not run. */
  readonly routes?: readonly CheckedPage[];
}

/** A live release, as far as other releases depend on it. */
export interface LiveRelease extends Pick<Candidate, 'name' | 'info'> {
  readonly routes: readonly Omit<CheckedPage, 'chunks'>[];
}

/** What is live when a release is checked. */
export interface LiveSite {
  /** The live releases of all other names. */
  readonly others: readonly LiveRelease[];
  readonly current?: LiveRelease | undefined;
  /** Paths of `current` that the release may take away. */
  readonly removes: readonly string[];
}

/** A page as the dry run rendered it. */
export interface RenderedPage {
  /** Its path, or what else names it. */
  readonly path: string;
  readonly styles: readonly string[];
  readonly shell: ShellStyles;
}
