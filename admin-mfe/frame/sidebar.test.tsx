import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { paths } from '@studio/client/paths';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { closeAdmin, fakeApi, openAdmin } from '../admin.fixture.tsx';

beforeEach(() => {
  fakeApi();
});
afterEach(() => {
  closeAdmin();
  localStorage.clear();
});

/** The sidebar comes first; after it the phone's menu, and styles show one of them. */
async function findSidebar() {
  const [sidebar] = await screen.findAllByRole('complementary');
  if (!sidebar) throw new Error('There is no sidebar');
  return within(sidebar);
}

test('the sidebar has the pages, and apart from them the links that have none yet', async () => {
  openAdmin(paths.adminMessages);
  const sidebar = await findSidebar();
  const hrefs = (list: HTMLElement | undefined) =>
    list &&
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const [pages, planned] = sidebar.getAllByRole('list');
  expect(hrefs(pages)).toEqual(['/admin', '/admin/messages']);
  expect(planned).toBe(sidebar.getByRole('list', { name: 'Without a page yet' }));
  expect(hrefs(planned)).toEqual([
    '/dashboard',
    '/projects/list',
    '/projects/active',
    '/projects/completed',
    '/admin/projects/add',
    '/admin/clients',
    '/admin/blogs',
  ]);
});

test('it marks the page one is on, and no other', async () => {
  openAdmin(paths.adminMessages);
  const sidebar = await findSidebar();
  expect(sidebar.getByRole('link', { current: 'page' }).textContent).toBe('Messages');
});

test('narrowed to its icons it keeps its names; an entry with links widens it again', async () => {
  openAdmin(paths.adminMessages);
  const sidebar = await findSidebar();
  fireEvent.click(sidebar.getByRole('button', { name: 'Collapse' }));
  expect(sidebar.getByRole('link', { name: 'Messages' })).toBeTruthy();
  expect(sidebar.queryByRole('link', { name: 'Completed' })).toBeNull();

  fireEvent.click(sidebar.getByRole('button', { name: 'Projects' }));
  expect(sidebar.getByRole('link', { name: 'Completed' })).toBeTruthy();
  expect(sidebar.getByRole('button', { name: 'Collapse' })).toBeTruthy();
});

test('it is as it was left', async () => {
  openAdmin(paths.adminMessages);
  fireEvent.click((await findSidebar()).getByRole('button', { name: 'Collapse' }));
  cleanup();
  openAdmin(paths.adminMessages);
  fireEvent.click((await findSidebar()).getByRole('button', { name: 'Expand' }));
  cleanup();
  openAdmin(paths.adminMessages);
  expect((await findSidebar()).getByRole('button', { name: 'Collapse' })).toBeTruthy();
});
