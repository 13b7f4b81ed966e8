import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { UNDO_MS } from '@studio/contract/inbox';
import { paths } from '@studio/contract/paths';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  closeAdmin,
  type FakeApi,
  fakeApi,
  listAnswer,
  listCalls,
  message,
  openAdmin,
  problemAnswer,
  summaryAnswer,
} from '../admin.fixture.tsx';
import { TYPING } from '../inbox/search-field.tsx';
import { localDate } from '../local-date.ts';
import { POLL_INTERVAL } from '../queries/messages.ts';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(closeAdmin);

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

/** Opens the page with the timers in the test's hand, and lets everything that is under way finish. */
async function openWithTimers(): Promise<void> {
  jest.useFakeTimers();
  openAdmin(paths.adminMessages);
  await pass(0);
}

/** Time that answers take to be read and shown, in milliseconds on the test's clock: one turn of the event loop each. */
const SETTLE = 10;

/** Lets time pass, and whatever it sets off finish. */
async function pass(ms: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
    for (let turn = 0; turn < SETTLE; turn++) await jest.advanceTimersByTimeAsync(1);
  });
}

function setVisibility(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

test('shows that messages are loading', async () => {
  api.contact = () => new Promise(() => undefined);
  openAdmin(paths.adminMessages);
  expect((await screen.findByRole('table')).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Loading messages');
  expect(screen.queryByText('No messages yet.')).toBeNull();
});

test('lists the messages in a table, the new ones marked, each with its date', async () => {
  api.summary = () => summaryAnswer({ new: 3, read: 45, spam: 9 });
  api.contact = () => listAnswer([message(12, { state: 'new' }), message(11, { subject: '' })]);
  openAdmin(paths.adminMessages);
  const row = within(await screen.findByRole('row', { name: /Visitor 12/ }));

  expect(screen.getByRole('table', { name: 'Messages from the contact form' }).getAttribute('aria-busy')).toBe('false');
  const heads = screen.getAllByRole('columnheader');
  expect(heads.map((cell) => cell.textContent)).toEqual(['Name', 'Email', 'Subject', 'Message', 'Date']);
  expect(heads.at(-1)?.getAttribute('aria-sort')).toBe('descending');
  expect(row.getByRole('rowheader').textContent).toBe('Unread Visitor 12');
  expect(row.getByText('visitor12@shokal.example')).toBeTruthy();
  expect(row.getByText('Subject 12')).toBeTruthy();
  expect(row.getByText('Text 12')).toBeTruthy();
  const time = row.getByText(localDate('2025-03-12T09:14:00.000Z', { dateOnly: true }));
  expect(time.getAttribute('datetime')).toBe('2025-03-12T09:14:00.000Z');
  expect(time.getAttribute('title')).toBe(localDate('2025-03-12T09:14:00.000Z'));
  expect(within(screen.getByRole('row', { name: /Visitor 11/ })).getByText('No subject')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Messages');
  expect(await screen.findByText('48 messages, 3 unread')).toBeTruthy();
});

test('says that there are no messages yet', async () => {
  openAdmin(paths.adminMessages);
  expect(await screen.findByText('No messages yet.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('says that the messages could not be loaded, logs why, and tries again when asked to', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.contact = () => problemAnswer(503, 'The store is down');
  openAdmin(paths.adminMessages);
  expect((await screen.findByRole('alert')).textContent).toBe('The messages could not be loaded.');
  expect(log).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ status: 503 }));

  api.contact = () => listAnswer([message(1)]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Text 1')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says what a refusal says, and does not ask on', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.contact = () => problemAnswer(403, 'Closed', { detail: 'Set ADMIN_PASSWORD and start again.' });
  await openWithTimers();
  expect(screen.getByRole('alert').textContent).toBe('Set ADMIN_PASSWORD and start again.');
  await pass(3 * POLL_INTERVAL);
  expect(listCalls(api)).toBe(1);
});

test('shows HTML and script text as text', async () => {
  const text = '<script>alert(1)</script><img src=x onerror=alert(2)>';
  api.contact = () => listAnswer([message(1, { name: '<b>Bold</b>', subject: '<i>it</i>', message: text })]);
  openAdmin(paths.adminMessages);
  expect((await screen.findByText(text)).children).toHaveLength(0);
  expect(screen.getByText('<b>Bold</b>').children).toHaveLength(0);
  expect(screen.getByText('<i>it</i>').children).toHaveLength(0);
});

test('leads to older messages by the cursor of the Link header, and back; the page is in the address', async () => {
  const cursor = '0195a8f0-0000-7000-8000-000000000099';
  const next = `</api/v1/contact?cursor=${cursor}&limit=50>; rel="next"`;
  api.contact = (url) =>
    url.searchParams.get('cursor') === cursor ? listAnswer([message(1)]) : listAnswer([message(2)], { link: next });
  const { state, navigate } = openAdmin(paths.adminMessages);
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

test('asks for exactly what the address says, and says that nothing matches', async () => {
  let asked = new URLSearchParams();
  api.contact = (url) => {
    asked = url.searchParams;
    return listAnswer([]);
  };
  const { navigate } = openAdmin(`${paths.adminMessages}?state=spam&q=a%20shop&sort=oldest`);
  expect(await screen.findByText('Nothing matches.')).toBeTruthy();
  expect(Object.fromEntries(asked)).toEqual({ state: 'spam', q: 'a shop', sort: 'oldest', limit: '50' });
  expect(screen.getByRole('link', { name: 'As CSV' }).getAttribute('href')).toBe(
    '/api/v1/contact/export.csv?state=spam&q=a+shop&sort=oldest',
  );
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('a shop');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'List' }).value).toBe('spam');
  await act(() => navigate(paths.adminMessages));
  expect(await screen.findByText('No messages yet.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('an inbox whose messages are all elsewhere is not called new', async () => {
  api.summary = () => summaryAnswer({ archived: 1 });
  openAdmin(paths.adminMessages);
  expect(await screen.findByText('Nothing is left in the inbox.')).toBeTruthy();
});

test('what is chosen and searched goes into the address, the search once the typing rests', async () => {
  jest.useFakeTimers();
  const router = openAdmin(`${paths.adminMessages}?cursor=${message(9).id}`);
  await pass(0);
  fireEvent.change(screen.getByRole('combobox', { name: 'Time' }), { target: { value: '7' } });
  await pass(0);
  expect(router.state.location.search).toBe('?days=7');
  for (const text of ['b', 'ba', 'bak']) fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
  await pass(TYPING - 5 * SETTLE);
  expect(router.state.location.search).toBe('?days=7');
  await pass(5 * SETTLE);
  expect(router.state.location.search).toBe('?q=bak&days=7');
  expect(api.calls.some((call) => call.includes('q=ba&'))).toBe(false);
  expect(api.calls.some((call) => call.includes('q=bak&'))).toBe(true);
});

test('the date’s head turns the order round', async () => {
  api.contact = () => listAnswer([message(1)]);
  const router = openAdmin(paths.adminMessages);
  fireEvent.click(await screen.findByRole('button', { name: 'Date' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=oldest'));
  const head = () => screen.getByRole('columnheader', { name: 'Date' });
  await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('ascending'));
});

test('a row opens its message beside the list, which marks it read once', async () => {
  const fresh = message(2, { state: 'new', message: 'Line one\nLine two' });
  api.contact = () => listAnswer([fresh, message(1)]);
  api.one = () => Response.json(fresh);
  const router = openAdmin(paths.adminMessages);
  fireEvent.click(await screen.findByRole('link', { name: 'Visitor 2' }));
  const open = within(await screen.findByRole('region', { name: 'Message' }));
  expect(router.state.location.search).toBe(`?message=${fresh.id}`);
  expect(open.getByRole('heading', { level: 2 }).textContent).toBe('Subject 2');
  expect(open.getByText(/Line one/).textContent).toBe('Line one\nLine two');
  expect(open.getByRole('link', { name: 'Reply by e-mail' }).getAttribute('href')).toMatch(
    /^mailto:visitor2@.*Line%20one/,
  );
  await waitFor(() => expect(api.changes).toEqual([{ ids: [fresh.id], state: 'read' }]));
  fireEvent.click(open.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(api.changes).toHaveLength(2));
  expect(api.changes[1]).toEqual({ ids: [fresh.id], state: 'archived' });

  fireEvent.click(open.getByRole('button', { name: 'Message below' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?message=${message(1).id}`));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Message' })).toBeNull());
  expect(router.state.location.search).toBe('');
});

test('says of a message that is gone that it is', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openAdmin(`${paths.adminMessages}?message=${message(1).id}`);
  expect((await screen.findByRole('alert')).textContent).toBe('This message is no longer there.');
});

test('a deletion can be undone for ten seconds', async () => {
  api.contact = () => listAnswer([message(2), message(1)]);
  await openWithTimers();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(screen.getByRole('group', { name: 'Selected messages' }));
  expect(bar.getByText('2 selected')).toBeTruthy();
  const ids = [message(2).id, message(1).id];
  fireEvent.click(bar.getByRole('button', { name: 'Delete' }));
  await pass(0);
  expect(api.changes).toEqual([{ ids, deleted: true }]);
  expect(screen.queryByRole('group', { name: 'Selected messages' })).toBeNull();
  expect(screen.getByText('2 messages deleted.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await pass(0);
  expect(api.changes[1]).toEqual({ ids, deleted: false });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();

  fireEvent.click(screen.getByRole('checkbox', { name: 'Select the message from Visitor 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await pass(UNDO_MS - 5 * SETTLE);
  expect(screen.getByText('Message deleted.')).toBeTruthy();
  await pass(5 * SETTLE);
  expect(screen.queryByText('Message deleted.')).toBeNull();
});

test('selected messages get another state together', async () => {
  api.contact = () => listAnswer([message(2), message(1)]);
  openAdmin(paths.adminMessages);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select the message from Visitor 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mark as spam' }));
  await waitFor(() => expect(api.changes).toEqual([{ ids: [message(1).id], state: 'spam' }]));
});

test('says that a change failed', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.contact = () => listAnswer([message(1)]);
  api.change = () => problemAnswer(503, 'Down');
  openAdmin(paths.adminMessages);
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select the message from Visitor 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Archive' }));
  expect((await screen.findByRole('alert')).textContent).toBe('That could not be done. Try again.');
});

test('a message that comes in appears with the next poll and is announced', async () => {
  api.contact = () => listAnswer([message(1)]);
  await openWithTimers();
  expect(screen.getByRole('status').textContent).toBe('');

  api.contact = () => listAnswer([message(2, { name: 'Leena Das' }), message(1)]);
  await pass(POLL_INTERVAL - 5 * SETTLE);
  expect(names()).toEqual(['Visitor 1']);
  await pass(5 * SETTLE);
  expect(names()).toEqual(['Leena Das', 'Visitor 1']);
  expect(screen.getByRole('status').textContent).toBe('New message from Leena Das');

  api.contact = () => listAnswer([message(4), message(3), message(2), message(1)]);
  await pass(POLL_INTERVAL);
  expect(screen.getByRole('status').textContent).toBe('2 new messages');
});

test('polls by ETag: an unchanged list is not sent again', async () => {
  const asked: (string | null)[] = [];
  api.contact = (_, headers) => {
    asked.push(headers.get('if-none-match'));
    return headers.get('if-none-match') === '"one"'
      ? new Response(null, { status: 304 })
      : listAnswer([message(1)], { etag: '"one"' });
  };
  await openWithTimers();
  await pass(POLL_INTERVAL);
  expect(asked).toEqual([null, '"one"']);
  expect(names()).toEqual(['Visitor 1']);
});

test('does not poll while the tab is hidden', async () => {
  await openWithTimers();
  act(() => setVisibility('hidden'));
  await pass(3 * POLL_INTERVAL);
  expect(listCalls(api)).toBe(1);
  act(() => setVisibility('visible'));
  await pass(0);
  expect(listCalls(api)).toBe(2);
});

test('keeps the list when a poll fails, says so, and goes on by itself', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.contact = () => listAnswer([message(1)]);
  await openWithTimers();

  api.contact = () => Promise.reject(new TypeError('Failed to fetch'));
  await pass(POLL_INTERVAL);
  expect(names()).toEqual(['Visitor 1']);
  expect(screen.getByRole('alert').textContent).toBe('The list could not be refreshed. It tries again by itself.');

  api.contact = () => listAnswer([message(1)]);
  await pass(POLL_INTERVAL);
  expect(screen.queryByRole('alert')).toBeNull();
});
