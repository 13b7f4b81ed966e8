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

/** A price as it is written on cards. */
export const priceText = (price: number): string => `$${price.toLocaleString('en-US')}`;
