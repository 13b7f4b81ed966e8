import type { Category, Site } from '../content/sites/site.ts';

/** The orders that can be chosen; none is our own. */
export const SORTS = ['price', 'name'] as const;

/** One of them. */
export type Sort = (typeof SORTS)[number];

/** What of a shelf is shown, and in which order. */
export interface Choice {
  readonly category: Category | undefined;
  readonly sort: Sort | undefined;
  /** As it was typed. */
  readonly text: string;
}

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | undefined =>
  values.find((value) => value === given);

/** Reads an address. What is not among `categories` or the orders counts as none. */
export function choiceOf(search: URLSearchParams, categories: readonly Category[]): Choice {
  return {
    category: oneOf(categories, search.get('category')),
    sort: oneOf(SORTS, search.get('sort')),
    text: search.get('q') ?? '',
  };
}

/** The search part of the address that stands for a choice; empty for everything in our own order. */
export function addressOf({ category, sort, text }: Choice): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set('category', category);
  if (sort) parameters.set('sort', sort);
  if (text.trim() !== '') parameters.set('q', text.trim());
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** The sites that a choice shows, in its order. */
export function chosen<Kind extends Site>(sites: readonly Kind[], { category, sort, text }: Choice): readonly Kind[] {
  const found = sites.filter((site) => isOf(site, category) && contains(site, text));
  if (sort === 'price') return found.toSorted((a, b) => a.price - b.price);
  if (sort === 'name') return found.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  return found;
}

function isOf(site: Site, category: Category | undefined): boolean {
  return category === undefined || site.categories.includes(category);
}

/** Whether every word of `text` begins a word of what is said of a site; letter case and accents make no difference. */
function contains({ title, description, trade, categories }: Site, text: string): boolean {
  const said = wordsOf([title, description, trade, ...categories].join(' '));
  return wordsOf(text).every((word) => said.some((other) => other.startsWith(word)));
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
