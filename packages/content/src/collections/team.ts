import { defineCollection } from '../collection.ts';
import { address, link, list, longText, picture, text } from '../fields.ts';
import type { ItemOf } from '../published.ts';

export const team = defineCollection({
  name: 'team',
  singular: 'Member',
  plural: 'Team',
  title: 'name',
  columns: ['portrait', 'title'],
  order: 'position',
  page: '/team/:slug',
  fields: {
    name: text({ label: 'Name', max: 60 }),
    slug: address({ label: 'Role', help: 'Also the address of the page.', before: '/team/' }),
    title: text({ label: 'Title', max: 60 }),
    portrait: picture({ label: 'Portrait' }),
    skills: list({ label: 'Skills', max: 40, count: 12 }),
    bio: longText({ label: 'Biography', help: 'An empty line begins a paragraph.', max: 3000 }),
    linkedin: link({ label: 'LinkedIn', optional: true }),
    twitter: link({ label: 'X', optional: true }),
    github: link({ label: 'GitHub', optional: true }),
  },
});

/** A member in a list: without the texts of the own page. */
export type Member = ItemOf<typeof team>;
