import { inWords } from '@studio/client/content/offer';
import { type WebsiteCategory as Category, websiteCategories } from '@studio/content/choices';
import { paths } from '../paths.ts';
import type { Choice } from '../shelf/choice.ts';
import { formatPrice, type ShelfData, type Site } from './shelves.ts';

/** Data from which the texts of a page of ready-made websites are made. */
type ListingData = Pick<ShelfData, 'sites' | 'delivery'>;

/** One page of ready-made websites. Its texts depend on its websites, and on the number of those in the other collection. */
export interface Listing {
  readonly path: string;
  readonly shelf: Site['shelf'];
  /** Name in breadcrumbs. */
  readonly name: string;
  /** Heading of the page; unset: that of all. */
  readonly title?: string;
  /** Returns title and description of the document. */
  readonly head: (data: ListingData) => { readonly title: string; readonly description: string };
  readonly lead: (data: ListingData) => string;
  readonly categories: readonly Category[];
  /** Examples of a search, in the search field. */
  readonly hint: string;
  /** Returns the text that is shown if no site matches; `category` is undefined under All. */
  readonly empty: (category: Category | undefined) => string;
  /** Returns a link to the other collection. */
  readonly further: (others: number) => {
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly to: string;
  };
}

/** The text under All, on every page. */
const EMPTY = 'No websites found.';

/** How a customer gets a website. */
const steps = (delivery: string) => `Choose one, send us your texts and pictures, and go live within ${delivery}.`;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a number of websites in words: `nineteen websites`. */
const count = (number: number, kind = '') => `${inWords(number)} ${kind}${number === 1 ? 'website' : 'websites'}`;

const finished = (sites: readonly Site[]) => capitalized(count(sites.length, 'finished '));

/** Returns the lowest and the highest price of some websites. */
function rangeOf(sites: readonly Site[]) {
  const prices = sites.map(({ price }) => price);
  return { lowest: formatPrice(Math.min(...prices)), highest: formatPrice(Math.max(...prices)) };
}

const onShopify = (sites: readonly Site[]) =>
  inWords(sites.filter(({ categories }) => categories.includes('Shopify')).length);

const small = {
  shelf: 'small',
  categories: websiteCategories.filter((category) => category !== 'Laravel'),
  hint: 'toys, records, skincare',
  empty: (category) => (category === undefined ? EMPTY : 'No websites found in this category.'),
  further: (others) => ({
    title: 'Need something bigger?',
    text: `Our larger collection has ${count(others)} for clinics, law firms, bakeries, transport companies and other businesses.`,
    action: `See all ${count(others)}`,
    to: paths.sellEcommerce,
  }),
} as const satisfies Partial<Listing>;

/** All pages of ready-made websites. */
export const listings: readonly [Listing, ...Listing[]] = [
  {
    ...small,
    path: paths.sell,
    name: 'Ready-made websites',
    head: ({ sites, delivery }) => ({
      title: 'Ready-made websites',
      description: `${finished(sites)} from ${rangeOf(sites).lowest}. ${steps(delivery)} Try each one before you decide.`,
    }),
    lead: ({ sites, delivery }) => `${finished(sites)}. ${steps(delivery)}`,
  },
  {
    ...small,
    path: paths.sellShopify,
    name: 'Ready-made Shopify websites',
    title: 'Ready-made Shopify websites',
    head: ({ sites, delivery }) => ({
      title: 'Ready-made Shopify websites',
      description: `${finished(sites)} from ${rangeOf(sites).lowest}, ${onShopify(sites)} of them Shopify themes. Add your products and go live within ${delivery}.`,
    }),
    lead: ({ sites, delivery }) =>
      `${capitalized(onShopify(sites))} run on Shopify. We can move the others there too, for a fixed price that you know first. Add your products and open within ${delivery}.`,
  },
  {
    path: paths.sellEcommerce,
    shelf: 'large',
    name: 'Large collection',
    head: ({ sites }) => ({
      title: capitalized(count(sites.length, 'ready-made ')),
      description: `${finished(sites)} for shops, clinics, schools and workshops, from ${rangeOf(sites).lowest} to ${rangeOf(sites).highest}. Try each one before you decide.`,
    }),
    lead: ({ sites, delivery }) => `${finished(sites)}. ${steps(delivery)}`,
    categories: websiteCategories,
    hint: 'bakery, clinic',
    empty: (category) => (category === undefined ? EMPTY : `No websites found in this ${category} category.`),
    further: (others) => ({
      title: 'Looking for something smaller?',
      text: `Our ${count(others, 'smaller ')}, for skincare, toys, river trips, records and glasses, have one page and a simple shop.`,
      action: `See the ${count(others, 'smaller ')}`,
      to: paths.sell,
    }),
  },
];

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

/** Returns title and description of a page of ready-made websites that shows some of its websites. */
export function listingTexts(
  { path, head }: Listing,
  { category, sort }: Pick<Choice, 'category' | 'sort'>,
  data: ListingData,
  shown: readonly Site[],
) {
  const { title, description } = head(data);
  if (!category && !sort) return { title, description };
  const collection = COLLECTIONS[path] ?? title;
  const order = sort ? ` by ${sort}` : '';
  const subject = category ? `${category}: ${collection}` : title;
  return { title: subject + order, description: `${subject}${order}. ${contentsOf(shown)}` };
}

function contentsOf(sites: readonly Site[]): string {
  if (sites.length === 0) return 'No website is in this category at the moment; the others can be tried live.';
  const names = sites.slice(0, NAMED).map(({ title }) => title);
  const more = sites.length - names.length;
  const list = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(' and ');
  return `${list}, from ${rangeOf(sites).lowest}. Try each one live before you order.`;
}
