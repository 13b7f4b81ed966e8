import { expect, test } from '@jest/globals';
import type { VisitorReport } from '@studio/client/visitors';
import { fireEvent, screen, within } from '@testing-library/react';
import { api, muteErrors, openAdmin, problemResponse, setUpAdmin } from '../admin.fixture.tsx';
import { paths } from '../paths.ts';

setUpAdmin();

const NONE = { page: [], source: [], campaign: [], country: [], language: [], device: [] };

const report: VisitorReport = {
  days: [
    { day: '2025-03-11', views: 1200, visitors: 34 },
    { day: '2025-03-12', views: 3, visitors: 2 },
  ],
  lists: {
    ...NONE,
    page: [
      { name: '/about', count: 1200 },
      { name: '*', count: 3 },
    ],
    source: [{ name: '', count: 36 }],
    country: [{ name: 'BD', count: 2 }],
    language: [{ name: 'bn', count: 2 }],
    device: [{ name: 'phone', count: 2 }],
  },
  conversions: [{ kind: 'message', page: '/contact', source: 'search.example', count: 3 }],
};

/** Returns the texts of the rows of the table below a heading. */
const rowsOf = (heading: string) =>
  within(screen.getByRole('region', { name: heading }))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent).join('|'));

test('the counts are shown with names that people read', async () => {
  api.visitors = () => Response.json(report);
  openAdmin(paths.visitors);
  await screen.findByRole('heading', { name: 'Pages' });
  const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
  expect(figures.map((text) => Number.parseInt(text?.replace(',', '') ?? '', 10))).toEqual([36, 1203, 3]);
  expect(rowsOf('Pages')).toEqual(['Page|Views', '/about|1,200', 'All others|3']);
  expect(rowsOf('Sources').at(-1)).toBe('Direct or unknown|36');
  expect(rowsOf('Countries').at(-1)).toBe('Bangladesh|2');
  expect(rowsOf('Languages').at(-1)).toBe('Bangla|2');
  expect(rowsOf('Devices').at(-1)).toBe('Phones|2');
  expect(rowsOf('Contacts').at(-1)).toBe('Message|/contact|search.example|3');
  expect(rowsOf('Visitors by day').slice(1)).toEqual(['Mar 12|2|3', 'Mar 11|34|1,200']);
  expect(screen.queryByRole('heading', { name: 'Campaigns' })).toBeNull();
});

test('another time is requested, kept in the address, and exported; twelve months are shown by month', async () => {
  api.visitors = () => Response.json(report);
  const router = openAdmin(paths.visitors);
  await screen.findByRole('heading', { name: 'Pages' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Period' }), { target: { value: '365' } });
  await screen.findByRole('heading', { name: 'Visitors by month' });
  expect(rowsOf('Visitors by month').slice(1)).toEqual(['Mar 2025|36|1,203']);
  expect(router.state.location.search).toBe('?days=365');
  expect(api.calls.filter((call) => call.includes('visitors'))).toEqual([
    'GET /api/v1/visitors?days=30',
    'GET /api/v1/visitors?days=365',
  ]);
  const link = screen.getByRole('link', { name: 'Download CSV' });
  expect(link.getAttribute('href')).toBe('/api/v1/visitors.csv?days=365');
});

test('without visitors the page says so, and after a failure it loads again', async () => {
  muteErrors();
  api.visitors = () => problemResponse(503, 'The store cannot be reached just now');
  openAdmin(`${paths.visitors}?days=nonsense`);
  await screen.findByText('The visitors could not be loaded.');
  api.visitors = () =>
    Response.json({ days: [{ day: '2025-03-12', views: 0, visitors: 0 }], lists: NONE, conversions: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^No visitors in this period yet/);
});
