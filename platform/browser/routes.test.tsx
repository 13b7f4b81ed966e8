import { expect, it, jest } from '@jest/globals';
import { ROOT_ROUTE_ID } from '@platform/contract/root-data';
import { fireEvent, render, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createRoutes } from './routes.tsx';
import type { ShellOptions } from './shell-options.ts';

const nothing = () => null;
const shell: ShellOptions = {
  lang: 'en',
  DocumentHead: nothing,
  PageHead: nothing,
  Layout: ({ children }) => children,
  ErrorPage: () => 'Oops!',
  LoadFailure: nothing,
  Loading: () => 'Loading',
};

/** A page that React cannot change once the button is pressed, as when the browser's translation has moved its nodes. */
function Translated() {
  const [isMoved, setMoved] = useState(false);
  if (isMoved) throw new DOMException('The node is not a child of this node.', 'NotFoundError');
  return (
    <button type="button" onClick={() => setMoved(true)}>
      Change
    </button>
  );
}

it('a page that is rendered once more does not cancel the navigation that a visitor began', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  let resolve: (data: null) => void = () => undefined;
  const promise = new Promise<null>((resolvePromise) => {
    resolve = resolvePromise;
  });
  const pages = [
    { path: '/', Component: Translated },
    { path: '/next', loader: () => promise, element: 'The next page' },
  ];
  const router = createMemoryRouter(createRoutes({ shell, root: { site: {} }, pages }), {
    hydrationData: { loaderData: { [ROOT_ROUTE_ID]: { site: {} } } },
  });
  render(<RouterProvider router={router} />);
  const change = await screen.findByRole('button', { name: 'Change' });
  act(() => void router.navigate('/next'));
  fireEvent.click(change);
  await screen.findByText('Loading');
  await act(async () => resolve(null));
  expect(await screen.findByText('The next page')).toBeTruthy();
});
