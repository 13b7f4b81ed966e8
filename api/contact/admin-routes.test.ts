import { describe, expect, it, jest } from '@jest/globals';
import { errorHandler, ProblemError } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import { Hono, type MiddlewareHandler } from 'hono';
import { inspectRoutes } from 'hono/dev';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import { createContactAdmin } from './admin-routes.ts';
import { startCleaning } from './cleaning.ts';
import { createInbox, type Inbox } from './inbox.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';

const anybody: MiddlewareHandler = (_, next) => next();
const nobody: MiddlewareHandler = async () => {
  throw new ProblemError({ slug: 'not-allowed', status: 403, title: 'Not allowed' });
};
const NOBODY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

const appOf = (inbox: Pick<Inbox, 'list' | 'get'>, mailbox: Mailbox, adminOnly = anybody) => {
  const owner = createContactAdmin({ inbox, mailbox, adminOnly, sameSite: sameSite() });
  return new Hono().route('/api', owner).onError(errorHandler({ error: jest.fn() }));
};

describeOnEachDatabase('what the owner does with the messages', ({ testDatabase }) => {
  const setUp = async () => {
    const { db } = await testDatabase();
    const inbox = createInbox({ db });
    const app = appOf(inbox, createMailbox({ db }));
    const ask = async (path: string, method = 'GET', body?: unknown) => {
      const answer = await app.request(`/api/v1/contact${path}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    };
    const send = async (message: string, subject = '') =>
      (await inbox.add({ name: 'Ada', email: 'ada@b.example', subject, message })).id;
    return { inbox, ask, send };
  };

  it('reads a message, changes it, deletes it and has it back', async () => {
    const { ask, send } = await setUp();
    const id = await send('Hello');
    expect(JSON.parse((await ask(`/${id}`)).text)).toMatchObject({ id, message: 'Hello', state: 'new' });
    expect((await ask(`/${id}`, 'PATCH', { state: 'archived' })).status).toBe(200);
    expect(JSON.parse((await ask(`/${id}`)).text)).toMatchObject({ state: 'archived' });
    expect((await ask(`/${id}`, 'DELETE')).status).toBe(200);
    expect((await ask(`/${id}`)).status).toBe(404);
    expect((await ask(`/${id}`, 'DELETE')).status).toBe(404);
    expect((await ask(`/${id}`, 'PATCH', { deleted: false })).status).toBe(200);
    expect((await ask(`/${id}`)).status).toBe(200);
    expect((await ask(`/${NOBODY}`, 'PATCH', { state: 'read' })).status).toBe(404);
  });

  it('changes several at once', async () => {
    const { ask, send, inbox } = await setUp();
    const ids = [await send('1'), await send('2'), await send('3')];
    const answer = await ask('', 'PATCH', { ids: ids.slice(1), state: 'spam' });
    expect(JSON.parse(answer.text)).toEqual({ changed: 2 });
    expect((await inbox.list({ limit: 9 })).messages.map(({ message }) => message)).toEqual(['1']);
  });

  it('exports exactly what is filtered, as CSV without formulas', async () => {
    const { ask, send } = await setUp();
    const id = await send('=1+1 "quoted",\nsecond line', '+1');
    for (const start of ['-', '@SUM(A1)', 'fine']) await send(start, start === 'fine' ? 'a = b' : '@x');
    const { headers, text } = await ask('/export.csv?q=quoted');
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
    const all = (await ask('/export.csv?sort=oldest')).text;
    expect(all).toContain(`"'@x","'-",`);
    expect(all).toContain(`"'@x","'@SUM(A1)",`);
    expect(all).toContain('"a = b","fine",');
  });

  it('exports as JSON, over many pages', async () => {
    const { ask, inbox } = await setUp();
    const texts = Array.from({ length: 401 }, (_, i) => `Text ${i}`);
    await Promise.all(texts.map((message) => inbox.add({ name: 'Ada', email: 'a@b.example', subject: '', message })));
    const exported = JSON.parse((await ask('/export.json?sort=oldest')).text) as { message: string }[];
    expect(exported.map(({ message }) => message)).toEqual(texts);
    expect(JSON.parse((await ask('/export.json?q=nothing')).text)).toEqual([]);
  });

  it('removes all messages of an address', async () => {
    const { ask, send } = await setUp();
    await send('1');
    expect(JSON.parse((await ask('/addresses/ADA%40b.example', 'DELETE')).text)).toEqual({ changed: 1 });
    expect(JSON.parse((await ask('/export.json?email=ada@b.example')).text)).toEqual([]);
  });

  it('tells the summary, but for no zone that there is not', async () => {
    const { ask, send } = await setUp();
    await send('1');
    expect(JSON.parse((await ask('/summary?zone=Asia/Dhaka')).text)).toMatchObject({ counts: { new: 1 } });
    expect((await ask('/summary?zone=Nowhere/Land')).status).toBe(400);
  });
});

describe('the owner’s routes, before anything is done', () => {
  const fail = () => Promise.reject(new Error('reached'));
  const mailbox: Mailbox = {
    change: fail,
    removeDeleted: fail,
    removeAddress: fail,
    removeOlderThan: fail,
    summary: fail,
  };
  const closed = { list: fail, get: fail };

  it('are for the owner alone, every one of them', async () => {
    const app = appOf(closed, mailbox, nobody);
    const routes = inspectRoutes(app).filter(({ isMiddleware }) => !isMiddleware);
    expect(routes.length).toBeGreaterThan(7);
    for (const { method, path } of routes) {
      const answer = await app.request(path.replace(':id', NOBODY).replace(':email', 'a@b.example'), { method });
      expect([method, path, answer.status]).toEqual([method, path, 403]);
    }
  });

  it.each(['PATCH', 'DELETE'])("refuse other sites' pages: %s", async (method) => {
    const app = appOf(closed, mailbox);
    const headers = { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/json' };
    expect((await app.request(`/api/v1/contact/${NOBODY}`, { method, headers })).status).toBe(403);
  });

  it.each([
    [{ ids: [], state: 'read' }],
    [{ ids: ['x'], state: 'read' }],
    [{ ids: [NOBODY], state: 'gone' }],
    [{ ids: Array(101).fill(NOBODY), state: 'read' }],
    [{ ids: [NOBODY], admin: true }],
  ])('refuse %j', async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await appOf(closed, mailbox).request('/api/v1/contact', {
      method: 'PATCH',
      headers,
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
  });
});

describe('the cleaning', () => {
  it('removes what was deleted and, where it is asked to, what is past its age, and says so', async () => {
    const mailbox = { removeDeleted: jest.fn(async () => 0), removeOlderThan: jest.fn(async (_: number) => 3) };
    const log = { info: jest.fn(), error: jest.fn() };
    await startCleaning({ mailbox, log })();
    expect([mailbox.removeDeleted.mock.calls.length, mailbox.removeOlderThan.mock.calls.length]).toEqual([1, 0]);
    await startCleaning({ mailbox, retentionDays: 30, log })();
    expect(mailbox.removeOlderThan).toHaveBeenCalledWith(30);
    expect(log.info).toHaveBeenCalledWith({ removed: 3, retentionDays: 30 }, expect.any(String));
    mailbox.removeDeleted.mockRejectedValueOnce(new Error('down'));
    await startCleaning({ mailbox, log })();
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});
