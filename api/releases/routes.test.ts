import { expect, it } from '@jest/globals';
import type { Deployment } from '@platform/server/deployments/deployment';
import { errorHandler, ProblemError, problem } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import { Hono, type MiddlewareHandler } from 'hono';
import { create } from './index.ts';

const version = (digit: string) => digit.repeat(64);

const line = (seq: number, digit: string): Deployment => ({
  seq,
  name: 'chat',
  version: version(digit),
  action: 'promote',
  createdAt: `2025-06-0${seq}T12:00:00.000Z`,
  browser: false,
  hash: 'f'.repeat(64),
});

const PAGE = { path: '/Chatbot', added: ['Open'], removed: ['Closed'], more: 0 };

const anybody: MiddlewareHandler = (_, next) => next();

/** Creates the routes on a log of three versions. `calls` has what was asked of the code of deployments. */
function setUp(ownerOnly = anybody, refusal?: ProblemError) {
  const calls: unknown[] = [];
  const record =
    (what: string) =>
    async (...args: unknown[]) => {
      if (refusal) throw refusal;
      calls.push([what, ...args]);
    };
  const deployer = {
    promotions: { promote: record('promote'), rollBack: record('rollBack') },
    canaries: { set: record('set'), end: record('end') },
  };
  const { api } = create({
    db: {},
    deployments: { history: async () => [line(3, 'c'), line(2, 'b'), line(1, 'a')] },
    pages: { remote: () => undefined },
    deployer,
    textChanges: { between: async () => ({ pages: [PAGE], isComplete: true }) },
    ownerOnly,
    settings: {},
    sameSite: sameSite(),
  } as unknown as Parameters<typeof create>[0]);
  const app = new Hono()
    .route('/api', api)
    .onError(errorHandler({ error: () => undefined } as unknown as Parameters<typeof errorHandler>[0]));
  const change = async (body: unknown, headers: Record<string, string> = {}) =>
    app.request('/api/v1/releases/chat', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return { app, calls, change };
}

const provenance = { actor: 'admin', note: 'Old hours' };

it.each([
  ['ends a canary', 'c', 0, ['end', { name: 'chat', version: version('c') }, { provenance }]],
  ['shows a canary', 'd', 25, ['set', { name: 'chat', version: version('d'), traffic: 25 }, { provenance }]],
  ['promotes', 'd', 100, ['promote', 'chat', version('d'), { provenance }]],
  ['rolls back to what was live before', 'b', 100, ['rollBack', 'chat', { provenance }]],
  ['makes a version from before that live', 'a', 100, ['promote', 'chat', version('a'), { provenance }]],
])('%s', async (_, digit, traffic, call) => {
  const { change, calls } = setUp();
  const response = await change({ version: version(digit), traffic, reason: ' Old hours ' });
  expect(response.status).toBe(204);
  expect(calls).toEqual([call]);
});

it('says why a change is refused', async () => {
  const { change } = setUp(anybody, new ProblemError({ slug: 'pinned', status: 409, title: 'chat is pinned' }));
  const response = await change({ version: version('b'), traffic: 100, reason: '' });
  expect([response.status, await response.json()]).toMatchObject([409, { title: 'chat is pinned' }]);
});

it.each([
  ['a version that is none', { version: '../chat', traffic: 100, reason: '' }],
  ['more than everybody', { version: version('b'), traffic: 101, reason: '' }],
  ['a part of a percent', { version: version('b'), traffic: 0.5, reason: '' }],
  ['a long reason', { version: version('b'), traffic: 100, reason: 'a'.repeat(301) }],
  ['an unknown field', { version: version('b'), traffic: 100, reason: '', actor: 'somebody' }],
])('refuses %s', async (_, body) => {
  const { change, calls } = setUp();
  expect((await change(body)).status).toBe(400);
  expect(calls).toEqual([]);
});

it('refuses a page of another site', async () => {
  const { change, calls } = setUp();
  const body = { version: version('b'), traffic: 100, reason: '' };
  expect((await change(body, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect(calls).toEqual([]);
});

it('is for owners only', async () => {
  const { app, change, calls } = setUp(async (c) => problem(c, { slug: 'x', status: 401, title: 'No' }));
  expect((await change({ version: version('b'), traffic: 100, reason: '' })).status).toBe(401);
  for (const path of ['', '/log', '/evidence/3', '/changes/3'])
    expect((await app.request(`/api/v1/releases${path}`)).status).toBe(401);
  expect(calls).toEqual([]);
});

it('gives the whole log as a file', async () => {
  const response = await setUp().app.request('/api/v1/releases/log');
  expect(response.headers.get('Content-Disposition')).toContain('attachment');
  expect(await response.json()).toHaveLength(3);
});

it.each([
  ['9', 404],
  ['latest', 400],
  ['-1', 400],
])('has no evidence of the entry %s', async (seq, status) => {
  const response = await setUp().app.request(`/api/v1/releases/evidence/${seq}`);
  expect(response.status).toBe(status);
});

it('says which pages an entry changed, and beside which version', async () => {
  const response = await setUp().app.request('/api/v1/releases/changes/3');
  expect(await response.json()).toEqual({ before: 2, pages: [PAGE], isComplete: true });
  const first = await setUp().app.request('/api/v1/releases/changes/1');
  expect(await first.json()).toEqual({ before: null, pages: [], isComplete: true });
  expect((await setUp().app.request('/api/v1/releases/changes/9')).status).toBe(404);
  expect((await setUp().app.request('/api/v1/releases/changes/latest')).status).toBe(400);
});
