import { withCommas } from '@studio/client/digits';
import { largeShelf, type Site, smallShelf } from './shelves.ts';

/** All ready-made websites. */
export const sites = [...largeShelf, ...smallShelf] as const;

export type SiteId = (typeof sites)[number]['id'];

/** A site that is in `sites`. */
export type KnownSite = Site & { readonly id: SiteId };

/** Returns the site with an id, or undefined if there is none. */
export function findSite(id: string | undefined): KnownSite | undefined {
  return sites.find((site) => site.id === id);
}

/** Returns whether a site is on the large shelf. */
export const isOnLargeShelf = ({ id }: KnownSite): boolean => largeShelf.some((site) => site.id === id);

/** Returns the site after this one on its shelf; after the last site, the first. */
export function nextSite(site: KnownSite): KnownSite {
  const shelf: readonly KnownSite[] = isOnLargeShelf(site) ? largeShelf : smallShelf;
  return shelf[shelf.findIndex(({ id }) => id === site.id) + 1] ?? shelf[0] ?? site;
}

/** Returns a price as cards show it: `$1,299`. */
export const formatPrice = (price: number): string => `$${withCommas(price)}`;
