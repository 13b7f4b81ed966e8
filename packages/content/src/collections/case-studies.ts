import * as v from 'valibot';
import { serviceSlugs } from '../choices.ts';
import { defineCollection } from '../collection.ts';
import { address, longText, picture, tags, text } from '../fields.ts';

/** A path of this site, or nothing. */
const ownPath = v.pipe(v.string(), v.regex(/^(?:\/[\w#/-]+)?$/, 'an address of this site that begins with /'));

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
    picture: picture({ label: 'Picture', optional: true }),
    figure: text({
      label: 'Result',
      help: 'A short figure, such as “11 → 2”. With a picture, it makes the case one of the three on a page.',
      max: 12,
      optional: true,
    }),
    caption: text({ label: 'What the figure counts', max: 60, optional: true }),
    page: text({ label: 'Page', help: 'Such as /post/kettle.', max: 120, optional: true, form: ownPath }),
  },
});
