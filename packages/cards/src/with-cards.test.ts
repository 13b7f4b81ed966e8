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

test('a page has its picture', () => {
  expect(cardOf('/notes')).toBe('all.jpg');
});

test('a page with parameters has the picture of its path', () => {
  expect(cardOf('/notes/:id', { id: 'kettle' })).toBe('kettle.jpg');
});

test('a variant has a picture of its own, or that of its page', () => {
  expect(cardOf('/notes', {}, { topic: 'Health care', sort: 'name' })).toBe('health.jpg');
  expect(cardOf('/notes', {}, { sort: 'name' })).toBe('all.jpg');
});

test('a page for missing content has the first picture', () => {
  expect(cardOf('/notes/:id', { id: 'constructor' })).toBe('all.jpg');
});

test('the other properties of a page stay', () => {
  expect(withCard(page('/notes'), known)).toMatchObject({ path: '/notes', handle: { title: 'Notes' } });
});

test('browsers get the pages as they are', () => {
  const pages = [page('/notes')];
  expect(withCards(pages)).toBe(pages);
});
