import { defineCollection } from '../collection.ts';
import { address, choice, date, flag, list, longText, picture, reference, text } from '../fields.ts';
import type { ItemOf } from '../published.ts';

export const projects = defineCollection({
  name: 'projects',
  singular: 'Project',
  plural: 'Projects',
  title: 'title',
  columns: ['picture', 'client', 'status', 'started', 'inPortfolio'],
  order: 'position',
  page: '/portfolio#:slug',
  fields: {
    title: text({ label: 'Title', max: 80 }),
    slug: address({ label: 'Address', before: '/portfolio#' }),
    client: reference({ label: 'Client', collection: 'clients' }),
    status: choice({ label: 'Stage', options: ['active', 'completed'] }),
    started: date({ label: 'Begun', optional: true }),
    completed: date({ label: 'Completed', optional: true }),
    inPortfolio: flag({ label: 'Shown in portfolio', help: 'Also in the carousel of the home page.' }),
    picture: picture({ label: 'Picture' }),
    description: longText({ label: 'Text', max: 300 }),
    features: list({ label: 'Features', max: 60, count: 6 }),
  },
});

export type Project = ItemOf<typeof projects>;
