import { templateNames, websiteCategories } from '../choices.ts';
import { defineCollection } from '../collection.ts';
import { address, choice, list, price, tags, text } from '../fields.ts';
import type { ItemOf } from '../published.ts';

export const websites = defineCollection({
  name: 'websites',
  singular: 'Website',
  plural: 'Ready-made websites',
  title: 'title',
  columns: ['template', 'price', 'categories', 'shelf'],
  order: 'position',
  page: '/sell/preview/:slug',
  fields: {
    title: text({ label: 'Title', max: 40 }),
    slug: address({ label: 'Address', before: '/sell/preview/' }),
    template: choice({ label: 'Template', options: templateNames }),
    shelf: choice({ label: 'Collection', help: 'Large: /sell/ecommerce. Small: /sell.', options: ['large', 'small'] }),
    price: price({ label: 'Price' }),
    categories: tags({ label: 'Categories', help: 'The main one first.', options: websiteCategories }),
    description: text({ label: 'Text', help: 'A sentence without a verb.', max: 56 }),
    keywords: text({ label: 'Further words to search for', max: 120, optional: true }),
    pages: text({ label: 'Pages', max: 120 }),
    features: text({ label: 'Features', max: 160 }),
    colours: list({ label: 'Colours', help: 'As in the template, such as #b4552d.', max: 20, count: 4 }),
  },
});

export type Website = ItemOf<typeof websites>;
