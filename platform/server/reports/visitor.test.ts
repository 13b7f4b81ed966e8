import { expect, it } from '@jest/globals';
import { describeOnEachDatabase } from '../database/test-databases.fixture.ts';
import { createSecretOfDay, createVisitorOf, VISITORS_PER_ADDRESS } from './visitor.ts';

const DAY = 86_400_000;
const secretOf = async () => 'a secret';

it('returns the same key for a visitor on the same day on every server, and otherwise another', async () => {
  const time = { now: Date.UTC(2026, 1, 1, 23, 59) };
  const [visitorOf, otherServer] = [1, 2].map(() => createVisitorOf(secretOf, () => time.now));
  const key = await visitorOf?.('192.0.2.1', 'Browser');
  expect(key).toMatch(/^[0-9a-f]{16}$/);
  expect(await otherServer?.('192.0.2.1', 'Browser')).toBe(key);
  const otherKeys = [
    await createVisitorOf(
      async () => 'another secret',
      () => time.now,
    )('192.0.2.1', 'Browser'),
    await visitorOf?.('192.0.2.2', 'Browser'),
    await visitorOf?.('192.0.2.1', 'Browser 2'),
    await visitorOf?.('192.0.2.1Browser', ''),
  ];
  time.now += DAY;
  expect(new Set([key, ...otherKeys, await visitorOf?.('192.0.2.1', 'Browser')]).size).toBe(6);
});

it('limits the visitors of an address, whatever user agents it sends', async () => {
  const visitorOf = createVisitorOf(secretOf);
  const keys: string[] = [];
  for (let i = 0; i < 1000; i += 1) keys.push(await visitorOf('192.0.2.1', `Browser ${i}`));
  expect(new Set(keys).size).toBe(VISITORS_PER_ADDRESS);
  expect(await visitorOf('192.0.2.1', 'Browser 0')).toBe(keys[0]);
  expect(keys).not.toContain(await visitorOf('192.0.2.2', 'Browser 0'));
});

describeOnEachDatabase('the secret of a day', ({ testDatabase }) => {
  it('is the same on every server, and is deleted when the next day begins', async () => {
    const { db } = await testDatabase();
    await db.insertInto('settings').values({ key: 'visitor-key', value: 'of an older version' }).execute();
    await db.insertInto('settings').values({ key: 'session-key', value: 'kept' }).execute();
    const [one, other] = [createSecretOfDay(db), createSecretOfDay(db)];
    const [first, second] = await Promise.all([one('2026-03-01'), other('2026-03-01')]);
    expect(second).toBe(first);
    expect(await one('2026-03-02')).not.toBe(first);
    const keys = await db.selectFrom('settings').select('key').orderBy('key').execute();
    expect(keys.map(({ key }) => key)).toEqual(['session-key', 'visitor-key 2026-03-02']);
  });
});
