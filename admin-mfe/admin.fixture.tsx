import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { afterEach, beforeEach, jest } from '@jest/globals';
import type { RemoteRoutes } from '@platform/contract/remote-routes';
import { ROOT_ROUTE_ID, type RootData } from '@platform/contract/root-data';
import { contactTexts, type ReceivedMessage } from '@studio/client/contact';
import { site } from '@studio/client/identity.fixture';
import type { InboxSummary } from '@studio/client/inbox';
import type { Session } from '@studio/client/session';
import { installModalDialogs } from '@studio/ui/modal-dialogs.fixture';
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { setLastChange } from './inbox/message-changes.ts';
import routes from './routes.ts';

const root: RootData = { site };

/** Loads one page after the other: Jest cannot load modules in parallel if they import the same module. */
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

// A busy machine is slow.
configure({ asyncUtilTimeout: 20_000 });

/**
 * Keeps styles out of the page: jsdom looks for those of an element in all rules, which takes most of the time of a query by role. So
 * hidden elements are found, too.
 */
const outsideThePage = createCache({ key: 'css', container: document.createElement('head') });
const inThePage = createCache({ key: 'css' });

installModalDialogs();
Object.assign(window, {
  // As wide as a desktop; no other preference.
  matchMedia: (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

type Answer = (path: string, method: string, body: unknown) => Response;

/** Resources whose requests get one answer each. */
const RESOURCES = ['webhooks', 'people', 'account', 'media'] as const;

/** The responses of the fake API. Tests replace some of them. */
export interface FakeApi extends Record<(typeof RESOURCES)[number] | 'invitation', Answer> {
  session: () => Response | Promise<Response>;
  signIn: (password: unknown, email?: unknown) => Response | Promise<Response>;
  extend: () => Response | Promise<Response>;
  contact: (url: URL, headers: Headers) => Response | Promise<Response>;
  message: (id: string) => Response | Promise<Response>;
  summary: () => Response;
  count: (url: URL) => Response;
  /** The history of a message, or a change of it. */
  history: () => Response;
  draft: (body: unknown) => Response;
  /** Changes messages, or removes some. */
  change: (body: unknown) => Response;
  blocked: (body: unknown) => Response;
  mail: (method: string) => Response;
  savedAnswers: (body: unknown) => Response;
  site: () => Response;
  visitors: (url: URL) => Response;
  questions: (body: unknown) => Response;
  releases: (body: unknown, path: string) => Response;
  /** All calls so far: `GET /api/session`. */
  readonly calls: string[];
  /** The bodies of all changes so far. */
  readonly changes: unknown[];
}

/** The fake API of a test file that calls `setUpAdmin`. Tests replace some of its responses. */
export const api = {} as FakeApi;

/** Before each test resets the API: an open inbox without messages, and `responses`. After it removes the page and all mocks. */
export function setUpAdmin(responses: Partial<FakeApi> = {}): void {
  beforeEach(() => {
    const defaults: FakeApi = {
      session: () => sessionResponse({ access: 'open', signedIn: true }),
      signIn: () => new Response(null, { status: 500 }),
      extend: () => api.session(),
      contact: () => listResponse([]),
      message: () => problemResponse(404, 'There is no such message'),
      summary: () => summaryResponse({}),
      count: () => Response.json({ total: 0, unread: 0 }),
      history: () => Response.json({ canAnswer: false, notes: [], answers: [] }),
      draft: savedDraft,
      change: changedResponse,
      blocked: (body) => Response.json(body ?? { words: [], addresses: [] }),
      mail: () => Response.json({ waiting: 0 }),
      savedAnswers: (body) => Response.json(body ?? []),
      site: () => Response.json({ releases: [], store: true, pages: { count: 42, bytes: 900_000 } }),
      webhooks: () => Response.json({ webhooks: [], deliveries: [] }),
      people: () => Response.json({ people: [], invitations: [], canInvite: false }),
      account: unavailable,
      invitation: () => problemResponse(410, 'This invitation is over'),
      visitors: unavailable,
      questions: () => Response.json({ isKept: true, questions: [] }),
      media: unavailable,
      releases: unavailable,
      calls: [],
      changes: [],
    };
    Object.assign(api, defaults, responses);
    mockFetch();
  });
  afterEach(() => {
    cleanup();
    setLastChange(undefined);
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
}

const unavailable = () => problemResponse(503, 'The store cannot be reached just now');

/** A request to the fake API. */
interface Call {
  readonly url: URL;
  readonly path: string;
  readonly method: string;
  readonly body: unknown;
  readonly headers: Headers;
}

/** The responses by the beginnings of their paths; the first one that fits. */
const answers: readonly (readonly [start: string, answer: (call: Call) => Response | Promise<Response>])[] = [
  ['/api/session', answerSession],
  ['/api/invitation', ({ path, method, body }) => api.invitation(path, method, body)],
  ['/api/v1/contact/summary', () => api.summary()],
  ['/api/v1/contact/count', ({ url }) => api.count(url)],
  ['/api/v1/contact/blocked', ({ body }) => api.blocked(body)],
  ['/api/v1/contact/mail', ({ method }) => api.mail(method)],
  ['/api/v1/contact/saved-answers', ({ body }) => api.savedAnswers(body)],
  ['/api/v1/contact', answerContact],
  ['/api/v1/site', () => api.site()],
  ...RESOURCES.map(
    (name) => [`/api/v1/${name}`, ({ path, method, body }: Call) => api[name](path, method, body)] as const,
  ),
  ['/api/v1/visitors', ({ url }) => api.visitors(url)],
  ['/api/v1/questions', ({ body }) => api.questions(body)],
  ['/api/v1/content', () => Response.json([])],
  ['/api/v1/releases', ({ path, body }) => api.releases(body, path)],
];

function answerContact({ url, path, method, body: sent, headers }: Call): Response | Promise<Response> {
  const isHistory = /^\/api\/v1\/contact\/[^/]+\/(history|notes|answers)/.test(path);
  if (method === 'GET') {
    if (isHistory) return api.history();
    return path === '/api/v1/contact' ? api.contact(url, headers) : api.message(path.slice('/api/v1/contact/'.length));
  }
  const body = sent ?? path;
  api.changes.push(body);
  if (path.endsWith('/draft')) return api.draft(body);
  return isHistory ? api.history() : api.change(body);
}

function answerSession({ method, body }: Call): Response | Promise<Response> {
  if (method === 'POST') {
    const { email, password } = body as { email?: unknown; password: unknown };
    return api.signIn(password, email);
  }
  if (method === 'PATCH') return api.extend();
  if (method === 'DELETE') api.session = () => sessionResponse({ access: 'password', signedIn: false });
  return api.session();
}

function mockFetch(): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), 'http://site.test');
    const { pathname: path } = url;
    const method = init?.method ?? 'GET';
    api.calls.push(`${method} ${path}${url.search}`);
    const [, answer] = answers.find(([start]) => path.startsWith(start)) ?? [];
    if (!answer) throw new Error(`${url} is not faked`);
    const body: unknown = init?.body ? JSON.parse(String(init.body)) : undefined;
    return answer({ url, path, method, body, headers: new Headers(init?.headers) });
  });
}

