import { expect, it, jest } from '@jest/globals';
import { describeOnEachDatabase } from '../database/test-databases.fixture.ts';
import { createVisits, MAX_PENDING, type Visit } from './visits.ts';

const visit: Visit = {
  visitor: '00112233aabbccdd',
  set: 'ffeeddccbbaa0099',
  remote: 'blog',
  version: 'ab'.repeat(32),
  at: Date.UTC(2026, 1, 1),
  failed: false,
  hydrationFailed: false,
};

describeOnEachDatabase('visits', ({ testDatabase }) => {
  it('are merged by visitor, set, remote and version, with the worst values', async () => {
    const { db } = await testDatabase();
    const visits = createVisits(db);
    visits.add({ ...visit, lcp: 1200.4, inp: 80 });
    visits.add({ ...visit, at: visit.at + 5, failed: true, lcp: 900 });
    await visits.flush();
    visits.add({ ...visit, at: visit.at + 9, hydrationFailed: true, inp: 300 });
    visits.add({ ...visit, visitor: '0'.repeat(16) });
    visits.add({ ...visit, remote: 'shop' });
    await visits.flush();
    expect(await visits.list({ remote: 'blog', since: visit.at })).toEqual(
      expect.arrayContaining([
        { ...visit, failed: true, hydrationFailed: true, lcp: 1200, inp: 300 },
        { ...visit, visitor: '0'.repeat(16) },
      ]),
    );
    expect(await visits.list({ remote: 'blog', since: visit.at })).toHaveLength(2);
  });

  it('of two servers that write at once are all stored', async () => {
    const { db, reopen } = await testDatabase();
    const servers = [createVisits(db), createVisits(await reopen())];
    for (const [i, visits] of servers.entries())
      for (let n = 0; n < 600; n += 1)
        visits.add({ ...visit, visitor: String(i === 0 ? n : 1199 - n).padStart(16, '0'), failed: i === 0 });
    await Promise.all(servers.map((visits) => visits.flush()));
    const listed = (await servers[0]?.list({ remote: 'blog', since: 0 })) ?? [];
    expect([listed.length, listed.filter(({ failed }) => failed).length]).toEqual([1200, 600]);
  });

  it('are listed since a time, and deleted before one', async () => {
    const { db } = await testDatabase();
    const visits = createVisits(db);
    for (const n of [1, 2, 3]) visits.add({ ...visit, visitor: String(n).repeat(16), at: n });
    await visits.flush();
    const times = async () => (await visits.list({ remote: 'blog', since: 2 })).map(({ at }) => at);
    expect(await times()).toEqual([3, 2]);
    await visits.deleteBefore(3);
    expect(await times()).toEqual([3]);
  });

  it('are dropped when too many are pending, and an unavailable database loses only those that are pending then', async () => {
    const { db } = await testDatabase();
    const onLost = jest.fn();
    const visits = createVisits(db, { onLost });
    for (let n = 0; n <= MAX_PENDING; n += 1) visits.add({ ...visit, visitor: String(n).padStart(16, '0') });
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
});
