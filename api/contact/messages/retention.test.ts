import { expect, it, jest } from '@jest/globals';
import { describeOnEachDatabase } from '../../test-databases.fixture.ts';
import { createInbox } from './inbox.ts';
import { isTenth, startRetention } from './retention.ts';

const NOON = Date.parse('2025-06-01T12:00:00.000Z');
const DAY = 24 * 60 * 60_000;
const YEAR = 365 * DAY;

it.each([
  [0, 1, true],
  [1, 1, false],
  [1, 2, true],
  [2, 2, false],
  [1, 5, true],
  [2, 5, false],
  [2, 20, true],
  [3, 29, false],
  [10, 100, true],
  [11, 100, false],
])('isTenth(%d of %d messages) is %p', (count, total, expected) => {
  expect(isTenth(count, total)).toBe(expected);
});

describeOnEachDatabase('retention', ({ testDatabase }) => {
  const setUp = async (retentionDays?: number) => {
    const { db } = await testDatabase();
    const clock = { time: NOON };
    const now = () => new Date(clock.time);
    /** A server that was just started. */
    let inbox = createInbox({ db, now });
    const restart = () => {
      inbox = createInbox({ db, now });
    };
    const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
    const send = (name: string) => inbox.add({ name, email: 'a@b.example', subject: '', message: 'shop' });
    const sendOver = async (count: number, ms: number) => {
      for (let i = 0; i < count; i += 1) {
        await send(String(i));
        clock.time += ms / count;
      }
    };
    const names = async (q?: string) => (await inbox.list({ limit: 100, q })).messages.map(({ name }) => name);
    const clean = () => startRetention({ inbox, retentionDays, log })();
    const removeBefore = (time: string) => inbox.removeBefore(time);
    return { db, clock, restart, log, send, sendOver, names, clean, removeBefore };
  };

  it('is off unless a number of days is set', async () => {
    const { sendOver, names, clean, clock } = await setUp();
    await sendOver(3, DAY);
    clock.time += 50 * YEAR;
    await clean();
    expect(await names()).toHaveLength(3);
  });

  it('removes messages as they become old, and logs their number', async () => {
    const { sendOver, names, clean, clock, log } = await setUp(30);
    await sendOver(30, 30 * DAY);
    await clean();
    expect(await names()).toHaveLength(30);
    clock.time += 2 * DAY;
    await clean();
    expect(await names()).toHaveLength(28);
    expect(log.info.mock.calls).toEqual([[{ removed: 2, retentionDays: 30 }, 'old messages removed']]);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each([1, 5, 30])('keeps all of %d messages when the clock jumps by years, forward and back', async (total) => {
    const { sendOver, names, clean, clock, log, restart } = await setUp(30);
    await sendOver(total, DAY);
    for (const jump of [10 * YEAR, -10 * YEAR, -50 * YEAR, 50 * YEAR]) {
      clock.time += jump;
      restart();
      await clean();
      expect(await names()).toHaveLength(total);
    }
    expect(log.warn).toHaveBeenCalledWith(
      { count: total, before: expect.any(String), retentionDays: 30 },
      expect.stringContaining('old messages kept'),
    );
    expect(log.info).not.toHaveBeenCalled();
  });

  it('keeps messages that arrived while the clock was behind', async () => {
    const { sendOver, names, clean, clock, restart } = await setUp(30);
    await sendOver(20, DAY);
    clock.time -= 50 * YEAR;
    restart();
    await sendOver(2, DAY);
    clock.time += 50 * YEAR;
    await clean();
    expect(await names()).toHaveLength(22);
  });

  it('removes messages that arrived after the clock was ahead, when they are old', async () => {
    const { send, sendOver, names, clean, clock, restart } = await setUp(30);
    clock.time += 10 * YEAR;
    await send('ahead');
    clock.time -= 10 * YEAR;
    restart();
    await sendOver(20, 20 * DAY);
    clock.time += 11 * DAY;
    await clean();
    expect(await names()).toEqual([...Array.from({ length: 19 }, (_, i) => String(19 - i)), 'ahead']);
  });

  it('removes what the admin confirms, and nothing that arrived later', async () => {
    const { sendOver, names, clean, clock, log, removeBefore } = await setUp(30);
    await sendOver(10, 10 * DAY);
    clock.time += 25 * DAY;
    await clean();
    expect(await names()).toHaveLength(10);
    const [[{ before, count }]] = log.warn.mock.calls as unknown as [[{ before: string; count: number }]];
    expect(count).toBe(5);
    clock.time += 20 * DAY;
    expect(await removeBefore(before)).toBe(5);
    expect(await names()).toHaveLength(5);
  });

  it('lists and finds messages by arrival, whatever the clock does, over restarts', async () => {
    const { send, names, clock, restart } = await setUp();
    const sent: string[] = [];
    for (const jump of [0, -10 * YEAR, 1, 20 * YEAR, 1, -30 * YEAR, 1]) {
      clock.time += jump;
      if (jump !== 1) restart();
      await send(String(sent.length));
      sent.unshift(String(sent.length));
      expect(await names()).toEqual(sent);
      expect(await names('shop')).toEqual(sent);
    }
  });

  it('logs that it failed', async () => {
    const { db, clean, log } = await setUp(30);
    await db.destroy();
    await clean();
    expect(log.error.mock.calls).toHaveLength(2);
  });
});
