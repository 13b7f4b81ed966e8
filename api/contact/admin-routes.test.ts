import { describe, expect, it, jest } from '@jest/globals';
import { unlimitedWork } from '@platform/server/http/limits/work-budget';
import { errorHandler, ProblemError } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import { receivedMessage } from '@studio/client/contact';
import { Hono, type MiddlewareHandler } from 'hono';
import { inspectRoutes } from 'hono/dev';
import * as v from 'valibot';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import { type ContactAdminDeps, createContactAdmin } from './admin-routes.ts';
import { createHistories, type Histories } from './history/history.ts';
import { createInbox } from './messages/inbox.ts';

const anybody: MiddlewareHandler = (_, next) => next();
const nobody: MiddlewareHandler = async () => {
  throw new ProblemError({ slug: 'not-allowed', status: 403, title: 'Not allowed' });
};
const UNKNOWN_ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

const fail = () => Promise.reject(new Error('used'));
const unused = {
  ...{
    list: fail,
    count: fail,
    get: fail,
    change: fail,
    changeMatching: fail,
    undo: fail,
    removeAddress: fail,
    summary: fail,
  },
  ...{ oldMessages: fail, removeBefore: fail, removeFromTrash: fail, emptyTrash: fail },
};

const noHistories = {
  ...{ get: fail, ofAll: fail, addNote: fail, removeNote: fail, addAnswer: fail, retryAnswer: fail, saveDraft: fail },
};

const appOf = (inbox: ContactAdminDeps['inbox'], adminOnly = anybody, histories: Histories = noHistories) => {
  const admin = createContactAdmin({ inbox, histories, adminOnly, sameSite: sameSite(), searchBudget: unlimitedWork });
  return new Hono().route('/api', admin).onError(errorHandler({ error: jest.fn() }));
};

