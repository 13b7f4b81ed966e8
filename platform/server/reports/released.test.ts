import { expect, it } from '@jest/globals';
import { describeOnEachDatabase } from '../database/test-databases.fixture.ts';
import { createReleased } from './released.ts';
import { insertRelease } from './releases.fixture.ts';

const [OLD, LIVE, STORED, UNKNOWN] = ['1', '2', '3', '4'].map((digit) => digit.repeat(64)) as [
  string,
  string,
  string,
  string,
];

describeOnEachDatabase('released', ({ testDatabase }) => {
  it('finds releases that were ever live, also by the file name of their entry', async () => {
    const { db } = await testDatabase();
    await insertRelease(db, 'shell', OLD, { info: { entry: 'entry.old.js' } });
    await insertRelease(db, 'shell', LIVE, { info: { entry: 'entry.new.js' } });
    await insertRelease(db, 'shell', STORED, { info: { entry: 'entry.new.js' }, isLive: false });
    const { wasLive, versionByEntry } = createReleased(db);
    const results = [OLD, LIVE, STORED, UNKNOWN].map((version) => wasLive('shell', version));
    expect(await Promise.all([...results, wasLive('blog', LIVE)])).toEqual([true, true, false, false, false]);
    for (const [file, version] of Object.entries({
      'entry.old.js': OLD,
      'entry.new.js': LIVE,
      'entry.other.js': undefined,
    }))
      for (let i = 0; i < 2; i += 1) expect(await versionByEntry('shell', file)).toBe(version);
  });
});
