import type { StructuredDataSource } from '@platform/contract/remote-routes';
import { schemaIds } from '@studio/client/document';
import { photographs } from '@studio/pictures/photographs';
import type { CollectionPage, Product, Service } from 'schema-dts';
import type { Listing } from './content/listings.ts';
import { formatPrice, type ShelfData, type Site } from './content/shelves.ts';
import { paths } from './paths.ts';
import type { PreviewData } from './preview/page.tsx';
import type { PageData } from './services/page-data.ts';
import { chooseSites, parseChoice } from './shelf/choice.ts';

/** Structured data of a services page; none if there is no such service. */
export function serviceData({ data, url, origin }: StructuredDataSource): Service[] {
  const page = (data as PageData | null)?.service;
  if (!page) return [];
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: page.title,
      serviceType: page.title,
      description: page.summary,
      url,
      mainEntityOfPage: { '@id': url },
      provider: { '@id': schemaIds(origin).organization },
      areaServed: 'Worldwide',
      offers: {
        '@type': 'AggregateOffer',
        name: `From ${page.price}`,
        url,
        lowPrice: page.priceFrom,
        priceCurrency: 'USD',
      },
    },
  ];
}

/** Structured data of a page of ready-made websites: those of the chosen category, in the chosen order; none if there is none. */
export function listingData({ data, url, origin, search }: StructuredDataSource, listing: Listing): CollectionPage[] {
  const choice = parseChoice(new URLSearchParams(search), listing.categories);
  const sites = chooseSites((data as ShelfData).sites, choice);
  if (sites.length === 0) return [];
  return [
    {
      '@type': 'CollectionPage',
      '@id': url,
      mainEntity: {
        '@type': 'ItemList',
        numberOfItems: sites.length,
        itemListElement: sites.map(({ slug, title, template }, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          name: title,
          url: origin + paths.sellPreview(slug),
          image: photographOf(template, origin),
        })),
      },
    },
  ];
}

const photographOf = (template: Site['template'], origin: string) =>
  photographs[template].webp.map(({ src }) => new URL(src, origin).href);

/** Structured data of a ready-made website as a product; none if there is no such website. */
export function productData({ data, url, origin, description }: StructuredDataSource): Product[] {
  const site = (data as PreviewData | null)?.site;
  if (!site) return [];
  const { slug, template, title, categories, price } = site;
  const { organization } = schemaIds(origin);
  return [
    {
      '@type': 'Product',
      '@id': `${url}#product`,
      name: title,
      description,
      sku: slug,
      category: categories.join(', '),
      image: photographOf(template, origin),
      brand: { '@id': organization },
      mainEntityOfPage: { '@id': url },
      offers: {
        '@type': 'Offer',
        name: `A ready-made website, ${formatPrice(price)}`,
        url,
        price,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        seller: { '@id': organization },
      },
    },
  ];
}
