import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
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
  problemResponse,
  SETTLE_MS,
  setUpAdmin,
} from '../admin.fixture.tsx';
import { dateParts, localDate } from '../content/dates.ts';
import { paths } from '../paths.ts';
import { POLL_INTERVAL_MS } from './message-queries.ts';

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
