import { paths } from '@studio/client/paths';
import { shelf } from './sites/shelf.ts';
import { CATEGORIES, type Category } from './sites/site.ts';
import type { KnownSite } from './sites/sites.ts';
import { smallShelf } from './sites/small-shelf.ts';

/** One page of ready-made websites. */
export interface Listing {
  readonly path: string;
  /** Of the document. */
  readonly title: string;
  readonly lead: string;
  /** For search engines. */
  readonly description: string;
  readonly sites: readonly KnownSite[];
  readonly categories: readonly Category[];
  /** What one may search for, for example. */
  readonly hint: string;
  /** Where nothing is found; `category` as the filters name it. */
  readonly empty: (category: string) => string;
  /** The way to the other shelf. */
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

/** The pages of ready-made websites. */
export const listings = {
  sell: {
    ...small,
    path: paths.sell,
    title: 'Ready-made websites',
    lead: 'Five finished sites. Choose one, send us your words and pictures, open within two weeks.',
    description:
      'Five finished websites from $599: choose one, send us your words and pictures, open within two weeks. Each can be tried before you ask.',
  },
  shopify: {
    ...small,
    path: paths.sellShopify,
    title: 'Ready-made Shopify websites',
    lead: 'Five finished sites, two of them on Shopify. The theme is done; your products are what is missing.',
    description:
      'Five finished websites, two of them Shopify themes, from $599. The theme is done; your products are what is missing.',
  },
  ecommerce: {
    path: paths.sellEcommerce,
    title: 'Nineteen ready-made websites',
    lead: 'Nineteen finished sites. Choose one, send us your words and pictures, open within two weeks.',
    description:
      'Nineteen finished websites for shops, clinics, schools and workshops, from $499 to $1,799. Each can be tried before you ask.',
    sites: shelf,
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
} as const satisfies Record<string, Listing>;

/** What every page of ready-made websites says around its cards. */
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
  /** Announced whenever the cards change. */
  count: (number: number) => `${number} ${number === 1 ? 'website' : 'websites'}`,
} as const;
