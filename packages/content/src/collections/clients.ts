import { defineCollection } from '../collection.ts';
import { address, picture, text } from '../fields.ts';
import type { ItemOf } from '../published.ts';

export const clients = defineCollection({
  name: 'clients',
  singular: 'Client',
  plural: 'Clients',
  title: 'name',
  columns: ['mark'],
  order: 'position',
  shownOn: '/portfolio',
  fields: {
    name: text({ label: 'Name', max: 60 }),
    slug: address({ label: 'Short name', before: '' }),
    mark: picture({ label: 'Mark', help: 'Square, in one colour.', optional: true }),
  },
});

export type Client = ItemOf<typeof clients>;
