import { join } from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { describeOnEachDatabase } from '../database/test-databases.fixture.ts';
import type { Release } from '../release-set/release.ts';
import { makeBuild, writeBuild } from '../releases/build-folder.fixture.ts';
import { createPromotions, type PreparedSet } from '../releases/promotions.ts';
import { publishFolder } from '../releases/publish.ts';
import { addBuild, gateOf, prepareNothing, testStores } from '../releases/store/test-store.fixture.ts';

describeOnEachDatabase('what is live', ({ newPlace }) => {
  const testStore = testStores(newPlace);
  const setUp = async () => {
    const { store, dataDir, reopen } = await testStore();
    const gate = jest.fn(gateOf(store));
    const prepare = jest.fn<(releases: readonly Release[]) => Promise<PreparedSet>>(prepareNothing);
    const promotions = createPromotions({ store, gate, prepare });
    const shell = await addBuild(store, 'shell', makeBuild('shell'));
    // The fixtures of all remotes have the same page: this one is stored before another is live.
    const catalog = await addBuild(store, 'catalog', makeBuild('catalog'));
    const [first, second] = [
      await addBuild(store, 'marketing', makeBuild('marketing')),
      await addBuild(store, 'marketing', makeBuild('marketing', { 'web/a.1.txt': 'a' })),
    ];
    await promotions.promote('shell', shell);
    await promotions.promote('marketing', first);
    await promotions.promote('marketing', second);
    gate.mockClear();
    const live = async () => (await store.live()).map(({ version }) => version);
    const actions = async () => (await store.history()).map(({ action }) => action);
    return { store, dataDir, reopen, gate, prepare, promotions, shell, first, second, catalog, live, actions };
  };
  const refusal = (slug: string) => ({ details: { slug, status: 409 } });

  it('stays while it is pinned: no promotion, roll-back or retirement, by no server; the others are free', async () => {
    const { store, reopen, gate, promotions, shell, first, second, live } = await setUp();
    await promotions.pin('marketing', true, { actor: 'Marketing', note: 'The fair is on' });
    await expect(promotions.promote('marketing', first)).rejects.toMatchObject({
      details: { slug: 'pinned', title: expect.stringMatching(/ by Marketing: The fair is on$/) },
    });
    await expect(promotions.rollBack('marketing')).rejects.toMatchObject(refusal('pinned'));
    await expect(promotions.retire('marketing')).rejects.toMatchObject(refusal('pinned'));
    expect(gate).not.toHaveBeenCalled();
    // A check that was passed before the pin does not help.
    for (const action of ['promote', 'rollback'] as const) {
      await expect((await reopen()).append('marketing', first, action)).rejects.toMatchObject(refusal('pinned'));
    }
    expect(await live()).toEqual([second, shell]);
    const shells = await addBuild(store, 'shell', makeBuild('shell', { 'web/a.1.txt': 'a' }));
    await promotions.promote('shell', shells);
    await promotions.pin('marketing', false);
    await promotions.rollBack('marketing');
    expect(await live()).toEqual([first, shells]);
  });

  it('is pinned and unpinned once, and only where something is live', async () => {
    const { promotions, actions } = await setUp();
    await promotions.pin('marketing', false);
    await promotions.pin('marketing', true);
    await promotions.pin('marketing', true);
    await promotions.pin('marketing', false);
    expect((await actions()).slice(0, 3)).toEqual(['unpin', 'pin', 'promote']);
    await expect(promotions.pin('catalog', true)).rejects.toMatchObject(refusal('not-live'));
  });

  it('goes when it is retired, its paths are free, and it comes back by a promotion', async () => {
    const { prepare, promotions, shell, first, second, catalog, live } = await setUp();
    await expect(promotions.promote('catalog', catalog)).rejects.toThrow('/about');
    prepare.mockClear();
    await promotions.retire('marketing', { note: 'Merged into the catalog' });
    expect(prepare.mock.calls.map(([set]) => set.map(({ name }) => name))).toEqual([['shell']]);
    expect(await live()).toEqual([shell]);
    await expect(promotions.retire('marketing')).rejects.toMatchObject(refusal('not-live'));
    await expect(promotions.rollBack('marketing')).rejects.toMatchObject(refusal('not-live'));
    await promotions.promote('catalog', catalog);
    await expect(promotions.promote('marketing', second)).rejects.toThrow('/about');
    await promotions.retire('catalog');
    await promotions.promote('marketing', second);
    expect(await live()).toEqual([second, shell]);
    await promotions.rollBack('marketing');
    expect(await live()).toEqual([first, shell]);
    await expect(promotions.rollBack('marketing')).rejects.toMatchObject(refusal('nothing-to-roll-back-to'));
  });

  it('is never without a shell, and stays if the site cannot be shown without the remote', async () => {
    const { prepare, promotions, live, actions } = await setUp();
    await expect(promotions.retire('shell')).rejects.toMatchObject(refusal('shell-stays'));
    prepare.mockRejectedValueOnce(new Error('no layout'));
    await expect(promotions.retire('marketing')).rejects.toThrow('no layout');
    expect(await live()).toHaveLength(2);
    expect(await actions()).not.toContain('retire');
  });

  it('is not changed by a start with other builds, while it is retired or pinned', async () => {
    const { store, dataDir, promotions, gate, shell, second, live } = await setUp();
    const folder = join(dataDir, 'marketing-mfe');
    await writeBuild(folder, makeBuild('marketing', { 'web/b.1.txt': 'b' }));
    await promotions.pin('marketing', true);
    await expect(publishFolder({ store, folder, gate })).rejects.toMatchObject(refusal('pinned'));
    expect(await live()).toEqual([second, shell]);
    await promotions.pin('marketing', false);
    await promotions.retire('marketing');
    expect(await publishFolder({ store, folder, gate })).toMatchObject({ retired: true, promoted: false });
    expect(await live()).toEqual([shell]);
  });
});
