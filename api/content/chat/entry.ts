/** The languages in which visitors write: English, Bengali, and Bengali in Latin letters. */
export type Language = 'en' | 'bn' | 'banglish';

/**
 * A question that the agency is asked.
 *
 * The ways to ask it are separated by semicolons: whole questions, as customers write them, or a few words.
 */
export interface Entry {
  /** The question as it is offered to visitors. */
  readonly ask: string;
  /**
   * Places of the site that answer it, separated by spaces: path, anchor, and after `|` the heading with `_` for a space. The first
   * is quoted. Empty for small talk.
   */
  readonly at: string;
  /** What `that` or `it` in the visitor's next question means. */
  readonly topic?: string;
  /**
   * The answer, where the place does not say it in a sentence. In braces: `phone`, `email`, `address`, `hours` of the site; `count`,
   * `lowest`, `highest` of the ready-made websites; `services`, `members`, `posts` of the site; `title`, `heading` (which
   * ends with a mark) and `quote`, the heading and the text of the first place, or of the place after a colon; any other words mean
   * the line after them on the first place's page.
   */
  readonly say?: Partial<Readonly<Record<Language, string>>>;
  /** How the question narrows the list of ready-made websites. */
  readonly narrows?: 'below' | 'above' | 'lowest' | 'highest';
  readonly en: string;
  readonly bn?: string;
  readonly banglish?: string;
}
