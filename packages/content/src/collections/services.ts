import { defineCollection } from '../collection.ts';
import { address, choice, flag, longText, price, sections, text } from '../fields.ts';
import type { EntryOf, ItemOf } from '../published.ts';

export const services = defineCollection({
  name: 'services',
  singular: 'Service',
  plural: 'Services',
  title: 'title',
  columns: ['hasPage', 'priceFrom'],
  order: 'position',
  page: '/services/:slug',
  fields: {
    title: text({ label: 'Title', max: 60 }),
    slug: address({ label: 'Address', before: '/services/' }),
    description: longText({ label: 'Text', help: 'In the list of services.', max: 200 }),
    hasPage: flag({ label: 'Has a page', help: 'The texts below are on its page.' }),
    summary: longText({ label: 'Summary', help: 'Shown by search engines.', max: 200, optional: true }),
    intro: longText({ label: 'Introduction', max: 200, optional: true }),
    priceFrom: price({ label: 'Price from' }),
    per: choice({ label: 'Price for', options: ['project', 'month'] }),
    priceNote: text({ label: 'Note on the price', max: 120, optional: true }),
    time: text({ label: 'Time', help: 'Such as “four to six weeks”.', max: 40, optional: true }),
    timeNote: text({ label: 'Note on the time', max: 120, optional: true }),
    first: text({ label: 'What happens first', max: 60, optional: true }),
    firstNote: text({ label: 'Note on it', max: 160, optional: true }),
    points: sections({
      label: 'What the customer gets',
      help: 'Three to five headings, and a text below each.',
      max: 2000,
      optional: true,
    }),
    questions: sections({
      label: 'Questions',
      help: 'A heading for each question, and the answer below it.',
      max: 5000,
      optional: true,
    }),
    closing: text({ label: 'Last call', help: 'Such as “Send us your product list.”', max: 60, optional: true }),
    closingText: text({ label: 'Text below it', max: 160, optional: true }),
  },
});

type Texts = 'points' | 'questions';

/** A service in a list: without the texts of its page. */
export type ServiceItem = ItemOf<typeof services, Texts>;

export type Service = EntryOf<typeof services, Texts>;
