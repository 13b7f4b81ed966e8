import { jest } from '@jest/globals';
import { type RefusedForm, ROOT_ROUTE_ID, type RootData } from '@platform/contract/root-data';
import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { ContactPanel } from './contact-page.tsx';

const root: RootData = {
  site: {
    name: 'Studio 285',
    phone: '+880 1700 000000',
    email: 'hello@studio285.example',
    address: 'Dhaka, Bangladesh',
    map: { latitude: 23.7, longitude: 90.4, zoom: 16 },
    social: {
      facebook: 'https://a.example',
      linkedin: 'https://b.example',
      x: 'https://c.example',
      github: 'https://d.example',
    },
    supportText: 'Hello',
    copyrightYear: 2025,
  },
};

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

/** Returns a field by its label. */
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** Returns the texts of all fields. */
export const fieldTexts = () => ({
  name: field('Name').value,
  email: field('Email').value,
  subject: field('Subject').value,
  message: field('Message').value,
});

/** Fills in all fields. */
export function fillIn(given: Partial<typeof words> = {}): void {
  const all = { ...words, ...given };
  fireEvent.change(field('Name'), { target: { value: all.name } });
  fireEvent.change(field('Email'), { target: { value: all.email } });
  fireEvent.change(field('Subject'), { target: { value: all.subject } });
  fireEvent.change(field('Message'), { target: { value: all.message } });
}

/** Returns the submit button, which is `Sending` while it sends. */
export const sendButton = () => screen.getByRole('button', { name: /^Send(ing| Message)$/ });

export const submit = () => fireEvent.click(sendButton());

/** Returns what describes a field: its hint and its error. */
export const description = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** Returns the labels of the fields that are marked as wrong. */
export const invalidFields = () =>
  ['Name', 'Email', 'Subject', 'Message'].filter((name) => field(name).getAttribute('aria-invalid') === 'true');

/** Controls the mocked API. */
interface MockSite {
  readonly fetch: jest.SpiedFunction<typeof fetch>;
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
    bodies: () => fetch.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Record<string, unknown>),
    respond(result) {
      const settle = pending.shift();
      if (!settle) throw new Error('No request is pending');
      settle(result);
    },
  };
}
