import { defineCollection } from '../collection.ts';
import { address, longText, picture, text } from '../fields.ts';
import type { ItemOf } from '../published.ts';

export const testimonials = defineCollection({
  name: 'testimonials',
  singular: 'Testimonial',
  plural: 'Testimonials',
  title: 'name',
  columns: ['portrait', 'role'],
  order: 'position',
  shownOn: '/',
  fields: {
    name: text({ label: 'Name', max: 60 }),
    slug: address({ label: 'Short name', before: '' }),
    role: text({ label: 'Role and company', max: 80 }),
    portrait: picture({ label: 'Portrait', help: 'Square.' }),
    feedback: longText({ label: 'Quote', max: 400 }),
  },
});

export type Testimonial = ItemOf<typeof testimonials>;
