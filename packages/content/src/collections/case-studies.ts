import { serviceSlugs } from '../choices.ts';
import { defineCollection } from '../collection.ts';
import { address, longText, tags, text } from '../fields.ts';

export const caseStudies = defineCollection({
  name: 'case-studies',
  singular: 'Case study',
  plural: 'Case studies',
  title: 'title',
  columns: ['services'],
  order: 'position',
  shownOn: '/services/:services',
  fields: {
    title: text({ label: 'Title', max: 120 }),
    slug: address({ label: 'Short name', before: '' }),
    description: longText({ label: 'Text', max: 400 }),
    services: tags({ label: 'Services', help: 'Comes first on their pages.', options: serviceSlugs }),
  },
});
