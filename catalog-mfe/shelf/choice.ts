import type { WebsiteCategory as Category } from '@studio/content/choices';
import type { Site } from '../content/shelves.ts';

/** Orders that a visitor can choose. Without one, the sites keep the order of their shelf. */
export const SORTS = ['price', 'name'] as const;

/** Which sites of a shelf are shown, and in which order. */
export interface Choice {
  readonly category: Category | undefined;
  readonly sort: (typeof SORTS)[number] | undefined;
  readonly text: string;
}

/** Reads a choice from the search part of an address. Ignores an order that is unknown, and a category not in `categories`. */
export function parseChoice(search: URLSearchParams, categories: readonly Category[]): Choice {
  return {
    category: categories.find((category) => category === search.get('category')),
    sort: SORTS.find((sort) => sort === search.get('sort')),
    text: search.get('q') ?? '',
  };
}

/** Returns the search part of the address of a choice; empty if nothing is chosen. */
export function formatChoice({ category, sort, text }: Choice): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set('category', category);
  if (sort) parameters.set('sort', sort);
  if (text.trim() !== '') parameters.set('q', text.trim());
  return parameters.size > 0 ? `?${parameters}` : '';
}

export function chooseSites(sites: readonly Site[], { category, sort, text }: Choice): readonly Site[] {
  const beginnings = wordsOf(text);
  const chosen = sites.filter((site) => (!category || site.categories.includes(category)) && matches(site, beginnings));
  if (sort === 'price') return chosen.toSorted((a, b) => a.price - b.price);
  if (sort === 'name') return chosen.toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
  return chosen;
}

/** Returns whether each of `beginnings` begins a word of the site. Ignores letter case and accents. */
function matches({ title, description, keywords, categories }: Site, beginnings: readonly string[]): boolean {
  if (beginnings.length === 0) return true;
  const words = wordsOf([title, description, keywords, ...categories].join(' '));
  return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
}

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
