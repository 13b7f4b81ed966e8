/** A part of a post under its own heading. */
export interface PostPart {
  /** Id of the heading, for the contents. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** Shown in the margin. */
  readonly note?: string;
  /** A pull quote after paragraph `after`, counted from 1. */
  readonly pull?: { readonly after: number; readonly text: string };
}

/** The text of a post. */
export interface PostBody {
  readonly lead: string;
  readonly parts: readonly PostPart[];
}
