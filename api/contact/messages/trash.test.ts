import { expect, it, jest } from '@jest/globals';
import type { ContactForm } from '@studio/client/contact';
import type { MessageFilter } from '@studio/client/inbox';
import { sql } from 'kysely';
import { describeOnEachDatabase } from '../../test-databases.fixture.ts';
import { createInbox } from './inbox.ts';
import { nextRetentionClock, startRetention } from './retention.ts';
import { isPostgres } from './search.ts';

const NOON = Date.parse('2025-06-01T12:00:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

it.each([
  ['an hour', HOUR, 60],
  ['two hours', 2 * HOUR, 120],
  ['part of a minute', 59_999, 0],
  ['a clock that was set back a little', -MINUTE, 0],
  ['a clock that was set back', -YEAR, 0],
  ['a clock that jumped ahead', 10 * YEAR, 0],
  ['a night without a server', 8 * HOUR, 0],
])('%s counts what it should', (_, gap, minutes) => {
  const last = { minutes: 5, at: new Date(NOON).toISOString() };
  expect(nextRetentionClock(last, new Date(NOON + gap)).minutes).toBe(5 + minutes);
});

it('time goes on after each jump, and no minute is counted twice', () => {
  let time = nextRetentionClock(undefined, new Date(NOON));
  let clock = NOON;
  for (const gap of [HOUR, 10 * YEAR, HOUR, -30 * YEAR, HOUR, -MINUTE, MINUTE, HOUR + 30_000, 30_000]) {
    clock += gap;
    time = nextRetentionClock(time, new Date(clock));
  }
  expect(time.minutes).toBe(4 * 60 + 1);
});

describeOnEachDatabase('the trash', ({ testDatabase }) => {
  const setUp = async () => {
    const { db } = await testDatabase();
    const clock = { time: NOON };
    const now = () => new Date(clock.time);
    const inbox = createInbox({ db, now });
    const send = async (name: string, given: Partial<ContactForm> = {}) => {
      const { id } = await inbox.add({ name, email: 'a@b.example', subject: '', message: 'shop', ...given });
      clock.time += 1000;
      return id;
    };
    const names = async (filter: MessageFilter = {}) =>
      (await inbox.list({ ...filter, limit: 100 })).messages.map(({ name }) => name);
    /** Lets the trash time go on as if servers had counted `minutes`. */
    const wait = async (minutes: number) => {
      const { value } = await db
        .selectFrom('settings')
        .select('value')
        .where('key', '=', 'retention-clock')
        .executeTakeFirstOrThrow();
      const time = JSON.parse(value);
      const later = JSON.stringify({ ...time, minutes: time.minutes + minutes });
      await db.updateTable('settings').set({ value: later }).where('key', '=', 'retention-clock').execute();
    };
    const stored = async () => (await db.selectFrom('messages').select('id').execute()).length;
    return { db, clock, inbox, send, names, wait, stored };
  };

  it('has deleted messages in a list of their own, from which they can be searched, opened and restored', async () => {
    const { inbox, send, names, clock } = await setUp();
    const [first, second] = [await send('1'), await send('2', { message: 'bakery' })];
    await inbox.change([second], { state: 'archived' });
    expect(await inbox.change([first, second], { deleted: true })).toMatchObject({ changed: 2 });
    expect(await names({ state: 'all' })).toEqual([]);
    expect(await names({ q: 'bak' })).toEqual([]);
    expect(await names({ state: 'trash' })).toEqual(['2', '1']);
    expect(await names({ state: 'trash', sort: 'oldest' })).toEqual(['1', '2']);
    expect(await names({ state: 'trash', q: 'bak' })).toEqual(['2']);
    expect(await inbox.get(first)).toMatchObject({ name: '1', deletedAt: new Date(clock.time).toISOString() });
    expect(await inbox.change([first], { state: 'read' })).toEqual({ changed: 0, before: [] });
    expect(await inbox.change([second], { deleted: false })).toMatchObject({ changed: 1 });
    expect(await names({ state: 'archived' })).toEqual(['2']);
    expect(await inbox.get(second)).not.toHaveProperty('deletedAt');
  });

  it('counts the messages of each list, and those that match words', async () => {
    const { inbox, send } = await setUp();
    const ids = [await send('1'), await send('2'), await send('3', { message: 'bakery' }), await send('4')] as const;
    await inbox.change([ids[0]], { state: 'read' });
    await inbox.change([ids[3]], { deleted: true });
    expect(await inbox.count({})).toEqual({ total: 3, unread: 2 });
    expect(await inbox.count({ state: 'read' })).toEqual({ total: 1, unread: 0 });
    expect(await inbox.count({ state: 'trash' })).toEqual({ total: 1, unread: 1 });
    expect(await inbox.count({ q: 'shop' })).toEqual({ total: 2, unread: 1 });
    expect(await inbox.count({ q: 'shop', state: 'trash' })).toEqual({ total: 1, unread: 1 });
    expect(await inbox.count({ to: '2025-06-01' })).toEqual({ total: 0, unread: 0 });
    expect(await inbox.count({ q: '%' })).toEqual({ total: 0, unread: 0 });
    expect(await inbox.count({ email: 'A@b.example' })).toEqual({ total: 4, unread: 3 });
  });

  it('keeps messages for 30 days in which servers run, then they are gone, from the search, too', async () => {
    const { db, inbox, send, names, wait, stored } = await setUp();
    const [kept, gone] = [await send('kept'), await send('gone')];
    expect(await names({ q: 'shop' })).toHaveLength(2);
    await inbox.removeDeleted();
    await inbox.change([gone], { deleted: true });
    await wait(30 * 24 * 60);
    expect(await inbox.removeDeleted()).toBe(0);
    await inbox.change([kept], { deleted: true });
    await wait(120);
    expect(await inbox.removeDeleted()).toBe(1);
    expect(await names({ state: 'trash' })).toEqual(['kept']);
    expect(await inbox.change([gone], { deleted: false })).toMatchObject({ changed: 0 });
    expect(await stored()).toBe(1);
    if (!isPostgres(db)) {
      const { rows } = await sql`select rowid from message_search where message_search match '"shop"*'`.execute(db);
      expect(rows).toHaveLength(1);
    }
  });

  it('begins the 30 days anew for a message that was restored and deleted again', async () => {
    const { inbox, send, wait } = await setUp();
    const id = await send('1');
    await inbox.removeDeleted();
    await inbox.change([id], { deleted: true });
    await wait(29 * 24 * 60);
    await inbox.change([id], { deleted: false });
    await inbox.change([id], { deleted: true });
    await wait(29 * 24 * 60);
    expect(await inbox.removeDeleted()).toBe(0);
  });

  it('is emptied by the retention job, hour by hour, and by no jump of the clock', async () => {
    const { inbox, send, names, clock, wait } = await setUp();
    const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
    const job = () => startRetention({ inbox, log })();
    await send('left');
    const id = await send('1');
    await job();
    await inbox.change([id], { deleted: true });
    for (const jump of [10 * YEAR, -10 * YEAR, -50 * YEAR, 50 * YEAR, 31 * DAY, DAY]) {
      clock.time += jump;
      await job();
    }
    expect(await names({ state: 'trash' })).toEqual(['1']);
    await wait(30 * 24 * 60);
    clock.time += HOUR;
    await job();
    expect(await names({ state: 'trash' })).toEqual(['1']);
    clock.time += HOUR;
    await job();
    expect(await names({ state: 'trash' })).toEqual([]);
    expect(log.info.mock.calls).toEqual([[{ removed: 1 }, 'messages removed from the trash']]);
  });

  it('counts an hour once, whatever the number of servers', async () => {
    const { db, inbox, clock } = await setUp();
    const other = createInbox({ db, now: () => new Date(clock.time - 20_000) });
    await inbox.removeDeleted();
    for (let count = 0; count < 3; count += 1) {
      clock.time += HOUR;
      await Promise.all([inbox.removeDeleted(), other.removeDeleted()]);
    }
    const { value } = await db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', 'retention-clock')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(value).minutes).toBe(180);
  });

  it('is emptied if it still has as many messages as the admin saw, and removes nothing else', async () => {
    const { inbox, send, names, stored } = await setUp();
    const ids = [await send('1'), await send('2'), await send('3')];
    await inbox.change(ids.slice(1), { deleted: true });
    expect(await inbox.emptyTrash(1)).toBeUndefined();
    expect(await stored()).toBe(3);
    expect(await inbox.emptyTrash(2)).toBe(2);
    expect(await names({ state: 'all' })).toEqual(['1']);
    expect(await stored()).toBe(1);
  });

  it('deletes single messages for good, but never one that is not in it', async () => {
    const { inbox, send, names } = await setUp();
    const ids = [await send('1'), await send('2'), await send('3')] as const;
    await inbox.change([ids[0], ids[1]], { deleted: true });
    expect(await inbox.removeFromTrash([ids[1].toUpperCase(), ids[2]])).toBe(1);
    expect(await names({ state: 'trash' })).toEqual(['1']);
    expect(await names()).toEqual(['3']);
  });
});
