import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  advance,
  api,
  listResponse,
  message,
  names,
  openAdmin,
  openWithTimers,
  press,
  SETTLE_MS,
  setUpAdmin,
  summaryResponse,
} from '../admin.fixture.tsx';
import { paths } from '../paths.ts';
import { SEARCH_DELAY_MS } from './toolbar/search-field.tsx';

setUpAdmin();

test('links to older messages by the cursor of the Link header, and back; the cursor is in the address', async () => {
  const cursor = '0195a8f0-0000-7000-8000-000000000099';
  const next = `</api/v1/contact?cursor=${cursor}&limit=50>; rel="next"`;
  api.contact = (url) =>
    url.searchParams.get('cursor') === cursor ? listResponse([message(1)]) : listResponse([message(2)], { link: next });
  const { state, navigate } = openAdmin(paths.messages);
  expect(state.location.search).toBe('');
  fireEvent.click(await screen.findByRole('link', { name: 'Older' }));
  await screen.findByText('Text 1');
  expect(names()).toEqual(['Visitor 1']);
  expect(screen.queryByRole('link', { name: 'Older' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'First page' }));
  await screen.findByText('Text 2');
  await act(() => navigate(-1));
  expect(await screen.findByText('Text 1')).toBeTruthy();
});

test('requests exactly the filters in the address, and reports that nothing matches', async () => {
  const { navigate } = openAdmin(`${paths.messages}?state=spam&q=a%20shop&sort=oldest`);
  expect(await screen.findByText('No messages found.')).toBeTruthy();
  expect(api.calls).toContain('GET /api/v1/contact?state=spam&q=a+shop&sort=oldest&limit=50');
  expect(screen.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')).toBe(
    '/api/v1/contact/export.csv?state=spam&q=a+shop&sort=oldest',
  );
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('a shop');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Folder' }).value).toBe('spam');
  await act(() => navigate(paths.messages));
  expect(await screen.findByText('No messages yet.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test.each([
  ['an inbox without messages', '', {}, 'No messages yet.'],
  ['an inbox whose messages are in other folders', '', { archived: 1 }, 'Your inbox is empty.'],
  ['another folder', '?state=trash', {}, '“Trash” is empty.'],
])('the text of %s', async (_, search, counts, text) => {
  api.summary = () => summaryResponse(counts);
  openAdmin(paths.messages + search);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Go to the inbox' }) !== null).toBe(search !== '');
});

test('filters go into the address at once, search words after a delay', async () => {
  const router = await openWithTimers(`${paths.messages}?cursor=${message(9).id}`);
  fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value: '7' } });
  await advance(0);
  expect(router.state.location.search).toBe('?days=7');
  for (const text of ['b', 'ba', 'bak']) fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  await advance(SEARCH_DELAY_MS - 5 * SETTLE_MS);
  expect(router.state.location.search).toBe('?days=7');
  await advance(5 * SETTLE_MS);
  expect(router.state.location.search).toBe('?q=bak&days=7');
  expect(api.calls.some((call) => call.includes('q=ba&'))).toBe(false);
  expect(api.calls.some((call) => call.includes('q=bak&'))).toBe(true);
});

test('a range of days can be chosen, changed and cleared', async () => {
  jest.useFakeTimers({ now: new Date(2025, 2, 12, 15) });
  const router = openAdmin(paths.messages);
  await advance(0);
  const choose = (value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value } });
  expect(screen.queryByLabelText('From')).toBeNull();
  choose('range');
  await advance(0);
  expect(router.state.location.search).toBe('?from=2025-02-11&to=2025-03-12');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2025-03-01' } });
  await advance(0);
  expect(router.state.location.search).toBe('?from=2025-03-01&to=2025-03-12');
  const range = new URLSearchParams({
    from: new Date(2025, 2, 1).toISOString(),
    to: new Date(2025, 2, 13).toISOString(),
  });
  expect(api.calls.some((call) => call.includes(`/contact?${range}`))).toBe(true);
  expect(screen.getByRole('link', { name: 'Export as CSV' }).getAttribute('href')).toContain(String(range));
  choose('');
  await advance(0);
  expect(router.state.location.search).toBe('');
});

test('the head of the date column reverses the order', async () => {
  api.contact = () => listResponse([message(1)]);
  const router = openAdmin(paths.messages);
  await press('Date');
  await waitFor(() => expect(router.state.location.search).toBe('?sort=oldest'));
  const head = () => screen.getByRole('columnheader', { name: 'Date' });
  await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('ascending'));
});
