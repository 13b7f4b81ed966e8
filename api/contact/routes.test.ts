import { describe, expect, it, jest } from '@jest/globals';
import { problem } from '@platform/contract/problem';
import { errorHandler, notFound, ProblemError } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import { contactReceipt, receivedMessage } from '@studio/client/contact';
import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database.ts';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import { createInbox, type Inbox } from './inbox.ts';
import { createContact } from './routes.ts';

const GOOD = { name: ' Ada ', email: 'ada@b.example', subject: 'A shop', message: 'Hello\r\nthere' };
const anybody: MiddlewareHandler = (_, next) => next();
const nobody: MiddlewareHandler = async () => {
  throw new ProblemError({ slug: 'not-allowed', status: 403, title: 'Not allowed' });
};

interface Guards {
  readonly adminOnly?: MiddlewareHandler;
  readonly limiter?: MiddlewareHandler;
}

/** An inbox that must not be reached. */
const closed: Inbox = {
  add: () => Promise.reject(new Error('stored')),
  list: () => Promise.reject(new Error('listed')),
  get: () => Promise.reject(new Error('read')),
  count: () => Promise.reject(new Error('counted')),
};

const appOn = (db: Database) => {
  const inbox = createInbox({ db });
  return { inbox, ...appOf(inbox) };
};

function appOf(inbox: Inbox, guards: Guards = {}) {
  const error = jest.fn();
  const contact = createContact({ inbox, adminOnly: anybody, limiter: anybody, sameSite: sameSite(), ...guards });
  const app = new Hono().route('/api', contact).all('*', notFound).onError(errorHandler({ error }));
  const send = (body: string, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
    app.request('/api/v1/contact', { method: 'POST', headers, body });
  return { app, error, send };
}

/** A body whose length is not told. */
function streamed(bytes: number): RequestInit {
  const chunk = new TextEncoder().encode('"'.repeat(64 * 1024));
  let left = bytes / chunk.length;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      left -= 1;
      if (left < 0) controller.close();
      else controller.enqueue(chunk);
    },
  });
  return { body, duplex: 'half' } as RequestInit;
}

