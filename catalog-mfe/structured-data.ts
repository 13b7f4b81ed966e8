import type { StructuredDataSource } from '@platform/contract/remote-routes';
import { schemaIds } from '@studio/client/document';
import { photographs } from '@studio/pictures/photographs';
import type { CollectionPage, Product, Service } from 'schema-dts';
import type { Listing } from './content/listings.ts';
import { priceInWords } from './content/service-offers.ts';
import { findServicePage } from './content/services.ts';
import { findSite } from './content/shelves.ts';
import { paths } from './paths.ts';
import { chooseSites, parseChoice } from './shelf/choice.ts';

/** Structured data of a services page; none if there is no such service. */
export function serviceData({ params, url, origin, card }: StructuredDataSource): Service[] {
  const page = findServicePage(params.slug);
  if (!page) return [];
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: page.title,
      serviceType: page.title,
      description: page.description,
      url,
      mainEntityOfPage: { '@id': url },
      provider: { '@id': schemaIds(origin).organization },
      areaServed: 'Worldwide',
      offers: {
        '@type': 'AggregateOffer',
        name: `From ${priceInWords(page.slug)}`,
        url,
        lowPrice: page.priceFrom,
        priceCurrency: 'USD',
      },
      ...(card !== undefined && { image: card }),
    },
  ];
}

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

/** Structured data of a ready-made website as a product; none if there is no such website. */
export function productData({ params, url, origin, card, description }: StructuredDataSource): Product[] {
  const site = findSite(params.id);
  if (!site) return [];
  const { id, title, categories, price } = site;
  const { organization } = schemaIds(origin);
  return [
    {
      '@type': 'Product',
      '@id': `${url}#product`,
      name: title,
      description,
      sku: id,
      category: categories.join(', '),
      image: [
        ...(card === undefined ? [] : [card]),
        ...photographs[id].webp.map(({ src }) => new URL(src, origin).href),
      ],
      brand: { '@id': organization },
      mainEntityOfPage: { '@id': url },
      offers: {
        '@type': 'Offer',
        url,
        price,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        seller: { '@id': organization },
      },
    },
  ];
}
