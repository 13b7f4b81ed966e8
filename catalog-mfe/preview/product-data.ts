import type { StructuredDataSource } from '@platform/contract/remote-routes';
import { schemaIds } from '@studio/client/schema-ids';
import { photographs } from '@studio/pictures/photographs';
import type { Product } from 'schema-dts';
import { findSite } from '../content/sites.ts';

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
