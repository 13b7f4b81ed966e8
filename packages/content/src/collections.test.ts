import { expect, it } from '@jest/globals';
import * as v from 'valibot';
import { describeFields } from './collection.ts';
import { terms } from './collections/documents.ts';
import { posts } from './collections/posts.ts';
import { collections } from './collections.ts';

it.each(collections.map((collection) => [collection.name, collection] as const))(
  '%s has a title, columns and an order that are fields, and labels for all of them',
  (_, { fields, title, columns, order, ...collection }) => {
    const used = [title, ...columns, ...(order === 'position' ? [] : [order])];
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['slug', ...used]));
    expect(describeFields({ fields }).filter(({ label, kind }) => label === '' || kind === undefined)).toEqual([]);
    if (collection.page !== undefined) expect(collection.page.includes(':slug')).toBe(collection.single !== true);
  },
);

const post = {
  title: 'A title',
  slug: 'a-title',
  category: 'Tech',
  date: '2025-03-12',
  author: 'CTO',
  cover: 'kettle',
  excerpt: 'Short.',
  body: 'Text.',
};

it.each([
  ['the title', { title: ' ' }, 'Fill this in.'],
  ['two lines', { title: 'a\nb' }, 'Write it in one line.'],
  ['its length', { title: 'a'.repeat(121) }, 'Use at most 120 characters.'],
  ['control characters', { excerpt: 'a\u0000' }, 'Remove the control characters.'],
  ['the address', { slug: '-' }, 'Use letters and digits with hyphens between words.'],
  ['a path', { slug: 'a/b' }, 'Use letters and digits with hyphens between words.'],
  ['the category', { category: 'Gossip' }, 'Choose one of the list.'],
  ['the date', { date: '2025-13-45' }, 'Choose a day.'],
  ['the picture', { cover: 'https://evil.example/x.png' }, 'Choose a picture.'],
])('a post is refused for %s', (_, change, message) => {
  expect(v.is(posts.schema, post)).toBe(true);
  expect(v.safeParse(posts.schema, { ...post, ...change }).issues?.[0]?.message).toBe(message);
  expect(v.is(posts.draft, { ...post, ...change })).toBe(true);
});

it('a text of sections begins with a heading', () => {
  const published = (body: string) =>
    v.safeParse(terms.schema, { lead: 'A lead.', since: '2025-03-12', slug: 'terms', body }).issues?.[0]?.message;
  expect(published('## Scope\n\nText.')).toBeUndefined();
  expect(published('Text.\n\n## Scope')).toBe('Begin with a heading.');
});

it('a draft may lack fields, and has no others', () => {
  expect([{}, { title: 3 }, { other: '' }].map((draft) => v.is(posts.draft, draft))).toEqual([true, false, false]);
});

it('describes fields for the admin', () => {
  expect(describeFields(posts)[0]).toEqual({ name: 'title', label: 'Title', help: '', kind: 'text', max: 120 });
});
