import { expect, it } from '@jest/globals';
import { describeOnEachDatabase } from '../database/test-databases.fixture.ts';
import { readVersionParts } from './version-parts.ts';
import { createVisits, type Visit } from './visits.ts';

const HOUR_MS = 3_600_000;
const since = Date.UTC(2026, 1, 1);

const visit = (number: number, at: number, values: Partial<Visit> = {}): Visit => ({
  visitor: String(number).padStart(16, '0'),
  set: 'ffeeddccbbaa0099',
  remote: 'blog',
  version: 'ab'.repeat(32),
  at,
  failed: false,
  hydrationFailed: false,
  ...values,
});

describeOnEachDatabase('the parts of a version', ({ testDatabase }) => {
  it('add up its visits: visitors, those with a fault, and largest paints in steps of 100 ms', async () => {
    const { db } = await testDatabase();
    const visits = createVisits(db);
    const version = 'cd'.repeat(32);
    for (const added of [
      visit(1, since - 1),
      visit(2, since, { lcp: 1000, failed: true }),
      visit(3, since + HOUR_MS - 1, { lcp: 901, hydrationFailed: true, failed: true }),
      visit(4, since + HOUR_MS, { lcp: 1001 }),
      visit(5, since + HOUR_MS),
      visit(6, since + HOUR_MS, { version, lcp: 90_000 }),
    ]) {
      visits.add(added);
    }
    await visits.flush();
    const parts = await readVersionParts(db, { since, partMs: HOUR_MS });
    expect(parts.map((part) => ({ ...part, version: part.version.slice(0, 2), paints: [...part.paints] }))).toEqual(
      expect.arrayContaining([
        { version: 'ab', part: 0, visitors: 2, failed: 2, paints: [[1000, 2]] },
        { version: 'ab', part: 1, visitors: 2, failed: 0, paints: [[1100, 1]] },
        { version: 'cd', part: 1, visitors: 1, failed: 0, paints: [[10_000, 1]] },
      ]),
    );
    expect(parts).toHaveLength(3);
  });
});
