import { defineCollection } from '../collection.ts';
import { address, choice, date, longText, markdown, picture, reference, text } from '../fields.ts';
import type { EntryOf, ItemOf } from '../published.ts';

/** Categories in the order of the filter. */
export const categories = ['Tech', 'Health', 'Lifestyle', 'Business', 'Travel', 'Food'] as const;

export type Category = (typeof categories)[number];

export const posts = defineCollection({
  name: 'posts',
  singular: 'Post',
  plural: 'Posts',
  title: 'title',
  columns: ['cover', 'category', 'author'],
  order: 'date',
  page: '/post/:slug',
  fields: {
    title: text({ label: 'Title', max: 120 }),
    slug: address({ label: 'Address', before: '/post/' }),
    category: choice({ label: 'Category', options: categories }),
    date: date({ label: 'Date', help: 'The latest post comes first.' }),
    author: reference({ label: 'Author', collection: 'team' }),
    cover: picture({ label: 'Picture' }),
    excerpt: longText({ label: 'Summary', help: 'Shown in lists and by search engines.', max: 300 }),
    body: markdown({
      label: 'Text',
      help: 'Paragraphs before the first heading are the introduction. “> [!NOTE]” is a note in the margin, “> [!QUOTE]” a pull quote.',
      max: 100_000,
    }),
  },
});

/** A post in a list: without its text. */
export type PostItem = ItemOf<typeof posts, 'body'>;

/** A post with its text. */
export type Post = EntryOf<typeof posts, 'body'>;
