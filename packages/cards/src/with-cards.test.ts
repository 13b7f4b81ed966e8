import { expect, test } from '@jest/globals';
import type { RemotePage } from '@platform/contract/remote-routes';
import { withCard, withCards } from './with-cards.ts';

const page = (path: string): RemotePage => ({
  path,
  lazy: () => Promise.reject(new Error('Not loaded here')),
  handle: { title: 'Notes', description: 'Notes from the work.' },
});

const known = { '/notes': 'all.jpg', '/notes?topic=Health+care': 'health.jpg', '/notes/kettle': 'kettle.jpg' };

const cardOf = (path: string, params = {}, search = {}) =>
  withCard(page(path), known).handle.card?.({ data: undefined, params, search });

test.each([
  ['a page', '/notes', {}, {}, 'all.jpg'],
  ['a page with parameters', '/notes/:id', { id: 'kettle' }, {}, 'kettle.jpg'],
  ['a variant with a picture of its own', '/notes', {}, { topic: 'Health care', sort: 'name' }, 'health.jpg'],
  ['another variant', '/notes', {}, { sort: 'name' }, 'all.jpg'],
  ['a page for missing content', '/notes/:id', { id: 'constructor' }, {}, 'all.jpg'],
])('the picture of %s', (_, path, params, search, picture) => {
  expect(cardOf(path, params, search)).toBe(picture);
});

test('the other properties of a page stay', () => {
  expect(withCard(page('/notes'), known)).toMatchObject({ path: '/notes', handle: { title: 'Notes' } });
});

test('browsers get the pages as they are', () => {
  const pages = [page('/notes')];
  expect(withCards(pages)).toBe(pages);
});
