import { expect, test } from '@jest/globals';
import { mergeValues } from './merge.ts';

const base = { title: 'Kettle', category: 'Tech', excerpt: 'Short', tags: ['a'] };

test.each([
  ['nothing', {}, {}, base, []],
  ['another field each', { title: 'Tea' }, { category: 'Food' }, { ...base, title: 'Tea', category: 'Food' }, []],
  ['the same field to the same value', { title: 'Tea' }, { title: 'Tea' }, { ...base, title: 'Tea' }, []],
  ['the same field', { title: 'Tea' }, { title: 'Pot' }, { ...base, title: 'Tea' }, ['title']],
  ['lists', { tags: ['a', 'b'] }, { tags: ['c'] }, { ...base, tags: ['a', 'b'] }, ['tags']],
  ['a field that was emptied', { excerpt: '' }, { title: 'Tea' }, { ...base, excerpt: '', title: 'Tea' }, []],
])('both change %s: different fields merge, the same one is in conflict', (_, mine, theirs, values, conflicts) => {
  expect(mergeValues(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({ values, conflicts });
});

test('an absent value is an empty one', () => {
  expect(mergeValues({}, { note: '' }, { note: 'Added' })).toEqual({ values: { note: 'Added' }, conflicts: [] });
});
