import { expect, it, jest } from '@jest/globals';
import { describeOnEachDatabase } from '../database/test-databases.fixture.ts';
import { readVersionParts } from './version-parts.ts';
import { createVisits, MAX_PENDING, type Visit } from './visits.ts';

const HOUR_MS = 3_600_000;

const visit: Visit = {
  visitor: '00112233aabbccdd',
  set: 'ffeeddccbbaa0099',
  remote: 'blog',
  version: 'ab'.repeat(32),
  at: Date.UTC(2026, 1, 1),
  failed: false,
  hydrationFailed: false,
};

/** Returns the visit of another visitor. */
const visitOf = (visitor: number, values: Partial<Visit> = {}): Visit => ({
  ...visit,
  visitor: String(visitor).padStart(16, '0'),
  ...values,
});

describeOnEachDatabase('visits', ({ testDatabase }) => {
  it('are merged by visitor, set, remote and version, with the worst values', async () => {
    const { db } = await testDatabase();
    const visits = createVisits(db);
    visits.add({ ...visit, lcp: 1200.4, inp: 80 });
    visits.add({ ...visit, at: visit.at + 5, failed: true, lcp: 900 });
    await visits.flush();
    visits.add({ ...visit, at: visit.at + 9, hydrationFailed: true, inp: 300 });
    visits.add(visitOf(0));
    visits.add({ ...visit, remote: 'shop' });
    await visits.flush();
    const listed = await visits.list({ remote: 'blog', since: visit.at });
    expect(listed).toHaveLength(2);
    expect(listed).toEqual(
      expect.arrayContaining([{ ...visit, failed: true, hydrationFailed: true, lcp: 1200, inp: 300 }, visitOf(0)]),
    );
  });

  it('of two servers that write at once are all stored', async () => {
    const { db, reopen } = await testDatabase();
    const [first, second] = [createVisits(db), createVisits(await reopen())];
    for (let n = 0; n < 600; n += 1) {
      first.add(visitOf(n, { failed: true }));
      second.add(visitOf(1199 - n));
    }
    await Promise.all([first.flush(), second.flush()]);
    const listed = await first.list({ remote: 'blog', since: 0 });
    expect([listed.length, listed.filter(({ failed }) => failed).length]).toEqual([1200, 600]);
  });

  it('are listed since a time, and deleted before one', async () => {
    const visits = createVisits((await testDatabase()).db);
    for (const at of [1, 2, 3]) visits.add(visitOf(at, { at }));
    await visits.flush();
    const times = async () => (await visits.list({ remote: 'blog', since: 2 })).map(({ at }) => at);
    expect(await times()).toEqual([3, 2]);
    await visits.deleteBefore(3);
    expect(await times()).toEqual([3]);
  });

  it('are dropped when too many are pending; an unavailable database loses the pending ones alone', async () => {
    const { db } = await testDatabase();
    const onLost = jest.fn();
    const visits = createVisits(db, { onLost });
    for (let n = 0; n <= MAX_PENDING; n += 1) visits.add(visitOf(n));
    expect(onLost.mock.calls).toEqual([[1]]);
    await visits.flush();
    await db.schema.alterTable('visits').renameTo('away').execute();
    visits.add({ ...visit, remote: 'shop' });
    await visits.flush();
    expect(onLost).toHaveBeenLastCalledWith(1, expect.anything());
    await db.schema.alterTable('away').renameTo('visits').execute();
    visits.add({ ...visit, remote: 'desk' });
    await visits.flush();
    expect(await visits.list({ remote: 'desk', since: 0 })).toHaveLength(1);
  });

  it('are totalled by version and part: visitors, those with a fault, and largest paints in steps of 100 ms', async () => {
    const { db } = await testDatabase();
    const visits = createVisits(db);
    const [since, next, version] = [visit.at, visit.at + HOUR_MS, 'cd'.repeat(32)];
    for (const added of [
      visitOf(1, { at: since - 1 }),
      visitOf(2, { lcp: 1000, failed: true }),
      visitOf(3, { at: next - 1, lcp: 901, hydrationFailed: true, failed: true }),
      visitOf(4, { at: next, lcp: 1001 }),
      visitOf(5, { at: next }),
      visitOf(6, { at: next, version, lcp: 90_000 }),
    ])
      visits.add(added);
    await visits.flush();
    const parts = await readVersionParts(db, { since, partMs: HOUR_MS });
    expect(parts).toHaveLength(3);
    expect(parts).toEqual(
      expect.arrayContaining([
        { version: visit.version, part: 0, visitors: 2, failed: 2, paints: new Map([[1000, 2]]) },
        { version: visit.version, part: 1, visitors: 2, failed: 0, paints: new Map([[1100, 1]]) },
        { version, part: 1, visitors: 1, failed: 0, paints: new Map([[10_000, 1]]) },
      ]),
    );
  });
});
