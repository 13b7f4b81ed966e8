import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAdmin, press, setUpAdmin } from '../admin.fixture.tsx';
import { paths } from '../paths.ts';

setUpAdmin();
afterEach(() => localStorage.clear());

const findSidebar = async () => within(await screen.findByRole('complementary'));

test('lists the pages in three groups, and marks the current one', async () => {
  openAdmin(paths.messages);
  const sidebar = await findSidebar();
  const hrefs = sidebar.getAllByRole('list').map((list) =>
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  );
  expect(hrefs.slice(0, 2)).toEqual([
    ['/admin', '/admin/messages', '/admin/questions', '/admin/visitors', '/admin/releases', '/admin/people'],
    ['/dashboard', '/projects/list', '/admin/clients', '/admin/blogs'],
  ]);
  expect(sidebar.getByRole('link', { current: 'page' }).textContent).toBe('Messages');
  expect(within(sidebar.getByRole('list', { name: 'Content' })).getByRole('link', { name: 'FAQs' })).toBeTruthy();
});

test('the parts of the projects are listed on their pages only, and only the one at the address is marked', async () => {
  const router = openAdmin(paths.messages);
  const sidebar = await findSidebar();
  expect(sidebar.queryByRole('link', { name: 'Completed' })).toBeNull();
  await act(() => router.navigate(paths.activeProjects));
  expect(sidebar.getByRole('link', { name: 'Add' }).getAttribute('href')).toBe('/admin/projects/add');
  expect(sidebar.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(['Active']);
});

test('collapsed to icons, keeps its accessible names; expanded, shows the labels again', async () => {
  openAdmin(paths.messages);
  const sidebar = await findSidebar();
  fireEvent.click(sidebar.getByRole('button', { name: 'Collapse' }));
  expect(sidebar.getByRole('link', { name: 'Messages' })).toBeTruthy();
  expect(sidebar.getByRole('link', { name: 'Projects' })).toBeTruthy();
  expect(sidebar.queryByText('Content')).toBeNull();
  fireEvent.click(sidebar.getByRole('button', { name: 'Expand' }));
  expect(sidebar.getByText('Content')).toBeTruthy();
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

const drawer = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Menu' });

async function openDrawer() {
  const toggle = await screen.findByRole('button', { name: 'Menu' });
  toggle.focus();
  await act(async () => fireEvent.click(toggle));
  const open = drawer();
  if (!open) throw new Error('The drawer did not open');
  return { toggle, open };
}

test('a click beside the drawer closes it, a click inside does not', async () => {
  openAdmin(paths.messages);
  const { open } = await openDrawer();
  await act(async () => fireEvent.click(within(open).getByRole('heading')));
  expect(drawer()).toBe(open);
  await act(async () => fireEvent.click(open));
  expect(drawer()).toBeNull();
});

test('a link closes the drawer, even if it leads to the current page', async () => {
  const router = openAdmin(paths.messages);
  for (const [name, path] of [
    ['Messages', paths.messages],
    ['Questions', paths.questions],
    ['Admin Dashboard', paths.dashboard],
  ] as const) {
    const { open } = await openDrawer();
    fireEvent.click(within(open).getByRole('link', { name }));
    await waitFor(() => expect(drawer()).toBeNull());
    expect(router.state.location.pathname).toBe(path);
  }
});

test('the header switches the theme and names the other one', async () => {
  openAdmin(paths.messages);
  await press('Switch to the dark theme');
  expect(await screen.findByRole('button', { name: 'Switch to the light theme' })).toBeTruthy();
  expect(document.documentElement.dataset.theme).toBe('dark');
  fireEvent.click(screen.getByRole('button', { name: 'Switch to the light theme' }));
  expect(localStorage.getItem('theme')).toBe('light');
  delete document.documentElement.dataset.theme;
});
