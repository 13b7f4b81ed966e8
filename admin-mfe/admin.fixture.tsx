import { jest } from '@jest/globals';
import type { RemoteRoutes } from '@platform/contract/remote-routes';
import { ROOT_ROUTE_ID, type RootData } from '@platform/contract/root-data';
import type { ReceivedMessage } from '@studio/client/contact';
import type { InboxSummary } from '@studio/client/inbox';
import type { Session } from '@studio/client/session';
import { installModalDialogs } from '@studio/ui/modal-dialogs.fixture';
import { act, cleanup, configure, render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import routes from './routes.ts';

const root: RootData = {
  set: 'test',
  site: {
    name: 'Studio 285',
    phone: '+8801700000000',
    email: 'hello@studio285.example',
    address: 'Dhaka',
    map: { latitude: 23.8, longitude: 90.4, zoom: 15 },
    social: {
      facebook: 'https://a.example',
      linkedin: 'https://b.example',
      x: 'https://c.example',
      github: 'https://d.example',
    },
    supportText: 'Hello, I need assistance!',
    copyrightYear: 2025,
  },
};

/** One page after the other: Jest cannot load modules at the same time that import the same ones. */
async function toRouteObjects(remote: RemoteRoutes): Promise<RouteObject[]> {
  const objects: RouteObject[] = [];
  for (const route of remote) {
    const { Component } = await route.lazy();
    const children = 'children' in route ? await toRouteObjects(route.children) : [];
    objects.push({ path: route.path, Component, children });
  }
  return objects;
}

const children = await toRouteObjects(routes);

// A machine that is busy with other tests is slow, not wrong.
configure({ asyncUtilTimeout: 4000 });

installModalDialogs();
Object.assign(window, {
  matchMedia: () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }),
});

/** What the fake API answers; tests replace the parts they are about. */
export interface FakeApi {
  session: () => Response;
  signIn: (password: unknown) => Response;
  /** Answers who wants to stay signed in. */
  keep: () => Response;
  contact: (url: URL, headers: Headers) => Response | Promise<Response>;
  /** A message by its id. */
  one: (id: string) => Response | Promise<Response>;
  summary: () => Response;
  /** Answers a change of messages, or the removal of an address. */
  change: (body: unknown) => Response;
  site: () => Response;
  /** Every call so far: `GET /api/session`. */
  readonly calls: string[];
  /** What was sent to change messages. */
  readonly changes: unknown[];
}

/** An API with an open inbox without messages. */
export function fakeApi(): FakeApi {
  const api: FakeApi = {
    session: () => sessionAnswer({ access: 'open', signedIn: true }),
    signIn: () => new Response(null, { status: 500 }),
    keep: () => api.session(),
    contact: () => listAnswer([]),
    one: () => problemAnswer(404, 'There is no such message'),
    summary: () => summaryAnswer({}),
    change: () => Response.json({ changed: 1 }),
    site: () => Response.json({ releases: [], store: true, pages: { count: 42, bytes: 900_000 } }),
    calls: [],
    changes: [],
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), 'http://site.test');
    const method = init?.method ?? 'GET';
    api.calls.push(`${method} ${url.pathname}${url.search}`);
    if (url.pathname === '/api/v1/contact/summary') return api.summary();
    if (url.pathname === '/api/v1/site') return api.site();
    if (url.pathname.startsWith('/api/v1/contact') && method !== 'GET') {
      const body: unknown = init?.body ? JSON.parse(String(init.body)) : url.pathname;
      api.changes.push(body);
      return api.change(body);
    }
    if (url.pathname === '/api/v1/contact') return api.contact(url, new Headers(init?.headers));
    if (url.pathname.startsWith('/api/v1/contact/')) return api.one(url.pathname.slice('/api/v1/contact/'.length));
    if (url.pathname !== '/api/session') throw new Error(`${url} is not faked`);
    if (method === 'POST') return api.signIn((JSON.parse(String(init?.body)) as { password: unknown }).password);
    if (method === 'PATCH') return api.keep();
    if (method === 'DELETE') api.session = () => sessionAnswer({ access: 'password', signedIn: false });
    return api.session();
  });
  return api;
}

/** How often the list of messages was asked for. */
export const listCalls = (api: FakeApi): number => api.calls.filter((call) => call.includes('/contact?')).length;

export const sessionAnswer = (session: Session): Response => Response.json(session);

export const listAnswer = (messages: readonly ReceivedMessage[], headers?: Record<string, string>): Response =>
  Response.json(messages, headers && { headers });

/** The counts, and of the last 30 days to 12 March 2025 the newest, oldest first. */
export function summaryAnswer(counts: Partial<InboxSummary['counts']>, newest: readonly number[] = []): Response {
  const all = [...Array<number>(30 - newest.length).fill(0), ...newest];
  const days = all.map((count, i) => ({
    day: new Date(Date.UTC(2025, 2, 12 - 29 + i)).toISOString().slice(0, 10),
    count,
  }));
  return Response.json({ counts: { new: 0, read: 0, archived: 0, spam: 0, ...counts }, days });
}

export function problemAnswer(
  status: number,
  title: string,
  more: { detail?: string; retryAfter?: string } = {},
): Response {
  const headers = {
    'content-type': 'application/problem+json',
    ...(more.retryAfter && { 'retry-after': more.retryAfter }),
  };
  const body = { type: 'tag:test', title, status, ...(more.detail && { detail: more.detail }) };
  return new Response(JSON.stringify(body), { status, headers });
}

/** A message that was received on a day of March 2025. */
export function message(day: number, given: Partial<ReceivedMessage> = {}): ReceivedMessage {
  return {
    id: `0195a8f0-0000-7000-8000-0000000000${String(day).padStart(2, '0')}`,
    name: `Visitor ${day}`,
    email: `visitor${day}@shokal.example`,
    subject: `Subject ${day}`,
    message: `Text ${day}`,
    createdAt: new Date(Date.UTC(2025, 2, day, 9, 14)).toISOString(),
    state: 'read',
    ...given,
  };
}

/** Opens a page of the admin area as the site does. jsdom cannot scroll. */
export function openAdmin(path: string) {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const router = createMemoryRouter(
    [{ id: ROOT_ROUTE_ID, loader: () => root, hydrateFallbackElement: null, children }],
    { initialEntries: [path], hydrationData: { loaderData: { [ROOT_ROUTE_ID]: root } } },
  );
  render(<RouterProvider router={router} />);
  return router;
}

/** Time that answers take to be read and shown, in milliseconds on the test's clock: one turn of the event loop each. */
export const SETTLE = 10;

/** Lets time pass on the test's clock, and whatever it sets off finish. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
    for (let turn = 0; turn < SETTLE; turn++) await jest.advanceTimersByTimeAsync(1);
  });
}

/** Opens a page with the timers in the test's hand, and lets everything that is under way finish. */
export async function openWithTimers(path: string) {
  jest.useFakeTimers();
  const router = openAdmin(path);
  await pass(0);
  return router;
}

/** Leaves nothing for the next test. */
export function closeAdmin(): void {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
}
