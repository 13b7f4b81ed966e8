import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { api as content } from '../content/seed.fixture.ts';
import { Component, loader } from './page.tsx';

/** Responses of the API for the three lists, with other entries than the built-in ones. */
export const answers = {
  '/api/services': [{ title: 'Fetched service', description: 'What it is.' }],
  '/api/case-studies': [{ title: 'Fetched case', description: 'How it went.' }],
  '/api/testimonials': [{ text: 'Fetched praise.', clientName: 'Shirin Akter', position: 'Owner' }],
} as const;

type Path = keyof typeof answers;

export const listPaths = Object.keys(answers) as readonly Path[];

interface Call {
  readonly path: string;
  readonly signal: AbortSignal | undefined;
  readonly answer: (answer: Response | Error) => void;
}

/** A mock of the site's API, whose content is the seed. Each other call stays pending until `answer`, and rejects if it is aborted, as `fetch` does. */
export function mockApi() {
  const calls: Call[] = [];
  const api = (path: string, init?: { readonly signal?: AbortSignal }) =>
    new Promise<Response>((resolve, reject) => {
      if (path.startsWith('/api/content/')) return resolve(content(path));
      const { signal } = init ?? {};
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      calls.push({ path, signal, answer: (given) => (given instanceof Error ? reject(given) : resolve(given)) });
    });
  const callsOf = (path: Path) => calls.filter((call) => call.path === path);
  return {
    api,
    calls,
    /** Settles the last call for a list, by default with the response of `answers`. */
    async answer(path: Path, given: Response | Error = Response.json(answers[path])) {
      const call = callsOf(path).at(-1);
      if (!call) throw new Error(`${path} was not called`);
      await act(async () => call.answer(given));
    },
  };
}

/** Opens an address by a navigation from the home page, or as a page that the server rendered with the data `rendered`. */
export async function browse(api: ReturnType<typeof mockApi>['api'], address: string, rendered?: unknown) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Home</h1> },
      {
        id: 'services',
        path: '/services/:slug',
        loader: ({ params, request }) => loader({ params, request, context: { api, onServer: false } }),
        Component,
        errorElement: <h1>Oops!</h1>,
      },
    ],
    {
      initialEntries: [rendered ? address : '/'],
      ...(rendered !== undefined && { hydrationData: { loaderData: { services: rendered } } }),
    },
  );
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  const go = (to: string) => act(async () => router.navigate(to));
  if (!rendered) await go(address);
  return { go };
}
