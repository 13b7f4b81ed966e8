import { shelf } from './shelf.ts';
import type { Site } from './site.ts';
import { smallShelf } from './small-shelf.ts';

/** Every site there is. */
export const sites = [...shelf, ...smallShelf] as const;

/** The id of a site. */
export type SiteId = (typeof sites)[number]['id'];

/** A site with an id that is one. */
export type KnownSite = Site & { readonly id: SiteId };

/** The site with this id, if there is one. */
export function siteById(id = ''): KnownSite | undefined {
  return sites.find((site) => site.id === id);
}

/** The site that stands next to this one on its shelf; next to the last one stands the first. */
export function nextTo({ id }: KnownSite): KnownSite {
  const row: readonly KnownSite[] = shelf.some((site) => site.id === id) ? shelf : smallShelf;
  return row[row.findIndex((site) => site.id === id) + 1] ?? row[0] ?? shelf[0];
}

/** A price as it is written on cards. */
export const priceText = (price: number): string => `$${price.toLocaleString('en-US')}`;