describeOnEachDatabase('POST /api/v1/contact', ({ testDatabase }) => {
  it('stores a message, trimmed, and answers with its receipt', async () => {
    const { send, inbox } = appOn((await testDatabase()).db);
    const answer = await send(JSON.stringify(GOOD));
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([201, 'no-store']);
    const receipt = v.parse(v.strictObject(contactReceipt.entries), await answer.json());
    const { messages } = await inbox.list({ limit: 10 });
    expect(messages).toEqual([{ ...GOOD, name: 'Ada', message: 'Hello\nthere', state: 'new', ...receipt }]);
  });

  it('answers the same again for the same id', async () => {
    const { send, inbox } = appOn((await testDatabase()).db);
    const body = JSON.stringify({ ...GOOD, id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' });
    const answers = [await send(body), await send(body)];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = await Promise.all(answers.map((answer) => answer.json()));
    expect(second).toEqual(first);
    expect(await inbox.count()).toBe(1);
  });

  it('answers 503 while the store is down, and logs why', async () => {
    const { db } = await testDatabase();
    const { send, error } = appOn(db);
    await db.destroy();
    const answer = await send(JSON.stringify(GOOD));
    expect(await answer.json()).toEqual({
      type: 'urn:problem:store-down',
      title: 'The store cannot be reached just now',
      status: 503,
    });
    expect(error).toHaveBeenCalledTimes(1);
  });
});

describeOnEachDatabase('GET /api/v1/contact', ({ testDatabase }) => {
  it('lists pages, each with a link to the next', async () => {
    const { app, inbox } = appOn((await testDatabase()).db);
    for (const name of ['1', '2', '3']) await inbox.add({ ...GOOD, name });
    const names: string[][] = [];
    let path = '/api/v1/contact?limit=2';
    while (path !== '') {
      const answer = await app.request(path);
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
      names.push(v.parse(v.array(receivedMessage), await answer.json()).map(({ name }) => name));
      path = /^<(.*)>; rel="next"$/.exec(answer.headers.get('Link') ?? '')?.[1] ?? '';
    }
    expect(names).toEqual([['3', '2'], ['1']]);
  });

  it('answers 304 until a message arrives', async () => {
    const { app, inbox } = appOn((await testDatabase()).db);
    const get = (etag: string | null) =>
      app.request('/api/v1/contact', { headers: etag === null ? {} : { 'If-None-Match': etag } });
    const etag = (await get(null)).headers.get('ETag');
    const same = await get(etag);
    expect([same.status, same.headers.get('ETag'), await same.text()]).toEqual([304, etag, '']);
    await inbox.add(GOOD);
    expect((await get(etag)).status).toBe(200);
  });
});

describe('POST /api/v1/contact, before anything is stored', () => {
  it.each([
    ['no name', { ...GOOD, name: ' ' }, ['name']],
    ['several', { ...GOOD, name: '', email: 'ada', message: '' }, ['name', 'email', 'message']],
    ['too long', { ...GOOD, name: 'x'.repeat(121), subject: 'x'.repeat(201) }, ['name', 'subject']],
    ['a long message', { ...GOOD, message: 'x'.repeat(5001) }, ['message']],
    ['a null character', { ...GOOD, message: 'a\u0000b' }, ['message']],
    ['an escape character', { ...GOOD, name: 'a\u001b[31m' }, ['name']],
    ['a line end in the address', { ...GOOD, email: 'ada@b.example\nBcc: all@b.example' }, ['email']],
    ['wrong types', { ...GOOD, name: 5, message: ['x'] }, ['name', 'message']],
    ['an id that is none', { ...GOOD, id: '1' }, ['id']],
    ['an unknown field', { ...GOOD, admin: true }, ['admin']],
    ['an array', [GOOD], ['name', 'email', 'message', '0']],
  ])('refuses %s, and names the fields', async (_, body, fields) => {
    const { send } = appOf(closed);
    const answer = await send(JSON.stringify(body));
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([400, 'application/problem+json']);
    const { errors } = v.parse(problem, await answer.json());
    expect(errors?.map(({ field }) => field)).toEqual(fields);
  });

  it.each(['{"name":', '', 'null', '"text"'])('refuses %j as malformed', async (body) => {
    const { send } = appOf(closed);
    const answer = await send(body);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([400, 'application/problem+json']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'does not take %j',
    async (type) => {
      const { send } = appOf(closed);
      expect((await send(JSON.stringify(GOOD), { 'Content-Type': type })).status).toBe(415);
    },
  );

  it('takes no 10 MB, told or not', async () => {
    const { app, send } = appOf(closed);
    const size = 10 * 1024 * 1024;
    const told = await send(JSON.stringify({ ...GOOD, message: 'x'.repeat(size) }), {
      'Content-Type': 'application/json',
      'Content-Length': String(size),
    });
    const headers = { 'Content-Type': 'application/json' };
    const untold = await app.request('/api/v1/contact', { method: 'POST', headers, ...streamed(size) });
    expect([told.status, untold.status]).toEqual([413, 413]);
  });

  it("refuses other sites' pages, and those who send too much", async () => {
    const json = { 'Content-Type': 'application/json' };
    expect((await appOf(closed).send(JSON.stringify(GOOD), { ...json, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(
      403,
    );
    expect((await appOf(closed, { limiter: nobody }).send(JSON.stringify(GOOD))).status).toBe(403);
  });
});

describe('GET /api/v1/contact, before anything is read', () => {
  it('is not asked for before the owner is known', async () => {
    const headers = { 'If-None-Match': '*' };
    const answer = await appOf(closed, { adminOnly: nobody }).app.request('/api/v1/contact?limit=x', { headers });
    expect(answer.status).toBe(403);
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
  ])('refuses %s', async (search) => {
    const { app } = appOf(closed);
    const answer = await app.request(`/api/v1/contact?${search}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field: search.split('=')[0] }] });
  });
});
