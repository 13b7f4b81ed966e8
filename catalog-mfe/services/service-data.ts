import type { StructuredDataSource } from '@platform/contract/remote-routes';
import { schemaIds } from '@studio/client/schema-ids';
import type { Service } from 'schema-dts';
import { priceInWords } from '../content/service-offers.ts';
import { findServicePage } from '../content/services.ts';

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
