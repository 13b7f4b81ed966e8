import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { paths } from '@studio/client/paths';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { closeAdmin, fakeApi, openAdmin } from '../admin.fixture.tsx';

beforeEach(() => {
  fakeApi();
});
afterEach(closeAdmin);

const drawer = () => screen.queryByRole<HTMLDialogElement>('dialog', { name: 'Menu' });

async function openDrawer() {
  const toggle = await screen.findByRole('button', { name: 'Menu' });
  toggle.focus();
  await act(async () => fireEvent.click(toggle));
  const open = drawer();
  if (!open) throw new Error('The drawer did not open');
  return { toggle, open };
}

test('the menu of a phone is a modal drawer that Close and the platform close; the focus goes back', async () => {
  openAdmin(paths.adminMessages);
  const { toggle, open } = await openDrawer();
  expect(open.open).toBe(true);
  expect(open.contains(document.activeElement)).toBe(true);
  expect(within(open).getByRole('link', { current: 'page' }).textContent).toBe('Messages');
  await act(async () => fireEvent.click(within(open).getByRole('button', { name: 'Close the menu' })));
  expect(drawer()).toBeNull();
  expect(document.activeElement).toBe(toggle);
  const again = await openDrawer();
  await act(async () => again.open.close());
  expect(drawer()).toBeNull();
});

test('a press beside it closes it, one within it does not', async () => {
  openAdmin(paths.adminMessages);
  const { open } = await openDrawer();
  await act(async () => fireEvent.click(within(open).getByRole('heading')));
  expect(drawer()).toBe(open);
  await act(async () => fireEvent.click(open));
  expect(drawer()).toBeNull();
});

test('it closes when it has led somewhere, to the page one is on too', async () => {
  const router = openAdmin(paths.adminMessages);
  for (const [name, path] of [
    ['Messages', paths.adminMessages],
    ['Admin Dashboard', paths.admin],
  ] as const) {
    const { open } = await openDrawer();
    fireEvent.click(within(open).getByRole('link', { name }));
    await waitFor(() => expect(drawer()).toBeNull());
    expect(router.state.location.pathname).toBe(path);
  }
});

test('the header switches the theme, and says to which', async () => {
  openAdmin(paths.adminMessages);
  fireEvent.click(await screen.findByRole('button', { name: 'Switch to the dark theme' }));
  expect(await screen.findByRole('button', { name: 'Switch to the light theme' })).toBeTruthy();
  expect(document.documentElement.dataset.theme).toBe('dark');
  fireEvent.click(screen.getByRole('button', { name: 'Switch to the light theme' }));
  expect(localStorage.getItem('theme')).toBe('light');
  delete document.documentElement.dataset.theme;
  localStorage.clear();
});
