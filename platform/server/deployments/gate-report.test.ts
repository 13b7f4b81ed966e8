import { expect, it } from '@jest/globals';
import { idOf } from '../release-set/release-set.ts';
import { makeBuild } from '../releases/build-folder.fixture.ts';
import { createPromotions } from '../releases/promotions.ts';
import { aboutRoute, addBuild, gateOf, prepareNothing, testStores } from '../releases/store/test-store.fixture.ts';

const testStore = testStores();

it('is in the log of a promotion and of a roll-back, and of nothing else, and is bounded', async () => {
  const { store, db } = await testStore();
  const slowest = `/${'a'.repeat(499)}`;
  const rendered = { pages: 2000, ms: 30_000, slowest, slowestMs: 6000 };
  const gate = gateOf(store, async () => ({ routes: [aboutRoute], violations: [], rendered }));
  const promotions = createPromotions({ store, gate, prepare: prepareNothing });
  const first = await addBuild(store, 'marketing', makeBuild('marketing'));
  const second = await addBuild(store, 'marketing', makeBuild('marketing', { 'web/a.1.txt': 'a' }));
  await store.append('marketing', first, 'promote');
  const beside = idOf(await store.live());
  const removes = Array.from({ length: 100 }, (_, i) => `/${i}${'"'.repeat(497)}`);
  await promotions.promote('marketing', second, { removes });
  await promotions.rollBack('marketing');

  const [back, promoted, before] = await store.history();
  expect(promoted?.report).toEqual({
    beside,
    files: 7,
    bytes: expect.any(Number),
    initial: { bytes: expect.any(Number), budget: 40_000 },
    lazy: { bytes: 0, budget: 60_000 },
    routes: 1,
    rendered,
    removes: removes.slice(0, 5),
    ms: expect.any(Number),
  });
  expect([back?.action, back?.report?.removes]).toEqual(['rollback', []]);
  expect(before?.report).toBeUndefined();
  const [, row] = await db.selectFrom('deployments').select('report').orderBy('seq').execute();
  expect(row?.report?.length).toBeLessThan(8000);
});
