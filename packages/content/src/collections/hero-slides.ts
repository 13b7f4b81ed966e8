import { defineCollection } from '../collection.ts';
import { address, longText } from '../fields.ts';
import type { ItemOf } from '../published.ts';

export const heroSlides = defineCollection({
  name: 'hero-slides',
  singular: 'Slide',
  plural: 'Hero slides',
  title: 'title',
  columns: [],
  order: 'position',
  shownOn: '/',
  fields: {
    title: longText({ label: 'Title', help: 'In three lines, or three words: one line each on phones.', max: 60 }),
    slug: address({ label: 'Short name', before: '' }),
    description: longText({ label: 'Text', max: 160 }),
  },
});

export type HeroSlide = ItemOf<typeof heroSlides>;
