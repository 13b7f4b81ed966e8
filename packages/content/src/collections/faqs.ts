import { defineCollection } from '../collection.ts';
import { address, longText, text } from '../fields.ts';
import type { ItemOf } from '../published.ts';

export const faqs = defineCollection({
  name: 'faqs',
  singular: 'Question',
  plural: 'FAQs',
  title: 'question',
  columns: [],
  order: 'position',
  shownOn: '/faqs',
  fields: {
    question: text({ label: 'Question', max: 160 }),
    group: text({
      label: 'Group',
      help: 'Questions of the same group stand below it as a heading. Empty: below those of the first group.',
      max: 60,
      optional: true,
    }),
    slug: address({ label: 'Address', help: 'The last part of the link to this question.', before: '/faqs#' }),
    answer: longText({ label: 'Answer', max: 1000 }),
  },
});

export type Faq = ItemOf<typeof faqs>;
