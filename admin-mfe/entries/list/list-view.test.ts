import { expect, test } from '@jest/globals';
import type { ListedEntry } from '@studio/content/api';
import { filterEntries, type ListView } from './list-view.ts';

const entry = (id: string, given: Partial<ListedEntry>): ListedEntry => ({
  id,
  status: 'published',
  position: 1,
  version: 2,
  publishedVersion: 2,
  scheduledAt: null,
  updatedAt: '2025-03-19T14:02:00.000Z',
  deletedAt: null,
  draft: {},
  ...given,
});

const entries = [
  entry('kettle', { draft: { title: 'A shop page', excerpt: 'Before the KETTLE boils', category: 'Tech' } }),
  entry('menu', { draft: { title: 'A menu for a fish', category: 'Food' }, version: 3 }),
  entry('ten', { draft: { title: 'Ten things', category: 'Tech' }, status: 'draft', publishedVersion: null }),
];

test.each<[string, Partial<ListView>, string[]]>([
  ['everything', {}, ['kettle', 'menu', 'ten']],
  ['words in any text and letter case', { words: 'kettle SHOP' }, ['kettle']],
  ['words that nothing has', { words: 'kettle fish' }, []],
  ['a status', { is: 'draft' }, ['ten']],
  ['unpublished changes', { is: 'changed' }, ['menu']],
  ['a value of a field', { values: { category: 'Tech' } }, ['kettle', 'ten']],
  ['a value and words', { values: { category: 'Tech' }, words: 'ten' }, ['ten']],
])('a list shows %s', (_, view, ids) => {
  const shown = filterEntries(entries, { words: '', is: '', values: {}, ...view });
  expect(shown.map(({ id }) => id)).toEqual(ids);
});
