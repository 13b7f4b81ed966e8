import type { BuildInfo, ReleaseFile } from '@platform/contract/release';

/**
 * A failed check. `field`: a file's path, a page's path or a field of `release.json`. `message`: what is wrong with it and,
 * after a colon, the cure.
 */
export interface Violation {
  readonly field: string;
  readonly message: string;
}

/** A page of a release: its path pattern, and the scripts of its own chunk. */
interface CheckedPage {
  readonly path: string;
  readonly chunks: readonly string[];
}

/** A release at the gate. */
export interface Candidate {
  /** The name it is released under. */
  readonly name: string;
  readonly info: BuildInfo;
  readonly files: readonly ReleaseFile[];
  /** Bytes of the web half's scripts by file name. */
  readonly scripts: ReadonlyMap<string, Uint8Array>;
  /** A remote's pages. Unset if the release was not run. */
  readonly routes?: readonly CheckedPage[];
}

/** A live release, as far as other releases depend on it. */
export interface LiveRelease extends Pick<Candidate, 'name' | 'info'> {
  readonly routes: readonly Pick<CheckedPage, 'path'>[];
}
