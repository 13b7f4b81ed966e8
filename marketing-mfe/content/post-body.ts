/** A part of a post under a heading of its own. */
export interface PostPart {
  /** Its place in the page, for the contents. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Stands in the margin. */
  readonly note?: string;
  /** A sentence to stop at, after paragraph `after` (counted from 1). */
  readonly pull?: { readonly after: number; readonly text: string };
}

/** The text of a post. */
export interface PostBody {
  readonly lead: string;
  readonly parts: readonly PostPart[];
}
