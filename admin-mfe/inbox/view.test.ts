import { expect, test } from '@jest/globals';
import { filterOf, firstDay, isFiltered, readView, viewHref, withFilters } from './view.ts';

const ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

test.each([
  '/admin/messages',
  `/admin/messages?state=spam&q=a+shop&days=7&sort=oldest&cursor=${ID}&message=${ID}`,
  '/admin/messages?state=all',
  '/admin/messages?from=2025-03-01&to=2025-03-12',
  '/admin/messages?to=2025-03-12',
])('reads and writes %s without a change', (address) => {
  expect(viewHref(readView(new URL(address, 'http://site.test').searchParams))).toBe(address);
});

test('ignores invalid values', () => {
  const search = new URLSearchParams('state=x&days=8&from=12.3.&to=2025-13-01&sort=up&cursor=1&message=<b>&more=1');
  expect(viewHref(readView(search))).toBe('/admin/messages');
});

test('other filters start at the first page, without an open message', () => {
  const view = readView(new URLSearchParams(`cursor=${ID}&message=${ID}&days=7`));
  expect(viewHref(withFilters(view, { words: 'shop' }))).toBe('/admin/messages?q=shop&days=7');
});

test('every option except sorting counts as a filter', () => {
  const filtered = (search: string) => isFiltered(readView(new URLSearchParams(search)));
  expect(['', 'sort=oldest', `message=${ID}`].map(filtered)).toEqual([false, false, false]);
  expect(['state=all', 'q=a', 'days=1', 'to=2025-03-12'].map(filtered)).toEqual([true, true, true, true]);
});

test('days begin at midnight in the local time zone', () => {
  const now = new Date(2025, 2, 12, 15, 30);
  const from = (days: string) => filterOf(readView(new URLSearchParams({ days })), now).get('from');
  expect(from('1')).toBe(new Date(2025, 2, 12).toISOString());
  expect(from('30')).toBe(new Date(2025, 1, 11).toISOString());
  expect(String(filterOf(readView(new URLSearchParams()), now))).toBe('');
});

test('a range includes its first and its last day, and overrides a number of days', () => {
  const view = readView(new URLSearchParams('from=2025-03-30&to=2025-03-31&days=7'));
  expect(view.days).toBeUndefined();
  expect(Object.fromEntries(filterOf(view, new Date()))).toEqual({
    from: new Date(2025, 2, 30).toISOString(),
    to: new Date(2025, 3, 1).toISOString(),
  });
  expect(firstDay(new Date(2025, 2, 2, 23), 30)).toBe('2025-02-01');
});
