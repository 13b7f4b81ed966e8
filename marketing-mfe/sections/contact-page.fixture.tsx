import { jest } from '@jest/globals';
import { type RefusedForm, ROOT_ROUTE_ID, type RootData } from '@platform/contract/root-data';
import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { ContactPanel } from './contact-panel.tsx';

const root: RootData = {
  set: 'test',
  site: {
    name: 'Studio 285',
    phone: '+8801700000000',
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

/** What a visitor fills in. */
export const words = { name: 'Shirin Akter', email: 'shirin@shokal.example', subject: 'Orders', message: 'By phone.' };

/** Shows the contact page's form at an address. */
export function openForm(address = '/contact', refused?: RefusedForm) {
  const data: RootData = { ...root, ...(refused && { refused }) };
  const router = createMemoryRouter(
    [
      {
        id: ROOT_ROUTE_ID,
        loader: () => data,
        element: <Outlet />,
        children: [{ path: '/contact', Component: ContactPanel }],
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

/** A field of the form. */
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** What the four fields hold. */
export const held = () => ({
  name: field('Name').value,
  email: field('Email').value,
  subject: field('Subject').value,
  message: field('Message').value,
});

/** Fills in all four fields. */
export function fillIn(given: Partial<typeof words> = {}): void {
  const all = { ...words, ...given };
  fireEvent.change(field('Name'), { target: { value: all.name } });
  fireEvent.change(field('Email'), { target: { value: all.email } });
  fireEvent.change(field('Subject'), { target: { value: all.subject } });
  fireEvent.change(field('Message'), { target: { value: all.message } });
}

/** The button that sends, whatever it says. */
export const sendButton = () => screen.getByRole('button', { name: /^Send(ing| Message)$/ });

/** The site's API, as a test sees it. */
interface MockSite {
  readonly fetching: jest.SpiedFunction<typeof fetch>;
  /** The bodies that were sent, first one first. */
  bodies(): Record<string, unknown>[];
  /** Answers the oldest call that waits. */
  answer(answer: Response | Error): void;
}

/** Stands in for the site's API. Each call waits until it is answered. */
export function mockSite(): MockSite {
  const answers: ((answer: Response | Error) => void)[] = [];
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answers.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
      }),
  );
  return {
    fetching,
    bodies: () => fetching.mock.calls.map(([, init]) => JSON.parse(String(init?.body)) as Record<string, unknown>),
    answer(answer) {
      const next = answers.shift();
      if (!next) throw new Error('Nothing was sent');
      next(answer);
    },
  };
}
