import { withCommas } from '@studio/client/text';
import type { Website } from '@studio/content/collections/websites';

/** A ready-made website as lists show it. */
export type Site = Pick<
  Website,
  'slug' | 'title' | 'template' | 'categories' | 'price' | 'description' | 'keywords' | 'shelf'
>;

/** What the pages of ready-made websites read: the sites of one collection, and the number of those in the other one. */
export interface ShelfData {
  readonly sites: readonly Site[];
  readonly others: number;
  /** Time to launch, such as `two weeks`. */
  readonly delivery: string;
}

/** Returns the site after this one in its collection; after the last site, the first. */
export function nextSite<Item extends Pick<Site, 'slug' | 'shelf'>>(site: Item, sites: readonly Item[]): Item {
  const shelf = sites.filter((other) => other.shelf === site.shelf);
  return shelf[shelf.findIndex(({ slug }) => slug === site.slug) + 1] ?? shelf[0] ?? site;
}

/** Returns a price as cards show it: `$1,299`. */
export const formatPrice = (price: number): string => `$${withCommas(price)}`;

/** Returns the title and description of a preview's document; empty if there is no site. */
export function previewTexts(site: Site | undefined) {
  if (!site) return { title: '', description: '' };
  const { title, description, categories, price } = site;
  return {
    title: `${title}, a ready-made website`,
    description: `${description} A ready-made website (${categories.join(', ')}) for ${formatPrice(price)}: see it on desktop, tablet and phone.`,
  };
}
