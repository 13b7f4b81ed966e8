import { expect, it, jest } from '@jest/globals';
import { errorHandler, ProblemError } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import { Hono, type MiddlewareHandler } from 'hono';
import { describeOnEachDatabase } from '../../test-databases.fixture.ts';
import { createContact } from '../form.ts';
import { createInbox } from '../messages/inbox.ts';
import { createSpamRoutes } from './routes.ts';
import { createSpamFilter } from './spam-filter.ts';

const SPAM = 'Online casino bonus, register now https://casino.example';
const LETTER = 'We met at the fair last week and would love to see your catalogue.';
const anybody: MiddlewareHandler = (_, next) => next();
const nobody: MiddlewareHandler = async () => {
  throw new ProblemError({ slug: 'not-signed-in', status: 401, title: 'Not signed in' });
};

describeOnEachDatabase('the spam filter', ({ testDatabase }) => {
  const setUp = async (adminOnly = anybody) => {
    const { db } = await testDatabase();
    const clock = { time: Date.parse('2025-06-01T12:00:00.000Z') };
    const now = () => new Date(clock.time);
    const spam = createSpamFilter(db, now);
    const outbox = { add: jest.fn(async () => undefined), sendDue: jest.fn(async () => undefined) };
    const inbox = createInbox({ db, now, spam, outboxes: [outbox] });
    const app = new Hono()
      .route('/api', createContact({ inbox, spam, limiter: anybody, sameSite: sameSite() }))
      .route('/api', createSpamRoutes({ spam, adminOnly, sameSite: sameSite() }))
      .onError(errorHandler({ error: jest.fn() }));
    const request = (path: string, method = 'GET', body?: unknown, headers: Record<string, string> = {}) =>
      app.request(`/api/v1/contact${path}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: { 'Content-Type': 'application/json', ...headers },
      });
    const send = async (message: string, more: object = {}) => {
      const sent = { name: 'Ada', email: 'ada@b.example', message, ...more };
      const response = await request('', 'POST', sent);
      const { id } = (await response.json()) as { id: string };
      return inbox.get(id);
    };
    const stamp = async () => ((await (await request('/stamp')).json()) as { stamp: string }).stamp;
    return { db, clock, spam, inbox, outbox, request, send, stamp };
  };

  it('stores spam in its folder with the rules, without a mail; Not spam brings it back, Undo returns it', async () => {
    const { send, inbox, outbox } = await setUp();
    const message = await send(SPAM);
    expect(message).toMatchObject({ state: 'spam', message: SPAM, spam: ['links', 'topic', 'pitch'] });
    expect((await inbox.list({ limit: 10 })).messages).toEqual([]);
    expect((await inbox.list({ limit: 10, state: 'spam' })).messages).toHaveLength(1);
    expect(outbox.add).not.toHaveBeenCalled();
    const ids = [message?.id ?? ''];
    const { before } = await inbox.change(ids, { state: 'new' });
    expect(await inbox.get(ids[0] ?? '')).toMatchObject({ state: 'new' });
    expect((await inbox.get(ids[0] ?? ''))?.spam).toBeUndefined();
    await inbox.undo({ change: { state: 'new' }, before: [...before] });
    expect((await inbox.get(ids[0] ?? ''))?.spam).toEqual(['links', 'topic', 'pitch']);
  });

  it('stores a message in the inbox, with its mail', async () => {
    const { send, outbox } = await setUp();
    expect(await send(LETTER)).toMatchObject({ state: 'new' });
    expect(outbox.add).toHaveBeenCalledTimes(1);
  });

  it('finds a longer text again that two other addresses have sent, for a week, whatever its case and spaces', async () => {
    const { send, clock } = await setUp();
    await send(LETTER);
    await send(LETTER);
    expect(await send(LETTER.toUpperCase(), { email: 'b@b.example' })).toMatchObject({ state: 'new' });
    expect(await send(` ${LETTER}  `, { email: 'c@b.example' })).toMatchObject({ state: 'spam', spam: ['repeated'] });
    expect(await send(LETTER)).toMatchObject({ state: 'spam' });
    clock.time += 8 * 24 * 60 * 60 * 1000;
    expect(await send(LETTER, { email: 'd@b.example' })).toMatchObject({ state: 'new' });
    for (const email of ['a@c.example', 'b@c.example']) await send('Please call me.', { email });
    expect(await send('Please call me.', { email: 'c@c.example' })).toMatchObject({ state: 'new' });
  });

  it('measures the time by a signed stamp', async () => {
    const { stamp, clock, spam, db } = await setUp();
    const start = clock.time;
    const signed = await stamp();
    const other = createSpamFilter(db, () => new Date(clock.time));
    const age = async (seconds: number, given = signed) => {
      clock.time = start + seconds * 1000;
      return [await spam.secondsSince(given), await other.secondsSince(given)];
    };
    const none = [undefined, undefined];
    expect(await age(1)).toEqual([1, 1]);
    expect(await age(90_000)).toEqual(none);
    // A clock that was set back.
    expect(await age(-60)).toEqual(none);
    const changedEnd = signed.replace(/.$/, (end) => (end === 'A' ? 'E' : 'A'));
    for (const given of [signed.replace(/^./, '0'), changedEnd, signed.replace(/\..*/, ''), signed.repeat(1000)]) {
      expect(await age(1, given)).toEqual(none);
    }
  });

  it('counts a form that is sent at once, and a hidden field that is filled in', async () => {
    const { send, stamp } = await setUp();
    const signed = await stamp();
    expect(await send(LETTER, { stamp: signed })).toMatchObject({ state: 'new' });
    const fast = await send('Our casino: a bonus for you', { stamp: signed, email: 'b@b.example' });
    expect(fast).toMatchObject({ state: 'spam', spam: ['fast', 'topic', 'pitch'] });
    expect(await send('Hello', { website: 'x' })).toMatchObject({ state: 'spam', spam: ['hidden-field'] });
  });

  it('takes words and addresses that the admin blocks, for the messages after it', async () => {
    const { send, request } = await setUp();
    expect(await (await request('/blocked')).json()).toEqual({ words: [], addresses: [] });
    const blocked = { words: ['at the fair'], addresses: ['pest@b.example', 'spam.example'] };
    expect(await (await request('/blocked', 'PUT', blocked)).json()).toEqual(blocked);
    expect(await send(LETTER)).toMatchObject({ state: 'spam', spam: ['blocked'] });
    expect(await send('Hello', { email: 'pest@b.example' })).toMatchObject({ state: 'spam' });
    expect(await send('Hello', { email: 'a@spam.example' })).toMatchObject({ state: 'spam' });
    expect(await send('Hello')).toMatchObject({ state: 'new' });
  });

  it('refuses invalid changes, and those of strangers and of other sites', async () => {
    let isAdmin = true;
    const { request, spam } = await setUp((c, next) => (isAdmin ? next() : nobody(c, next)));
    const none = { words: [], addresses: [] };
    const statusOf = async (body: unknown, headers = {}) => (await request('/blocked', 'PUT', body, headers)).status;
    expect(await statusOf(none, { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    expect(await statusOf(none, { 'Content-Type': 'text/plain' })).toBe(415);
    for (const words of [['a'], ['a\0b'], ['x'.repeat(101)], Array(201).fill('ab'), 'ab']) {
      expect(await statusOf({ ...none, words })).toBe(400);
    }
    expect(await statusOf({ ...none, more: 1 })).toBe(400);
    expect(await statusOf({ ...none, words: ['x'.repeat(300_000)] })).toBe(413);
    expect(await spam.blocked()).toEqual(none);
    isAdmin = false;
    expect(await statusOf(none)).toBe(401);
    expect((await request('/blocked')).status).toBe(401);
  });
});
