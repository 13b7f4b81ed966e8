/** Expected content of a page. */
export interface ExpectedPage {
  readonly path: string;
  /** HTTP status. Defaults to 200. */
  readonly status?: number;
  readonly title: string;
  /** Pattern of the description. Unset: the document has none. */
  readonly description?: RegExp;
  /** Text of the only `h1`. */
  readonly heading: string;
  /** Texts in `main`. */
  readonly texts: readonly string[];
  /** Elements of which `main` has exactly `count`, none of them without text. `selector` is a Playwright selector. */
  readonly elements: readonly { readonly name: string; readonly count: number; readonly selector: string }[];
  /** Left out by `npm test`, which tests another page of the same kind. */
  readonly fullTierOnly?: boolean;
  /** Rendered by the browser alone: a page of the admin area. */
  readonly isPrivate?: boolean;
}

/** Element of pages with breadcrumbs. */
export const breadcrumbs = { name: 'breadcrumbs', count: 2, selector: 'nav[aria-label="Breadcrumb"] li' };

/** Returns the element of pages with a table of contents of `count` entries. */
export const contents = (count: number) => ({ name: 'contents', count, selector: 'nav[aria-label="Contents"] a' });
