import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { paths } from '@studio/contract/paths';
import { act, fireEvent, screen, within } from '@testing-library/react';
import {
  closeAdmin,
  type FakeApi,
  fakeApi,
  listAnswer,
  listCalls,
  message,
  openAdmin,
  problemAnswer,
} from '../admin.fixture.tsx';
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

test('lists the messages in a table with their local dates', async () => {
  api.contact = () => listAnswer([message(12), message(11, { subject: '' })]);
  openAdmin(paths.adminMessages);
  const row = within(await screen.findByRole('row', { name: /Visitor 12/ }));

  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('false');
  expect(screen.getByRole('table', { name: 'Messages from the contact form, newest first' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Name',
    'Email',
    'Subject',
    'Message',
    'Date',
  ]);
  expect(row.getByRole('rowheader').textContent).toBe('Visitor 12');
  expect(row.getByRole('link').getAttribute('href')).toBe('mailto:visitor12@shokal.example');
  expect(row.getByText('Subject 12')).toBeTruthy();
  expect(row.getByText('Text 12')).toBeTruthy();
  const time = row.getByText(localDate('2025-03-12T09:14:00.000Z'));
  expect(time.getAttribute('datetime')).toBe('2025-03-12T09:14:00.000Z');
  expect(within(screen.getByRole('row', { name: /Visitor 11/ })).getByText('No subject')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Messages');
  expect(screen.getByText('2 messages')).toBeTruthy();
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

test('shows the beginning of a long message, and the whole of it when asked to', async () => {
  const text = `${'word '.repeat(100)}end`;
  api.contact = () => listAnswer([message(1, { message: text })]);
  openAdmin(paths.adminMessages);
  fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(screen.getByText(text)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show less' }));
  expect(screen.queryByText(text)).toBeNull();
});

test('loads older messages by the cursor of the Link header', async () => {
  const next = '</api/v1/contact?cursor=abc&limit=50>; rel="next"';
  api.contact = (url) =>
    url.searchParams.get('cursor') === 'abc' ? listAnswer([message(1)]) : listAnswer([message(2)], { link: next });
  openAdmin(paths.adminMessages);
  fireEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByText('Text 1');
  expect(names()).toEqual(['Visitor 2', 'Visitor 1']);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('keeps what is there when older messages cannot be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const next = '</api/v1/contact?cursor=abc>; rel="next"';
  api.contact = (url) =>
    url.searchParams.has('cursor') ? problemAnswer(503, 'Down') : listAnswer([message(2)], { link: next });
  openAdmin(paths.adminMessages);
  fireEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  expect((await screen.findByRole('alert')).textContent).toBe('The older messages could not be loaded.');
  expect(names()).toEqual(['Visitor 2']);
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
