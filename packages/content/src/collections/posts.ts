import { categories } from '../categories.ts';
import { defineCollection } from '../collection.ts';
import { address, choice, date, flag, longText, markdown, picture, reference, text } from '../fields.ts';
import type { EntryOf, ItemOf } from '../published.ts';

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
    trending: flag({ label: 'Trending', help: 'The three latest of these stand in “Trending” of the blog.' }),
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
