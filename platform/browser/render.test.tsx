/** @jest-environment node */
import { expect, it } from '@jest/globals';
import type { RemoteRoutes } from '@platform/contract/remote-routes';
import { redirect } from 'react-router';
import { createServerBundle } from './render.tsx';
import type { ShellOptions } from './shell-options.ts';

const nothing = () => null;
const shell: ShellOptions = {
  lang: 'en',
  DocumentHead: nothing,
  PageHead: nothing,
  Layout: ({ children }) => children,
  ErrorPage: nothing,
  LoadFailure: nothing,
  Loading: nothing,
};

const page = (path: string, target: string): RemoteRoutes[number] => ({
  path,
  lazy: async () => ({ Component: nothing, loader: () => redirect(target, 301) }),
  handle: { title: 'Moved', description: 'Of a test.' },
});

it.each([
  ['/old', '/new?a=b#c'],
  ['/far', 'https://other.example/'],
])('a page whose loader redirects is a redirect to the same address: %s', async (path, target) => {
  const result = await createServerBundle(shell).render({
    url: path,
    root: { site: {} },
    registry: { schema: '', microFrontends: {} },
    scripts: [],
    remote: { name: 'test', routes: [page('/old', '/new?a=b#c'), page('/far', 'https://other.example/')] },
    api: async () => new Response(),
  });
  // The server refuses an address of another site.
  expect(result).toMatchObject({ status: 301, location: target, html: '' });
});
