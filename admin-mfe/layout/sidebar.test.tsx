import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { closeAdmin, fakeApi, openAdmin } from '../admin.fixture.tsx';
import { paths } from '../paths.ts';

beforeEach(() => {
  fakeApi();
});
afterEach(() => {
  closeAdmin();
  localStorage.clear();
});

async function findSidebar() {
  return within(await screen.findByRole('complementary'));
}

test('lists the pages, and separately the links without a page', async () => {
  openAdmin(paths.messages);
  const sidebar = await findSidebar();
  const hrefs = (list: HTMLElement | undefined) =>
    list &&
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const [pages, planned] = sidebar.getAllByRole('list');
  expect(hrefs(pages)).toEqual(['/admin', '/admin/messages', '/admin/questions', '/admin/releases']);
  expect(planned).toBe(sidebar.getByRole('list', { name: 'Coming soon' }));
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

test('marks the current page and no other', async () => {
  openAdmin(paths.messages);
  const sidebar = await findSidebar();
  expect(sidebar.getByRole('link', { current: 'page' }).textContent).toBe('Messages');
});

test('collapsed to icons, keeps its accessible names; the links without a page come back when it expands', async () => {
  openAdmin(paths.messages);
  const sidebar = await findSidebar();
  fireEvent.click(sidebar.getByRole('button', { name: 'Collapse' }));
  expect(sidebar.getByRole('link', { name: 'Messages' })).toBeTruthy();
  expect(sidebar.queryByRole('link', { name: 'Completed' })).toBeNull();

  expect(sidebar.queryByRole('link', { name: 'Clients' })).toBeNull();
  fireEvent.click(sidebar.getByRole('button', { name: 'Expand' }));
  expect(sidebar.getByRole('link', { name: 'Completed' })).toBeTruthy();
  expect(sidebar.getByRole('button', { name: 'Collapse' })).toBeTruthy();
});

test('keeps its state when the admin area is opened again', async () => {
  openAdmin(paths.messages);
  fireEvent.click((await findSidebar()).getByRole('button', { name: 'Collapse' }));
  cleanup();
  openAdmin(paths.messages);
  fireEvent.click((await findSidebar()).getByRole('button', { name: 'Expand' }));
  cleanup();
  openAdmin(paths.messages);
  expect((await findSidebar()).getByRole('button', { name: 'Collapse' })).toBeTruthy();
});
