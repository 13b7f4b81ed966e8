import { expect, it, jest } from '@jest/globals';
import { errorHandler } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import { Hono } from 'hono';
import { inspectRoutes } from 'hono/dev';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import { createChanges } from './change-routes.ts';
import { createInbox } from './messages/inbox.ts';

const UNKNOWN_ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

describeOnEachDatabase('changes of messages', ({ testDatabase }) => {
  const setUp = async () => {
    const { db } = await testDatabase();
    const inbox = createInbox({ db });
    const routes = createChanges({ inbox, adminOnly: (_, next) => next(), sameSite: sameSite() });
    const app = new Hono().route('/', routes).onError(errorHandler({ error: jest.fn() }));
    const request = async (path: string, method: string, body?: unknown, more: Record<string, string> = {}) => {
      const response = await app.request(`/v1/contact${path}`, {
        method,
        headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...more },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: JSON.parse(await response.text()) };
    };
    const send = async (message: string) =>
      (await inbox.add({ name: 'Ada', email: 'ada@b.example', subject: '', message })).id;
    return { inbox, routes, request, send };
  };

  it('change, delete and restore a message, and undo that', async () => {
    const { request, send, inbox } = await setUp();
    const id = await send('Hello');
    expect((await request(`/${id}`, 'PATCH', { state: 'archived' })).body).toEqual({
      changed: 1,
      before: [{ ids: [id], state: 'new', deleted: false }],
    });
    expect((await request(`/${id}`, 'DELETE')).status).toBe(200);
    expect(await inbox.get(id)).toMatchObject({ state: 'archived', deletedAt: expect.any(String) });
    expect((await request(`/${id}`, 'DELETE')).status).toBe(404);
    expect((await request(`/${id}`, 'PATCH', { state: 'read' })).status).toBe(404);
    expect((await request(`/${id}`, 'PATCH', { deleted: false })).status).toBe(200);
    expect(await inbox.get(id)).not.toHaveProperty('deletedAt');
    expect((await request(`/${UNKNOWN_ID}`, 'PATCH', { state: 'read' })).status).toBe(404);
  });

  it('change several messages at once, and undo that', async () => {
    const { request, send, inbox } = await setUp();
    const ids = [await send('1'), await send('2'), await send('3')];
    const { body } = await request('', 'PATCH', { ids: ids.slice(1), state: 'spam' });
    const before = [{ ids: expect.arrayContaining(ids.slice(1)), state: 'new', deleted: false }];
    expect(body).toEqual({ changed: 2, before });
    expect(await inbox.count({})).toEqual({ total: 1, unread: 1 });
    const undo = { change: { state: 'spam' }, before: body.before };
    expect((await request('/undo', 'POST', undo)).body).toEqual({ changed: 2 });
    expect(await inbox.count({})).toEqual({ total: 3, unread: 3 });
  });

  it('remove messages in the trash for good, and empty it only if its number is known', async () => {
    const { request, send, inbox } = await setUp();
    const ids = [await send('1'), await send('2'), await send('3')];
    await request('', 'PATCH', { ids, deleted: true });
    expect((await request('/removals', 'POST', { ids: ids.slice(0, 1) })).body).toEqual({ changed: 1 });
    expect((await request('/trash?count=3', 'DELETE')).status).toBe(409);
    for (const query of ['', '?count=', '?count=-1', '?count=2&count=2', '?count=x']) {
      expect((await request(`/trash${query}`, 'DELETE')).status).toBe(400);
    }
    expect((await request('/trash?count=2', 'DELETE')).body).toEqual({ changed: 2 });
    expect(await inbox.count({ state: 'trash' })).toEqual({ total: 0, unread: 0 });
  });

  it('reject an undo that is not bounded', async () => {
    const { request } = await setUp();
    const group = { ids: [UNKNOWN_ID], state: 'new', deleted: false };
    const change = { deleted: true };
    for (const undo of [
      { change, before: [] },
      { change, before: Array(9).fill(group) },
      { change, before: [{ ...group, ids: Array(101).fill(UNKNOWN_ID) }] },
      { change, before: [{ ...group, deletedAt: '2025' }] },
      { before: [group] },
    ]) {
      expect((await request('/undo', 'POST', undo)).status).toBe(400);
    }
  });

  it('remove all messages of an address', async () => {
    const { request, send, inbox } = await setUp();
    await send('1');
    expect((await request('/addresses/ADA%40b.example', 'DELETE')).body).toEqual({ changed: 1 });
    expect(await inbox.count({ email: 'ada@b.example' })).toEqual({ total: 0, unread: 0 });
  });

  it.each([
    [{ ids: [], state: 'read' }],
    [{ ids: ['x'], state: 'read' }],
    [{ ids: [UNKNOWN_ID], state: 'gone' }],
    [{ ids: Array(101).fill(UNKNOWN_ID), state: 'read' }],
    [{ ids: [UNKNOWN_ID], admin: true }],
  ])('reject the change %j', async (change) => {
    expect((await (await setUp()).request('', 'PATCH', change)).status).toBe(400);
  });

  it('reject all requests from pages of other sites', async () => {
    const { routes, request } = await setUp();
    const all = inspectRoutes(routes).filter(({ isMiddleware }) => !isMiddleware);
    expect(all.length).toBeGreaterThan(7);
    for (const { method, path } of all) {
      const address = path.replace('/v1/contact', '').replace(/:\w+/g, UNKNOWN_ID);
      const { status } = await request(address, method, {}, { 'Sec-Fetch-Site': 'cross-site' });
      expect([method, path, status]).toEqual([method, path, 403]);
    }
  });
});
