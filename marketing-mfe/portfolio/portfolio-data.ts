import type { StructuredDataSource } from '@platform/contract/remote-routes';
import { schemaIds } from '@studio/client/schema-ids';
import type { CollectionPage } from 'schema-dts';
import { projects } from '../content/portfolio.ts';
import { paths } from '../paths.ts';

/** Structured data of the projects. */
export function portfolioData({ url, origin }: StructuredDataSource): CollectionPage[] {
  return [
    {
      '@type': 'CollectionPage',
      '@id': url,
      mainEntity: {
        '@type': 'ItemList',
        itemListElement: projects.map(({ id, client, title, description }, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          item: {
            '@type': 'CreativeWork',
            name: `${client}: ${title}`,
            description,
            url: origin + paths.project(id),
            creator: { '@id': schemaIds(origin).organization },
          },
        })),
      },
    },
  ];
}
