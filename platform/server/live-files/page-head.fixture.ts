import type { PageHead } from './page-head.ts';

/** Creates the head of a page, with defaults. */
export const pageHead = (url: string, rest: Partial<PageHead> = {}): PageHead => ({
  url,
  lang: 'en',
  title: `Title of ${url}`,
  description: `Description of ${url}`,
  isIndexed: true,
  graph: [],
  ...rest,
});
