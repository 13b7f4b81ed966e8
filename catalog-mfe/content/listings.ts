import { readyMade } from '@studio/client/content/offer';
import { paths } from '../paths.ts';
import type { Choice } from '../shelf/choice.ts';
import { CATEGORIES, type Category, formatPrice, type KnownSite, largeShelf, smallShelf } from './shelves.ts';

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
  /** Returns the text that is shown if no site matches; `category` is undefined under All. */
  readonly empty: (category: Category | undefined) => string;
  /** A link to the other collection. */
  readonly further: { readonly title: string; readonly text: string; readonly action: string; readonly to: string };
}

/** The text under All, on every page. */
const EMPTY = 'No websites found.';

/** How a customer gets a website. */
const STEPS = `Choose one, send us your texts and pictures, and go live within ${readyMade.delivery}.`;

const small = {
  sites: smallShelf,
  categories: CATEGORIES.filter((category) => category !== 'Laravel'),
  hint: 'toys, records, skincare',
  empty: (category) => (category === undefined ? EMPTY : 'No websites found in this category.'),
  further: {
    title: 'Need something bigger?',
    text: 'Our larger collection has nineteen websites for clinics, law firms, bakeries, transport companies and other businesses.',
    action: 'See all nineteen websites',
    to: paths.sellEcommerce,
  },
} as const satisfies Partial<Listing>;

/** All pages of ready-made websites. */
export const listings = [
  {
    ...small,
    path: paths.sell,
    title: 'Ready-made websites',
    description: `Five finished websites from $599. ${STEPS} Try each one before you decide.`,
    lead: `Five finished websites. ${STEPS}`,
  },
  {
    ...small,
    path: paths.sellShopify,
    title: 'Ready-made Shopify websites',
    description: `Five finished websites from $599, two of them Shopify themes. Add your products and go live within ${readyMade.delivery}.`,
    lead: `Five finished websites, two of them on Shopify. Add your products and go live within ${readyMade.delivery}.`,
  },
  {
    path: paths.sellEcommerce,
    title: 'Nineteen ready-made websites',
    description: `Nineteen finished websites for shops, clinics, schools and workshops, from ${readyMade.lowestPrice} to ${readyMade.highestPrice}. Try each one before you decide.`,
    lead: `Nineteen finished websites. ${STEPS}`,
    sites: largeShelf,
    categories: CATEGORIES,
    hint: 'bakery, clinic',
    empty: (category) => (category === undefined ? EMPTY : `No websites found in this ${category} category.`),
    further: {
      title: 'Looking for something smaller?',
      text: 'Our five smaller websites, for skincare, toys, river trips, records and glasses, have one page and a simple shop.',
      action: 'See the five smaller websites',
      to: paths.sell,
    },
  },
] as const satisfies readonly Listing[];

/** Texts around the cards of every page of ready-made websites. */
export const sellPage = {
  title: 'Ready-made websites',
  filters: 'Category',
  all: 'All',
  sort: { label: 'Sort by', none: 'Recommended', price: 'Price', name: 'Name' },
  search: 'Search',
  /** Label of the button that shows all cards on a phone. */
  more: (number: number) => `Show ${number} more`,
  backToAll: 'Show all websites',
  preview: 'Live preview',
  closing: {
    title: 'Not quite what you need?',
    text: 'Tell us which website comes closest and what you would change. Adapting one costs less than building from scratch.',
    action: 'Get in Touch',
    subject: 'Ready-made websites',
  },
  /** Announced when the number of cards changes. */
  count: (number: number) => `${number} ${number === 1 ? 'website' : 'websites'}`,
} as const;

/** Names of the pages of ready-made websites in titles with a category. */
const COLLECTIONS: Readonly<Record<Listing['path'], string>> = {
  '/sell': 'ready-made websites',
  '/sell/shopify': 'Shopify collection',
  '/sell/ecommerce': 'large collection',
};

/** Number of websites that a description names. */
const NAMED = 3;

type Shown = Pick<Choice, 'category' | 'sort'>;

/** Returns title and description of a page of ready-made websites that shows `sites`. */
export function listingTexts(listing: Listing, { category, sort }: Shown, sites: readonly KnownSite[]) {
  const { path, title, description } = listing;
  if (!category && !sort) return { title, description };
  const collection = COLLECTIONS[path] ?? title;
  const order = sort ? ` by ${sort}` : '';
  const subject = category ? `${category}: ${collection}` : title;
  return { title: subject + order, description: `${subject}${order}. ${contentsOf(sites)}` };
}

function contentsOf(sites: readonly KnownSite[]): string {
  if (sites.length === 0) return 'No website is in this category at the moment; the others can be tried live.';
  const names = sites.slice(0, NAMED).map(({ title }) => title);
  const more = sites.length - names.length;
  const list = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(' and ');
  const cheapest = Math.min(...sites.map(({ price }) => price));
  return `${list}, from ${formatPrice(cheapest)}. Try each one live before you order.`;
}