/** Keeps expected errors out of the log. Returns the mock. */
export const muteErrors = (): jest.Spied<typeof console.error> =>
  jest.spyOn(console, 'error').mockImplementation(() => undefined);

/** Returns how often the list of messages was requested. */
export const listCalls = (): number => api.calls.filter((call) => call.includes('/contact?')).length;

export const sessionResponse = (session: Session): Response => Response.json(session);

export const listResponse = (messages: readonly ReceivedMessage[], headers?: Record<string, string>): Response =>
  Response.json(messages, headers && { headers });

/** Returns the response to a change of messages that were read, and not in the trash unless they are restored; or to its undo. */
export function changedResponse(body: unknown): Response {
  const { ids = [], deleted, before } = body as { ids?: string[]; deleted?: boolean; before?: [{ ids: string[] }] };
  const changed = (before?.[0].ids ?? ids).length;
  return Response.json({ changed, before: [{ ids, state: 'read', deleted: deleted === false }] });
}

/** Returns the response to a saved draft. */
export function savedDraft(body: unknown): Response {
  const { text } = body as { text: string };
  const draft = { text, revision: message(9).id, changedAt: message(9).createdAt };
  return Response.json({ draft: text === '' ? null : draft });
}

/** Returns a summary of the 30 days up to 12 March 2025. `newest` has the counts of the last days, oldest first. */
export function summaryResponse(
  counts: Partial<InboxSummary['counts']>,
  newest: readonly number[] = [],
  more: Pick<InboxSummary, 'old' | 'mailFailure'> = {},
): Response {
  const all = [...Array<number>(30 - newest.length).fill(0), ...newest];
  const days = all.map((count, i) => ({
    day: new Date(Date.UTC(2025, 2, 12 - 29 + i)).toISOString().slice(0, 10),
    count,
  }));
  return Response.json({ counts: { new: 0, read: 0, archived: 0, spam: 0, ...counts }, days, ...more });
}

export function problemResponse(
  status: number,
  title: string,
  more: { detail?: string; retryAfter?: string } = {},
): Response {
  const { retryAfter, detail } = more;
  const headers = { 'content-type': 'application/problem+json', ...(retryAfter && { 'retry-after': retryAfter }) };
  return Response.json({ type: 'tag:test', title, status, ...(detail && { detail }) }, { status, headers });
}

/** Returns a message received on a day of March 2025. */
export function message(day: number, given: Partial<ReceivedMessage> = {}): ReceivedMessage {
  return {
    id: `0195a8f0-0000-7000-8000-0000000000${String(day).padStart(2, '0')}`,
    ...contactTexts({
      name: `Visitor ${day}`,
      email: `visitor${day}@shokal.example`,
      subject: `Subject ${day}`,
      message: `Text ${day}`,
    }),
    createdAt: new Date(Date.UTC(2025, 2, day, 9, 14)).toISOString(),
    state: 'read',
    ...given,
  };
}

/** Opens a page of the admin area, without styles unless a test is about what they hide. jsdom cannot scroll. */
export function openAdmin(path: string, hasStyles = false) {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const router = createMemoryRouter(
    [{ id: ROOT_ROUTE_ID, loader: () => root, hydrateFallbackElement: null, children }],
    { initialEntries: [path], hydrationData: { loaderData: { [ROOT_ROUTE_ID]: root } } },
  );
  render(
    <CacheProvider value={hasStyles ? inThePage : outsideThePage}>
      <RouterProvider router={router} />
    </CacheProvider>,
  );
  return router;
}

/** Clicks a button when it is in the page. */
export const press = async (name: string) => void fireEvent.click(await screen.findByRole('button', { name }));

/** Returns the names of the listed messages. */
export const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

/** Time in which pending responses are read and shown, in milliseconds of the fake clock: one turn of the event loop each. */
export const SETTLE_MS = 10;

/** Advances the fake clock, then waits for everything that this has started. */
export async function advance(ms: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
    for (let turn = 0; turn < SETTLE_MS; turn++) await jest.advanceTimersByTimeAsync(1);
  });
}

/** Opens a page with fake timers, then waits until it has settled. */
export async function openWithTimers(path: string) {
  jest.useFakeTimers();
  const router = openAdmin(path);
  await advance(0);
  return router;
}
