import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  advance,
  api,
  listCalls,
  listResponse,
  message,
  muteErrors,
  names,
  openAdmin,
  openWithTimers,
  press,
  problemResponse,
  SETTLE_MS,
  setUpAdmin,
  summaryResponse,
} from '../admin.fixture.tsx';
import { dateParts, localDate } from '../content/dates.ts';
import { paths } from '../paths.ts';
import { POLL_INTERVAL_MS } from './message-queries.ts';
import { SEARCH_DELAY_MS } from './toolbar/search-field.tsx';

setUpAdmin();

test('lists the messages with their dates in a table, and marks new ones', async () => {
  api.count = () => Response.json({ total: 48, unread: 3 });
  api.contact = () => listResponse([message(12, { state: 'new' }), message(11, { subject: '' })]);
  openAdmin(paths.messages);
  const row = within(await screen.findByRole('row', { name: /Visitor 12/ }));

  expect(screen.getByRole('table', { name: 'Messages from the contact form' }).getAttribute('aria-busy')).toBe('false');
  const heads = screen.getAllByRole('columnheader');
  expect(heads.map((cell) => cell.textContent)).toEqual(['Name', 'Email', 'Subject', 'Message', 'Date']);
  expect(heads.at(-1)?.getAttribute('aria-sort')).toBe('descending');
  expect(row.getByRole('rowheader').textContent).toBe('Unread Visitor 12');
  expect(row.getByText('visitor12@shokal.example')).toBeTruthy();
  expect(row.getByText('Subject 12')).toBeTruthy();
  expect(row.getByText('Text 12')).toBeTruthy();
  const time = row.getByRole('time');
  const { day, year } = dateParts('2025-03-12T09:14:00.000Z', new Date());
  expect(time.textContent).toBe(`${day} ${year}`);
  expect(time.getAttribute('datetime')).toBe('2025-03-12T09:14:00.000Z');
  expect(time.getAttribute('title')).toBe(localDate('2025-03-12T09:14:00.000Z', { long: true }));
  expect(within(screen.getByRole('row', { name: /Visitor 11/ })).getByText('(no subject)')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Messages');
  expect(await screen.findByText('48 messages, 3 unread')).toBeTruthy();
});

test('reports and logs that the messages could not be loaded; Try again loads them', async () => {
  const log = muteErrors();
  api.contact = () => problemResponse(503, 'The store is down');
  openAdmin(paths.messages);
  expect((await screen.findByRole('alert')).textContent).toBe('The messages could not be loaded.');
  expect(log).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ status: 503 }));

  api.contact = () => listResponse([message(1)]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Text 1')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows the detail of a 403 response, and stops polling', async () => {
  muteErrors();
  api.contact = () => problemResponse(403, 'Closed', { detail: 'Set ADMIN_PASSWORD and start again.' });
  await openWithTimers(paths.messages);
  expect(screen.getByRole('alert').textContent).toBe('Set ADMIN_PASSWORD and start again.');
  await advance(3 * POLL_INTERVAL_MS);
  expect(listCalls()).toBe(1);
});

function setVisibility(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

test('the next poll shows and announces a new message', async () => {
  api.contact = () => listResponse([message(1)]);
  await openWithTimers(paths.messages);
  expect(screen.getByRole('status').textContent).toBe('');

  api.contact = () => listResponse([message(2, { name: 'Leena Das' }), message(1)]);
  await advance(POLL_INTERVAL_MS - 5 * SETTLE_MS);
  expect(names()).toEqual(['Visitor 1']);
  await advance(5 * SETTLE_MS);
  expect(names()).toEqual(['Leena Das', 'Visitor 1']);
  expect(screen.getByRole('status').textContent).toBe('New message from Leena Das');

  api.contact = () => listResponse([message(4), message(3), message(2), message(1)]);
  await advance(POLL_INTERVAL_MS);
  expect(screen.getByRole('status').textContent).toBe('2 new messages');
});

test('does not poll while the tab is hidden', async () => {
  await openWithTimers(paths.messages);
  act(() => setVisibility('hidden'));
  await advance(3 * POLL_INTERVAL_MS);
  expect(listCalls()).toBe(1);
  act(() => setVisibility('visible'));
  await advance(0);
  expect(listCalls()).toBe(2);
});

test('if a poll fails, keeps the list, reports the failure and continues to poll', async () => {
  muteErrors();
  api.contact = () => listResponse([message(1)]);
  await openWithTimers(paths.messages);

  api.contact = () => Promise.reject(new TypeError('Failed to fetch'));
  await advance(POLL_INTERVAL_MS);
  expect(names()).toEqual(['Visitor 1']);
  expect(screen.getByRole('alert').textContent).toBe('The list could not be refreshed. Trying again …');

  api.contact = () => listResponse([message(1)]);
  await advance(POLL_INTERVAL_MS);
  expect(screen.queryByRole('alert')).toBeNull();
});

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
