import type { StructuredDataSource } from '@platform/contract/remote-routes';
import type { CollectionPage } from 'schema-dts';
import type { Listing } from '../content/listings.ts';
import { paths } from '../paths.ts';
import { chooseSites, parseChoice } from './choice.ts';

/** Structured data of a page of ready-made websites: those of the chosen category, in the chosen order; none if there is none. */
export function listingData({ url, origin, search }: StructuredDataSource, listing: Listing): CollectionPage[] {
  const choice = parseChoice(new URLSearchParams(search), listing.categories);
  const sites = chooseSites(listing.sites, choice);
  if (sites.length === 0) return [];
  return [
    {
      '@type': 'CollectionPage',
      '@id': url,
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: sites.length,
        itemListElement: sites.map(({ id, title }, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          name: title,
          url: origin + paths.sellPreview(id),
        })),
      },
    },
  ];
}
