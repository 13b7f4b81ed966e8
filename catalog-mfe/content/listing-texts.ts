import type { Choice } from '../shelf/choice.ts';
import type { Listing } from './listings.ts';
import { formatPrice, type KnownSite } from './sites.ts';

/** What the pages of ready-made websites are called when only one category of them is shown. */
const COLLECTIONS: Readonly<Record<Listing['path'], string>> = {
  '/sell': 'ready-made websites',
  '/sell/shopify': 'Shopify collection',
  '/sell/ecommerce': 'large collection',
};

/** Number of websites that a description names. */
const NAMED = 3;

type Shown = Pick<Choice, 'category' | 'sort'>;

/** Title and description of a page of ready-made websites that shows `sites`, the chosen ones in the chosen order. */
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
