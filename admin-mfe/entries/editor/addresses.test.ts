import { expect, test } from '@jest/globals';
import { freeAddress, withAddress } from './addresses.ts';

const collection = {
  title: 'title',
  fields: [{ name: 'slug', label: 'Address', help: '', kind: 'address' }],
};

test.each([
  ['is made from the title', {}, { title: 'What we measured!' }, false, 'what-we-measured'],
  ['keeps letters of other scripts', {}, { title: 'ঢাকা 2025' }, false, 'ঢাকা-2025'],
  ['follows the title', { title: 'Tea', slug: 'tea' }, { title: 'Tea pot', slug: 'tea' }, false, 'tea-pot'],
  ['stays as it was changed by hand', { title: 'Tea', slug: 'chai' }, { title: 'Pot', slug: 'chai' }, false, 'chai'],
  ['stays after publishing', { title: 'Tea', slug: 'tea' }, { title: 'Pot', slug: 'tea' }, true, 'tea'],
  ['is what was typed', { title: 'Tea', slug: 'tea' }, { title: 'Tea', slug: 'chai' }, false, 'chai'],
])('the address %s', (_, before, after, isFixed, slug) => {
  expect(withAddress(collection, before, after, isFixed)).toMatchObject({ slug });
});

test('an address with another name is not made from the title', () => {
  const role = { ...collection, fields: [{ name: 'slug', label: 'Role', help: '', kind: 'address' }] };
  expect(withAddress(role, {}, { title: 'Arif' }, false)).toEqual({ title: 'Arif' });
});

test('the next free address has the lowest number', () => {
  expect(freeAddress('tea', new Set(['tea', 'tea-2']))).toBe('tea-3');
});