describeOnEachDatabase("the admin's routes", ({ testDatabase }) => {
  const setUp = async () => {
    const { db } = await testDatabase();
    const inbox = createInbox({ db });
    const app = appOf(inbox, anybody, createHistories({ db }));
    const request = async (path: string, method = 'GET', body?: unknown) => {
      const response = await app.request(`/api/v1/contact${path}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    const send = async (message: string, subject = '') =>
      (await inbox.add({ name: 'Ada', email: 'ada@b.example', subject, message })).id;
    return { app, inbox, request, send };
  };

  it('list pages, each with a link to the next', async () => {
    const { app, send } = await setUp();
    for (const message of ['1', '2', '3']) await send(message);
    const pages: string[][] = [];
    let path = '/api/v1/contact?limit=2';
    while (path !== '') {
      const response = await app.request(path);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
      pages.push(v.parse(v.array(receivedMessage), await response.json()).map(({ message }) => message));
      path = /^<(.*)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1] ?? '';
    }
    expect(pages).toEqual([['3', '2'], ['1']]);
  });

  it('respond with 304 until a message arrives', async () => {
    const { app, send } = await setUp();
    const get = (etag: string | null) =>
      app.request('/api/v1/contact', { headers: etag === null ? {} : { 'If-None-Match': etag } });
    const etag = (await get(null)).headers.get('ETag');
    const same = await get(etag);
    expect([same.status, same.headers.get('ETag'), await same.text()]).toEqual([304, etag, '']);
    await send('Hello');
    expect((await get(etag)).status).toBe(200);
  });

  it('export filtered messages as CSV without formulas', async () => {
    const { request, send } = await setUp();
    const id = await send('=1+1 "quoted",\nsecond line', '+1');
    for (const start of ['-', '@SUM(A1)', 'fine']) await send(start, start === 'fine' ? 'a = b' : '@x');
    const { headers, text } = await request('/export.csv?q=quoted');
    expect([headers.get('Content-Type'), headers.get('Content-Disposition'), headers.get('Cache-Control')]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="messages.csv"',
      'no-store',
    ]);
    const [head, row] = [text.slice(0, text.indexOf('\r\n')), text.slice(text.indexOf('\r\n') + 2)];
    expect(head).toBe('createdAt,state,name,email,subject,message,id');
    expect(row).toMatch(
      new RegExp(`^"[0-9TZ:.-]+","new","Ada","ada@b.example","'\\+1","'=1\\+1 ""quoted"",\nsecond line","${id}"\r\n$`),
    );
    const all = (await request('/export.csv?sort=oldest')).text;
    expect(all).toContain(`"'@x","'-",`);
    expect(all).toContain(`"'@x","'@SUM(A1)",`);
    expect(all).toContain('"a = b","fine",');
  });

  it('export many pages as JSON', async () => {
    const { request, inbox } = await setUp();
    const texts = Array.from({ length: 401 }, (_, i) => `Text ${i}`);
    for (const message of texts) await inbox.add({ name: 'Ada', email: 'a@b.example', subject: '', message });
    const exported = JSON.parse((await request('/export.json?sort=oldest')).text) as { message: string }[];
    expect(exported.map(({ message }) => message)).toEqual(texts);
    expect(JSON.parse((await request('/export.json?q=nothing')).text)).toEqual([]);
  });

  it('take null characters and halves of characters without an error of the database', async () => {
    const { request, send } = await setUp();
    await send('1');
    for (const text of ['%00', 'a%00b', '%00%00%00', '%ED%A0%80', '%FF%FE', 'x%F0%9F', '%E2%80%AE']) {
      for (const path of [
        '?q=',
        '?email=',
        '?cursor=',
        '?from=',
        '/export.json?email=',
        '/export.csv?q=',
        '/summary?zone=',
        '/',
      ]) {
        expect((await request(path + text)).status).toBeLessThan(500);
      }
      expect((await request(`/addresses/${text}`, 'DELETE')).status).toBeLessThan(500);
      expect((await request(`/${text}`, 'PATCH', { state: 'read' })).status).toBeLessThan(500);
    }
    expect((await request('/addresses/a%00b', 'DELETE')).status).toBe(400);
    expect((await request('?email=a%00b')).status).toBe(400);
    expect((await request('', 'PATCH', { ids: ['\u0000'], state: '\ud800' })).status).toBe(400);
  });

  it('return the summary of a known time zone', async () => {
    const { request, send } = await setUp();
    await send('1');
    expect(JSON.parse((await request('/summary?zone=Asia/Dhaka')).text)).toMatchObject({ counts: { new: 1 } });
    expect((await request('/summary?zone=Nowhere/Land')).status).toBe(400);
  });
});

describe("the admin's routes, with a retention", () => {
  const before = '2025-01-02T12:00:00.000Z';
  const setUp = (areFew: boolean) => {
    const removed = jest.fn(async (_: string) => 12);
    const inbox: ContactAdminDeps['inbox'] = {
      ...unused,
      summary: async () => ({ counts: { new: 0, read: 0, archived: 0, spam: 0 }, days: [] }),
      oldMessages: async () => ({ before, count: 12, areFew }),
      removeBefore: removed,
    };
    const admin = createContactAdmin({
      inbox,
      histories: noHistories,
      retentionDays: 30,
      adminOnly: anybody,
      sameSite: sameSite(),
      searchBudget: unlimitedWork,
    });
    return { app: new Hono().route('/api', admin), removed };
  };

  it('report old messages that wait for a confirmation', async () => {
    const summary = async (areFew: boolean) => (await setUp(areFew).app.request('/api/v1/contact/summary')).json();
    expect(await summary(false)).toMatchObject({ old: { before, count: 12 } });
    expect(await summary(true)).not.toHaveProperty('old');
  });

  it('remove what arrived before a confirmed time', async () => {
    const { app, removed } = setUp(false);
    const remove = (search: string) => app.request(`/api/v1/contact/old${search}`, { method: 'DELETE' });
    expect(await (await remove(`?before=${before}`)).json()).toEqual({ changed: 12 });
    expect(removed.mock.calls).toEqual([[before]]);
    expect((await remove('')).status).toBe(400);
    expect((await remove('?before=tomorrow')).status).toBe(400);
    expect(removed).toHaveBeenCalledTimes(1);
  });
});

describe("the admin's routes, before the inbox is used", () => {
  it('are all for the admin only', async () => {
    const app = appOf(unused, nobody);
    const routes = inspectRoutes(app).filter(({ isMiddleware }) => !isMiddleware);
    expect(routes.length).toBeGreaterThan(16);
    for (const { method, path } of routes) {
      const response = await app.request(path.replace(':email', 'a@b.example').replace(/:\w+/g, UNKNOWN_ID), {
        method,
      });
      expect([method, path, response.status]).toEqual([method, path, 403]);
    }
  });

  it('check access before the query and the ETag', async () => {
    const headers = { 'If-None-Match': '*' };
    expect((await appOf(unused, nobody).request('/api/v1/contact?limit=x', { headers })).status).toBe(403);
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'limit=1&limit=2',
    'cursor=x',
    'state=x',
    'from=x',
    'to=2025-13-45',
    'sort=x',
  ])('reject the query %s', async (search) => {
    const response = await appOf(unused).request(`/api/v1/contact?${search}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field: search.split('=')[0] }] });
  });
});
