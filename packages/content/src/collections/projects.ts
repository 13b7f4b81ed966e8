import { projectSites } from '../choices.ts';
import { defineCollection } from '../collection.ts';
import { address, choice, colour, date, flag, list, longText, picture, reference, text } from '../fields.ts';
import type { ItemOf } from '../published.ts';

export const projects = defineCollection({
  name: 'projects',
  singular: 'Project',
  plural: 'Projects',
  title: 'title',
  columns: ['picture', 'client', 'status', 'started', 'inPortfolio'],
  order: 'position',
  page: '/portfolio/:slug',
  fields: {
    title: text({ label: 'Title', help: 'The service, such as “Website Development”.', max: 80 }),
    slug: address({ label: 'Address', before: '/portfolio/' }),
    client: reference({ label: 'Client', collection: 'clients' }),
    status: choice({ label: 'Stage', options: ['active', 'completed'] }),
    started: date({ label: 'Begun', optional: true }),
    completed: date({ label: 'Completed', optional: true }),
    inPortfolio: flag({
      label: 'Shown in portfolio',
      help: 'Also in the carousel of the home page. Only who knows its address finds the page of another project.',
    }),
    picture: picture({ label: 'Picture', help: 'The first screen of the site, 16:10.' }),
    phone: picture({ label: 'Picture on a phone', help: 'The same on a phone, 390 by 844.', optional: true }),
    description: longText({ label: 'Text', help: 'In the carousel and in the portfolio.', max: 300 }),
    lead: longText({ label: 'Sentence below the title', max: 160, optional: true }),
    place: text({ label: 'Place', max: 60, optional: true }),
    time: text({ label: 'Time', max: 60, optional: true }),
    system: text({ label: 'Runs on', max: 60, optional: true }),
    domain: text({
      label: 'Address of the site',
      help: 'Shown above it, such as “alok.example”.',
      max: 60,
      optional: true,
    }),
    site: choice({ label: 'Live page', help: 'Shown in a window. None: the picture.', options: projectSites }),
    colour: colour({ label: 'Colour behind the page', help: 'Such as #0d4a4e.', optional: true }),
    features: list({ label: 'Features', max: 60, count: 6 }),
    notes: list({ label: 'Texts of the features', help: 'In the same order.', max: 200, count: 6, optional: true }),
    figures: list({
      label: 'Figures',
      help: 'The number first: “25 calls a morning, down from about sixty”.',
      ...{ max: 100, count: 4, optional: true },
    }),
    work: longText({ label: 'What we did', max: 400, optional: true }),
    quote: reference({ label: 'Quote', collection: 'testimonials', optional: true }),
  },
});

export type Project = ItemOf<typeof projects>;
