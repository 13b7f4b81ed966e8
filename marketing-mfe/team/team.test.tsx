import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { BackLink } from './back-link.tsx';
import { bioPreview } from './bio.ts';

interface Entries {
  /** Entries of the tab's history. */
  readonly length: number;
  /** Entries of this site, and the index of the current one; undefined in a browser without the Navigation API. */
  readonly own?: { readonly length: number; readonly index: number };
}

/** Opens `/team/CEO` after `/post/kettle`. Returns the router. */
function renderMember({ length, own }: Entries) {
  Object.defineProperty(history, 'length', { configurable: true, value: length });
  const navigation = own && { currentEntry: { index: own.index }, entries: () => ({ length: own.length }) };
  Object.defineProperty(window, 'navigation', { configurable: true, value: navigation });
  const router = createMemoryRouter(
    [
      { path: '/team/:role', element: <BackLink to="/team">Back</BackLink> },
      { path: '*', element: null },
    ],
    { initialEntries: ['/post/kettle', '/team/CEO'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(history, 'length');
  Reflect.deleteProperty(window, 'navigation');
});

test.each<[string, Entries, string]>([
  ['after another page of this site', { length: 2, own: { length: 2, index: 1 } }, '/post/kettle'],
  ['after another site', { length: 2, own: { length: 1, index: 0 } }, '/post/kettle'],
  ['in a browser without the Navigation API', { length: 2 }, '/post/kettle'],
  ['in a new tab', { length: 1, own: { length: 1, index: 0 } }, '/team'],
  ['in a new tab, after going on and returning', { length: 3, own: { length: 3, index: 0 } }, '/team'],
])('Back %s', async (_, entries, address) => {
  const router = renderMember(entries);
  fireEvent.click(screen.getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(address));
});

test.each([
  ['a short text', '', ''],
  ['100 characters', 'a'.repeat(100), 'a'.repeat(100)],
  ['101 characters', 'a'.repeat(101), `${'a'.repeat(100)}…`],
  ['a space before the ellipsis', `${'a'.repeat(99)} bcd`, `${'a'.repeat(99)}…`],
  ['100 code points of two UTF-16 units', '🪁'.repeat(100), '🪁'.repeat(100)],
  ['101 code points of two UTF-16 units', '🪁'.repeat(101), `${'🪁'.repeat(100)}…`],
])('previews %s', (_, text, preview) => {
  expect(bioPreview(text)).toBe(preview);
});
