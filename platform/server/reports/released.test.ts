import { expect, it } from '@jest/globals';
import { describeOnEachDatabase } from '../database/test-databases.fixture.ts';
import { createReleased } from './released.ts';

const [OLD, LIVE, STORED] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];

describeOnEachDatabase('released', ({ testDatabase }) => {
  const setUp = async () => {
    const { db } = await testDatabase();
    for (const [i, version] of [OLD, LIVE, STORED].entries()) {
      const text = { files: '[]', routes: '[]', integrity: '{}', collected_at: null, needed_until: null };
      const info = JSON.stringify({ entry: `entry.${version === OLD ? 'old' : 'new'}.js` });
      const row = { name: 'shell', version, info, created_at: `2026-01-0${i + 1}`, ...text };
      await db.insertInto('releases').values(row).execute();
      if (version === STORED) continue;
      const empty = { actor: null, commit_hash: null, dirty: null, note: null, report: null, browser: 0 };
      const entry = { seq: i, name: 'shell', version, action: 'promote' as const, created_at: '', ...empty };
      await db
        .insertInto('deployments')
        .values({ ...entry, previous: '', hash: version })
        .execute();
    }
    return createReleased(db);
  };

  it('finds the releases that were ever live', async () => {
    const { wasLive } = await setUp();
    const asked = [OLD, LIVE, STORED, '4'.repeat(64)].map((version) => wasLive('shell', version));
    expect(await Promise.all([...asked, wasLive('blog', LIVE)])).toEqual([true, true, false, false, false]);
  });

  it('finds the release that has a script as its entry, if it was live', async () => {
    const { versionByEntry } = await setUp();
    const found = ['entry.old.js', 'entry.new.js', 'entry.other.js'].map((file) => versionByEntry('shell', file));
    expect(await Promise.all(found)).toEqual([OLD, LIVE, undefined]);
    expect(await versionByEntry('shell', 'entry.new.js')).toBe(LIVE);
  });
});
