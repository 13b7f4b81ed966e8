import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import {
  advance,
  closeAdmin,
  type FakeApi,
  fakeApi,
  listCalls,
  listResponse,
  message,
  openAdmin,
  openWithTimers,
  problemResponse,
} from '../admin.fixture.tsx';
import { dateParts, localDate } from '../content/dates.ts';
import { paths } from '../paths.ts';
import { POLL_INTERVAL_MS } from './message-queries.ts';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});
afterEach(closeAdmin);

test('shows that messages are loading', async () => {
  api.contact = () => new Promise(() => undefined);
  openAdmin(paths.messages);
  expect((await screen.findByRole('table')).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Loading messages');
  expect(screen.queryByText('No messages yet.')).toBeNull();
});

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

test('reports that there are no messages yet', async () => {
  openAdmin(paths.messages);
  expect(await screen.findByText('No messages yet.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('reports and logs that the messages could not be loaded; Try again loads them', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
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
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.contact = () => problemResponse(403, 'Closed', { detail: 'Set ADMIN_PASSWORD and start again.' });
  await openWithTimers(paths.messages);
  expect(screen.getByRole('alert').textContent).toBe('Set ADMIN_PASSWORD and start again.');
  await advance(3 * POLL_INTERVAL_MS);
  expect(listCalls(api)).toBe(1);
});

test('shows HTML and scripts as text', async () => {
  const text = '<script>alert(1)</script><img src=x onerror=alert(2)>';
  api.contact = () => listResponse([message(1, { name: '<b>Bold</b>', subject: '<i>it</i>', message: text })]);
  openAdmin(paths.messages);
  expect((await screen.findByText(text)).children).toHaveLength(0);
  expect(screen.getByText('<b>Bold</b>').children).toHaveLength(0);
  expect(screen.getByText('<i>it</i>').children).toHaveLength(0);
});
