import { paths } from '../paths.ts';
import { CATEGORIES, type Category, largeShelf, smallShelf } from './shelves.ts';
import type { KnownSite } from './sites.ts';

/** One page of ready-made websites. */
export interface Listing {
  readonly path: string;
  /** Title and description of the document. */
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly sites: readonly KnownSite[];
  readonly categories: readonly Category[];
  /** Examples of a search, in the search field. */
  readonly hint: string;
  /** Returns the text that is shown if no site matches; `category` is the label of the chosen filter. */
  readonly empty: (category: string) => string;
  /** A link to the other shelf. */
  readonly further: { readonly title: string; readonly text: string; readonly action: string; readonly to: string };
}

const small = {
  sites: smallShelf,
  categories: CATEGORIES.filter((category) => category !== 'Laravel'),
  hint: 'toys, records, skincare',
  empty: () => 'No websites found in this category.',
  further: {
    title: 'Nineteen more are finished.',
    text: 'A clinic, a law firm, a bakery, a fleet of lorries: the large shelf has a site for trades that need more than one page.',
    action: 'See the large shelf',
    to: paths.sellEcommerce,
  },
} as const;

/** All pages of ready-made websites. */
export const listings = [
  {
    ...small,
    path: paths.sell,
    title: 'Ready-made websites',
    description:
      'Five finished websites from $599: choose one, send us your words and pictures, open within two weeks. Each can be tried before you ask.',
    lead: 'Five finished sites. Choose one, send us your words and pictures, open within two weeks.',
  },
  {
    ...small,
    path: paths.sellShopify,
    title: 'Ready-made Shopify websites',
    description:
      'Five finished websites, two of them Shopify themes, from $599. The theme is done; your products are what is missing.',
    lead: 'Five finished sites, two of them on Shopify. The theme is done; your products are what is missing.',
  },
  {
    path: paths.sellEcommerce,
    title: 'Nineteen ready-made websites',
    description:
      'Nineteen finished websites for shops, clinics, schools and workshops, from $499 to $1,799. Each can be tried before you ask.',
    lead: 'Nineteen finished sites. Choose one, send us your words and pictures, open within two weeks.',
    sites: largeShelf,
    categories: CATEGORIES,
    hint: 'bakery, clinic, books',
    empty: (category) => `No websites found in this ${category} category.`,
    further: {
      title: 'Five smaller ones stand next door.',
      text: 'Skincare, toys, river trips, records and spectacles: one page each, and as much shop as it needs.',
      action: 'See the small shelf',
      to: paths.sell,
    },
  },
] as const satisfies readonly Listing[];

/** Texts around the cards of every page of ready-made websites. */
export const sellPage = {
  title: 'Ready-made websites',
  filters: 'Category',
  all: 'All',
  sort: { label: 'Sort by', none: 'Our order', price: 'Price', name: 'Name' },
  search: 'Search',
  backToAll: 'Show all websites',
  preview: 'Live preview',
  closing: {
    title: 'Nothing fits quite?',
    text: 'Say which one comes closest and what is wrong with it. Changing a finished site is cheaper than starting one.',
    action: 'Get in Touch',
    subject: 'Ready-made websites',
  },
  /** Announced when the number of cards changes. */
  count: (number: number) => `${number} ${number === 1 ? 'website' : 'websites'}`,
} as const;
