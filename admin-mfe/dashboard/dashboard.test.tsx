import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import {
  api,
  listResponse,
  message,
  muteErrors,
  openAdmin,
  problemResponse,
  setUpAdmin,
  summaryResponse,
} from '../admin.fixture.tsx';
import { shortDay } from '../content/dates.ts';
import { paths } from '../paths.ts';
import { messagesPerLine } from './day-chart.tsx';

setUpAdmin();

test('shows the number of messages and links to the five newest', async () => {
  let limit: string | null = null;
  api.contact = (url) => {
    limit = url.searchParams.get('limit');
    return listResponse([6, 5, 4, 3, 2].map((day) => message(day)));
  };
  api.summary = () => summaryResponse({ new: 2, read: 3, archived: 1, spam: 9 });
  openAdmin(paths.dashboard);
  expect(await screen.findByText('6 messages in the inbox and the archive, 2 of them unread')).toBeTruthy();
  expect(limit).toBe('5');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Admin Dashboard');
  expect(screen.getByText('Welcome, Admin')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Visitor 2' }).getAttribute('href')).toBe(
    `/admin/messages?message=${message(2).id}`,
  );
  expect(screen.getByRole('link', { name: 'All messages' }).getAttribute('href')).toBe('/admin/messages');
  const [sidebar] = screen.getAllByRole('complementary');
  expect(sidebar && within(sidebar).getByRole('link', { name: 'Messages 2 Unread' })).toBeTruthy();
});

test('the chart has a text alternative and a table of the same numbers', async () => {
  api.summary = () => summaryResponse({}, [4, 0, 2]);
  openAdmin(paths.dashboard);
  const most = shortDay('2025-03-10');
  expect(
    await screen.findByRole('img', { name: `6 messages in the last 30 days. Busiest day: ${most}, with 4.` }),
  ).toBeTruthy();
  const region = within(screen.getByRole('region', { name: 'Messages by day' }));
  const rows = region.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
  expect(rows).toHaveLength(31);
  expect(rows.slice(1, 4)).toEqual([`${shortDay('2025-03-12')}2`, `${shortDay('2025-03-11')}0`, `${most}4`]);
});

test('shows the live releases, and that the database does not respond', async () => {
  const since = '2025-03-12T09:14:00.000Z';
  const release = { name: 'shell', version: '0123456789abcdef', since };
  api.site = () => Response.json({ releases: [release], store: false, pages: null });
  openAdmin(paths.dashboard);
  const row = within(await screen.findByRole('row', { name: /shell/ }));
  expect(row.getByText('0123456789').getAttribute('title')).toBe('0123456789abcdef');
  expect(row.getByText((_, element) => element?.tagName === 'TIME').getAttribute('datetime')).toBe(since);
  expect(screen.getByRole('row', { name: 'Database Not available' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Page cache Warming up' })).toBeTruthy();
});

test('reports which section could not be loaded', async () => {
  muteErrors();
  api.contact = () => listResponse([message(1)]);
  api.summary = () => problemResponse(503, 'Down');
  api.site = () => problemResponse(503, 'Down');
  openAdmin(paths.dashboard);
  expect(await screen.findByText('The figures could not be loaded.')).toBeTruthy();
  expect(await screen.findByText('The status could not be loaded.')).toBeTruthy();
  expect(screen.getByText('Visitor 1')).toBeTruthy();
});

test.each([
  [0, 1],
  [12, 1],
  [13, 2],
  [25, 5],
  [61, 10],
  [100_000, 10_000],
])('if the busiest day has %i messages, a line stands for %i', (most, per) => {
  expect(messagesPerLine(most)).toBe(per);
});
