/** A word drawn in numerals: its frame, over how many units the hues go along it, and the lines of each numeral. */
export interface Word {
  readonly width: number;
  readonly height: number;
  readonly span: number;
  readonly numerals: readonly { readonly x: number; readonly d: string }[];
}
