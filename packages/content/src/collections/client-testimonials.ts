import { serviceSlugs } from '../choices.ts';
import { defineCollection } from '../collection.ts';
import { address, longText, tags, text } from '../fields.ts';

/** Quotes on the services pages. Those of the home page are `testimonials`. */
export const clientTestimonials = defineCollection({
  name: 'client-testimonials',
  singular: 'Client testimonial',
  plural: 'Client testimonials',
  title: 'clientName',
  columns: ['position', 'services'],
  order: 'position',
  shownOn: '/services/:services',
  fields: {
    clientName: text({ label: 'Name', max: 60 }),
    slug: address({ label: 'Short name', before: '' }),
    position: text({ label: 'Role and company', max: 80 }),
    text: longText({ label: 'Quote', max: 400 }),
    services: tags({ label: 'Services', help: 'Comes first on their pages.', options: serviceSlugs }),
  },
});
