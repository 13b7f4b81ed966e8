import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Component, loader } from './services.tsx';

/** Three lists as the API answers them, unlike the built-in ones. */
export const answers = {
  '/api/services': [{ title: 'Fetched service', description: 'What it is.' }],
  '/api/case-studies': [{ title: 'Fetched case', description: 'How it went.' }],
  '/api/testimonials': [{ text: 'Fetched praise.', clientName: 'Shirin Akter', position: 'Owner' }],
} as const;

type Path = keyof typeof answers;

/** The three addresses. */
export const listPaths = Object.keys(answers) as readonly Path[];

interface Call {
  readonly path: string;
  readonly signal: AbortSignal | undefined;
  readonly answer: (answer: Response | Error) => void;
}

/** Stands in for the site's API. Each call waits until it is answered; an aborted one fails, as with `fetch`. */
export function mockApi() {
  const calls: Call[] = [];
  const api = (path: string, init?: { readonly signal?: AbortSignal }) =>
    new Promise<Response>((resolve, reject) => {
      const { signal } = init ?? {};
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      calls.push({ path, signal, answer: (given) => (given instanceof Error ? reject(given) : resolve(given)) });
    });
  const callsOf = (path: Path) => calls.filter((call) => call.path === path);
  return {
    api,
    calls,
    /** Answers the last call for a list: as it should be, or as told. */
    async answer(path: Path, given: Response | Error = Response.json(answers[path])) {
      const call = callsOf(path).at(-1);
      if (!call) throw new Error(`${path} was not asked for`);
      await act(async () => call.answer(given));
    },
  };
}

/** Goes through the site in a browser: from home, or from a page that the server rendered with `rendered`. */
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
