import { describe, expect, it, jest } from '@jest/globals';
import { problem } from '@platform/contract/problem';
import { errorHandler, notFound, ProblemError } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import { contactReceipt, contactTexts } from '@studio/client/contact';
import { Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database.ts';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import { createContact } from './form.ts';
import { createInbox, type Inbox } from './messages/inbox.ts';

const GOOD = { name: ' Ada ', email: 'ada@b.example', subject: 'A shop', message: 'Hello\r\nthere' };
const anybody: MiddlewareHandler = (_, next) => next();
const nobody: MiddlewareHandler = async () => {
  throw new ProblemError({ slug: 'not-allowed', status: 403, title: 'Not allowed' });
};

/** An inbox that must not be used. */
const unused: Pick<Inbox, 'add'> = { add: () => Promise.reject(new Error('stored')) };

/** No stamps are signed. */
const spam = { stamp: async () => '', secondsSince: async () => undefined };

const appOn = (db: Database) => {
  const inbox = createInbox({ db });
  return { inbox, ...appOf(inbox) };
};

function appOf(inbox: Pick<Inbox, 'add'>, limiter = anybody) {
  const error = jest.fn();
  const contact = createContact({ inbox, limiter, sameSite: sameSite(), spam });
  const app = new Hono().route('/api', contact).all('*', notFound).onError(errorHandler({ error }));
  const send = (body: string, headers: Record<string, string> = { 'Content-Type': 'application/json' }) =>
    app.request('/api/v1/contact', { method: 'POST', headers, body });
  return { app, error, send };
}

/** A body without a Content-Length. */
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
  it('stores a trimmed message and returns its receipt', async () => {
    const { send, inbox } = appOn((await testDatabase()).db);
    const response = await send(JSON.stringify(GOOD));
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([201, 'no-store']);
    const receipt = v.parse(v.strictObject(contactReceipt.entries), await response.json());
    const { messages } = await inbox.list({ limit: 10 });
    expect(messages).toEqual([
      { ...contactTexts(GOOD), name: 'Ada', message: 'Hello\nthere', state: 'new', ...receipt },
    ]);
  });

  it('returns the same receipt for the same id', async () => {
    const { send, inbox } = appOn((await testDatabase()).db);
    const body = JSON.stringify({ ...GOOD, id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' });
    const responses = [await send(body), await send(body)];
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = await Promise.all(responses.map((response) => response.json()));
    expect(second).toEqual(first);
    expect((await inbox.list({ limit: 10 })).messages).toHaveLength(1);
  });

  it('stores halves of characters and changes of direction as nothing', async () => {
    const { db } = await testDatabase();
    const { send, inbox } = appOn(db);
    const texts = {
      name: '\u202eadA\ud83d',
      subject: 'x\u2066y\u2069',
      message: 'cut emoji \ud83d, whole 🪁, \u202ertl',
    };
    expect((await send(JSON.stringify({ ...GOOD, ...texts }))).status).toBe(201);
    const [message] = (await inbox.list({ limit: 1 })).messages;
    expect(message).toMatchObject({ name: 'adA', subject: 'xy', message: 'cut emoji , whole 🪁, \u202ertl' });
  });

  it('responds with 503 while the database is down, and logs the cause', async () => {
    const { db } = await testDatabase();
    const { send, error } = appOn(db);
    await db.destroy();
    const response = await send(JSON.stringify(GOOD));
    expect(await response.json()).toEqual({
      type: 'urn:problem:store-down',
      title: 'The store cannot be reached just now',
      status: 503,
    });
    expect(error).toHaveBeenCalledTimes(1);
  });
});

describe('POST /api/v1/contact with an invalid request', () => {
  it.each([
    ['no name', { ...GOOD, name: ' ' }, ['name']],
    ['several', { ...GOOD, name: '', email: 'ada', message: '' }, ['name', 'email', 'message']],
    ['too long', { ...GOOD, name: 'x'.repeat(121), subject: 'x'.repeat(201) }, ['name', 'subject']],
    ['a long message', { ...GOOD, message: 'x'.repeat(5001) }, ['message']],
    ['a null character', { ...GOOD, message: 'a\u0000b' }, ['message']],
    ['a next line character', { ...GOOD, name: 'a\u0085b' }, ['name']],
    ['an escape character', { ...GOOD, name: 'a\u001b[31m' }, ['name']],
    ['a line end in the address', { ...GOOD, email: 'ada@b.example\nBcc: all@b.example' }, ['email']],
    ['wrong types', { ...GOOD, name: 5, message: ['x'] }, ['name', 'message']],
    ['an invalid id', { ...GOOD, id: '1' }, ['id']],
    ['an unknown field', { ...GOOD, admin: true }, ['admin']],
    ['an array', [GOOD], ['name', 'email', 'message', '0']],
  ])('rejects %s and names the fields', async (_, body, fields) => {
    const { send } = appOf(unused);
    const response = await send(JSON.stringify(body));
    expect([response.status, response.headers.get('Content-Type')]).toEqual([400, 'application/problem+json']);
    const { errors } = v.parse(problem, await response.json());
    expect(errors?.map(({ field }) => field)).toEqual(fields);
  });

  it.each(['{"name":', '', 'null', '"text"'])('rejects %j as malformed', async (body) => {
    const { send } = appOf(unused);
    const response = await send(body);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([400, 'application/problem+json']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'rejects the media type %j',
    async (type) => {
      const { send } = appOf(unused);
      expect((await send(JSON.stringify(GOOD), { 'Content-Type': type })).status).toBe(415);
    },
  );

  it('rejects 10 MB, with a Content-Length or without', async () => {
    const { app, send } = appOf(unused);
    const size = 10 * 1024 * 1024;
    const withLength = await send(JSON.stringify({ ...GOOD, message: 'x'.repeat(size) }), {
      'Content-Type': 'application/json',
      'Content-Length': String(size),
    });
    const headers = { 'Content-Type': 'application/json' };
    const withoutLength = await app.request('/api/v1/contact', { method: 'POST', headers, ...streamed(size) });
    expect([withLength.status, withoutLength.status]).toEqual([413, 413]);
  });

  it('rejects requests from pages of other sites, and too many requests', async () => {
    const json = { 'Content-Type': 'application/json' };
    expect((await appOf(unused).send(JSON.stringify(GOOD), { ...json, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(
      403,
    );
    expect((await appOf(unused, nobody).send(JSON.stringify(GOOD))).status).toBe(403);
  });
});
