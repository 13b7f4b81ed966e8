/**
 * Why a release is refused: `field` is a file's path, a page's address or a field of `release.json`; the message says what is
 * wrong with it and, after a colon, the cure.
 */
export interface Violation {
  readonly field: string;
  readonly message: string;
}
