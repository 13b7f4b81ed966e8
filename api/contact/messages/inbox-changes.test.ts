import { expect, it } from '@jest/globals';
import type { ContactForm } from '@studio/client/contact';
import type { MessageFilter } from '@studio/client/inbox';
import { describeOnEachDatabase } from '../../test-databases.fixture.ts';
import { createInbox } from './inbox.ts';

const NOON = Date.parse('2025-06-01T12:00:00.000Z');
const MINUTE = 60_000;
const NOBODY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

describeOnEachDatabase('changes of the inbox', ({ testDatabase }) => {
  const setUp = async () => {
    const { db } = await testDatabase();
    const clock = { time: NOON };
    const now = () => new Date(clock.time);
    const inbox = createInbox({ db, now });
    const send = async (name: string, given: Partial<ContactForm> = {}) => {
      const { id } = await inbox.add({ name, email: 'a@b.example', subject: '', message: 'Hello', ...given });
      return id;
    };
    /** Returns the names of all messages that match a filter, in pages of `limit`. */
    const names = async (filter: MessageFilter = {}, limit = 2) => {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await inbox.list({ ...filter, cursor, limit });
        found.push(...page.messages.map(({ name }) => name));
        cursor = page.next;
      } while (cursor !== undefined);
      return found;
    };
    return { db, clock, inbox, send, names };
  };

  it('move messages to the folder of their state', async () => {
    const { send, names, inbox } = await setUp();
    const ids = [await send('1'), await send('2'), await send('3'), await send('4')] as const;
    expect(await inbox.change([ids[1]], { state: 'read' })).toMatchObject({ changed: 1 });
    expect(await inbox.change([ids[2].toUpperCase(), NOBODY], { state: 'archived' })).toMatchObject({ changed: 1 });
    expect(await inbox.change([ids[3]], { state: 'spam' })).toMatchObject({ changed: 1 });
    expect(await names()).toEqual(['2', '1']);
    expect(await names({ state: 'new' })).toEqual(['1']);
    expect(await names({ state: 'archived' })).toEqual(['3']);
    expect(await names({ state: 'spam' })).toEqual(['4']);
    expect(await names({ state: 'all' })).toEqual(['4', '3', '2', '1']);
    expect(await names({ state: 'all', sort: 'oldest' })).toEqual(['1', '2', '3', '4']);
  });

  it('change all messages that match a filter, in batches, and what was changed is undone', async () => {
    const { send, inbox } = await setUp();
    for (let i = 0; i < 230; i += 1) await send(`Ada ${i}`, { message: i % 23 === 0 ? 'Other' : 'A shop' });
    const filter = { q: 'shop' };
    const batches = [];
    let cursor: string | undefined;
    do {
      const { next, ...batch } = await inbox.changeMatching(filter, { state: 'archived' }, { cursor });
      batches.push(batch);
      // Arrives meanwhile, and is not changed.
      if (batches.length === 1) await send('Late', { message: 'A shop' });
      cursor = next;
    } while (cursor !== undefined);
    expect(batches.map(({ changed }) => changed)).toEqual([100, 100, 20]);
    expect(await inbox.count({ state: 'archived' })).toMatchObject({ total: 220 });
    expect(await inbox.count({})).toMatchObject({ total: 11 });
    expect(await inbox.changeMatching({ q: 'nothing' }, { deleted: true })).toEqual({ changed: 0, before: [] });
    for (const { before } of batches) await inbox.undo({ change: { state: 'archived' }, before: [...before] });
    expect(await inbox.count({})).toMatchObject({ total: 231, unread: 231 });
  });

  it('find messages by the beginnings of words, page by page', async () => {
    const { send, names, clock } = await setUp();
    await send('Zoë Rahman', { message: 'A bakery in Dhaka' });
    clock.time += MINUTE;
    await send('Imran', { email: 'imran@shapla.example', subject: 'Booking' });
    clock.time += MINUTE;
    await send('কাজী নজরুল', { message: '\'; drop table messages; -- "x" * AND NOT :* \\ & |' });
    clock.time += MINUTE;
    await send('Rahima', { message: 'Baked bread' });
    expect(await names({ q: 'zoe' })).toEqual(['Zoë Rahman']);
    expect(await names({ q: 'ZOË rah' })).toEqual(['Zoë Rahman']);
    expect(await names({ q: 'rah' }, 1)).toEqual(['Rahima', 'Zoë Rahman']);
    expect(await names({ q: 'rah', sort: 'oldest' }, 1)).toEqual(['Zoë Rahman', 'Rahima']);
    expect(await names({ q: 'rah bak', state: 'new' })).toEqual(['Rahima', 'Zoë Rahman']);
    expect(await names({ q: 'shapla.exam' })).toEqual(['Imran']);
    expect(await names({ q: 'কাজী' })).toEqual(['কাজী নজরুল']);
    expect(await names({ q: `"; ' drop x OR` })).toEqual([]);
    expect(await names({ q: "drop table '" })).toEqual(['কাজী নজরুল']);
    expect(await names({ q: 'nobody' })).toEqual([]);
    expect(await names({ q: '%' })).toEqual([]);
    expect(await names({ q: '  ' })).toHaveLength(4);
    await send('Later', { message: 'bakes' });
    expect(await names({ q: 'bake' })).toEqual(['Later', 'Rahima', 'Zoë Rahman']);
  });

  it('find messages of a time, from its first moment to before its last', async () => {
    const { send, names, clock } = await setUp();
    for (const name of ['0', '1', '2', '3']) {
      await send(name, { message: 'shop' });
      clock.time += MINUTE;
    }
    const time = { from: '2025-06-01T12:01:00.000Z', to: '2025-06-01T12:03:00.000Z' };
    for (const q of [undefined, 'shop']) {
      const more = q === undefined ? {} : { q };
      expect(await names({ ...time, ...more }, 1)).toEqual(['2', '1']);
      expect(await names({ ...time, ...more, sort: 'oldest' }, 1)).toEqual(['1', '2']);
      expect(await names({ from: '2025-06-02', ...more })).toEqual([]);
      expect(await names({ to: '2025-06-01', ...more })).toEqual([]);
    }
  });

  it('find and remove messages of an address in all folders', async () => {
    const { send, names, inbox } = await setUp();
    await send('1', { email: 'Ada@b.example' });
    const spam = await send('2', { email: 'ada@b.example' });
    await send('3', { email: 'ada@b.example.org' });
    await inbox.change([spam], { state: 'spam' });
    expect(await names({ email: 'ADA@b.example' })).toEqual(['2', '1']);
    expect(await names({ email: 'ADA@b.example', q: 'ada' })).toEqual(['2', '1']);
    await inbox.change([spam], { deleted: true });
    expect(await names({ email: 'ADA@b.example' })).toEqual(['2', '1']);
    expect(await names({ email: 'ADA@b.example', q: 'ada' })).toEqual(['2', '1']);
    expect(await names({ email: 'ADA@b.example', state: 'all' })).toEqual(['1']);
    expect(await inbox.removeAddress('ADA@b.example')).toBe(2);
    expect(await names({ state: 'all' })).toEqual(['3']);
    expect(await names({ state: 'trash' })).toEqual([]);
  });

  it('are counted by state, and by the days of a time zone', async () => {
    const { send, inbox, clock } = await setUp();
    clock.time = Date.parse('2025-05-31T17:59:00Z');
    const [first] = [await send('23:59 in Dhaka'), await send('also')] as const;
    clock.time = Date.parse('2025-05-31T18:00:00Z');
    await send('0:00 in Dhaka');
    await inbox.change([await send('spam')], { state: 'spam' });
    await inbox.change([await send('deleted')], { deleted: true });
    await inbox.change([first], { state: 'archived' });
    const { counts, days } = await inbox.summary('Asia/Dhaka');
    expect(counts).toEqual({ new: 2, read: 0, archived: 1, spam: 1 });
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: '2025-05-03', count: 0 });
    expect(days.slice(-2)).toEqual([
      { day: '2025-05-31', count: 2 },
      { day: '2025-06-01', count: 1 },
    ]);
    expect((await inbox.summary('UTC')).days.at(-1)).toEqual({ day: '2025-05-31', count: 3 });
  });

  it('reject with 503 while the database is down', async () => {
    const { db, inbox } = await setUp();
    await db.destroy();
    const down = { details: { status: 503 } };
    await expect(inbox.change([NOBODY], { state: 'read' })).rejects.toMatchObject(down);
    await expect(inbox.count({})).rejects.toMatchObject(down);
    await expect(inbox.removeAddress('a')).rejects.toMatchObject(down);
    await expect(inbox.summary('UTC')).rejects.toMatchObject(down);
    await expect(inbox.get(NOBODY)).rejects.toMatchObject(down);
    await expect(inbox.list({ q: 'a', limit: 1 })).rejects.toMatchObject(down);
  });
});
