import { afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import { type RefusedForm, ROOT_ROUTE_ID, type RootData } from '@platform/contract/root-data';
import { site } from '@studio/client/identity.fixture';
import { installModalDialogs } from '@studio/ui/modal-dialogs.fixture';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { ContactPanel } from './contact-page.tsx';

const root: RootData = { site };

/** Sets up and cleans up the document for each test of a file. */
export function setUpDocument(): void {
  beforeAll(installModalDialogs);
  beforeEach(() => {
    sessionStorage.clear();
    document.title = 'Contact';
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });
}

/** Returns the API's response to a stored message. */
export const created = () => Response.json({ id: 'x', createdAt: '2025-01-01T00:00:00.000Z' }, { status: 201 });

/** Texts of a complete message. */
export const words = { name: 'Shirin Akter', email: 'shirin@shokal.example', subject: 'Orders', message: 'By phone.' };

/** Renders the form of the contact page at an address, in a router that also has an empty page. */
export function openForm(address = '/contact', refused?: RefusedForm) {
  const data: RootData = { ...root, ...(refused && { refused }) };
  const router = createMemoryRouter(
    [
      {
        id: ROOT_ROUTE_ID,
        loader: () => data,
        element: <Outlet />,
        children: [
          { path: '/contact', Component: ContactPanel },
          { path: '/elsewhere', element: null },
        ],
      },
    ],
    { initialEntries: [address], hydrationData: { loaderData: { [ROOT_ROUTE_ID]: data } } },
  );
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return router;
}

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

const labelOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const fieldTexts = () =>
  Object.fromEntries(Object.keys(words).map((name) => [name, field(labelOf(name)).value]));

export function fillIn(given: Partial<typeof words> = {}): void {
  for (const [name, value] of Object.entries({ ...words, ...given })) {
    fireEvent.change(field(labelOf(name)), { target: { value } });
  }
}

/** Returns the submit button, which is `Sending` while it sends. */
export const sendButton = () => screen.getByRole('button', { name: /^Send(ing| Message)$/ });

export const submit = () => fireEvent.click(sendButton());

/** Returns the description of a field: its hint and its error. */
export const description = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** Returns the labels of the fields that are marked as invalid. */
export const invalidFields = () =>
  ['Name', 'Email', 'Subject', 'Message'].filter((name) => field(name).getAttribute('aria-invalid') === 'true');

/** Controls the mocked API. */
interface MockSite {
  readonly fetch: jest.SpiedFunction<typeof fetch>;
  /** Returns the addresses of all requests, the first one first. */
  addresses(): string[];
  /** Returns the bodies of all requests, the first one first. */
  bodies(): Record<string, unknown>[];
  /** Settles the oldest pending request. */
  respond(result: Response | Error): void;
}

/** Mocks the API. Each request is pending until `respond` is called. */
export function mockSite(): MockSite {
  const pending: ((result: Response | Error) => void)[] = [];
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        pending.push((result) => (result instanceof Error ? reject(result) : resolve(result)));
      }),
  );
  return {
    fetch,
    addresses: () => fetch.mock.calls.map(([address]) => String(address)),
    bodies: () => fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body ?? '{}')) as Record<string, unknown>),
    respond(result) {
      const settle = pending.shift();
      if (!settle) throw new Error('No request is pending');
      settle(result);
    },
  };
}
