import { join } from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { describeOnEachDatabase } from '../database/test-databases.fixture.ts';
import { createMutex } from '../queues.ts';
import type { ReleaseSet } from '../release-set/release-set.ts';
import { makeBuild, writeBuild } from './build-folder.fixture.ts';
import { createCanaries } from './canaries.ts';
import { createPromotions, type PreparedSet } from './promotions.ts';
import { publishFolder } from './publish.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { addBuild, gateOf, prepareNothing, testStores } from './store/test-store.fixture.ts';

/** Another build of a name: the `n`th. */
const another = (name: string, n: number) => makeBuild(name, { [`web/note.${n}.txt`]: String(n) });

/** A server on a store, which renders nothing. `shown`: what it shows to some visitors. */
function serverOn(store: ReleaseStore, render: (set: ReleaseSet) => Promise<void> = async () => {}) {
  let shown: { set: string; traffic: number } | undefined;
  const log: string[] = [];
  const mutex = createMutex();
  const gate = jest.fn(gateOf(store));
  const prepare = async (set: ReleaseSet, traffic: number): Promise<PreparedSet> => {
    await render(set);
    log.push('prepare');
    return {
      failed: [],
      async goLive() {
        shown = { set: set.id, traffic };
      },
      discard: async () => void log.push('discard'),
    };
  };
  const canary = {
    shown: () => shown,
    setTraffic(traffic: number) {
      if (shown) shown = { ...shown, traffic };
    },
    async end() {
      shown = undefined;
    },
  };
  const canaries = createCanaries({ store, gate, prepare, canary, mutex });
  const promotions = createPromotions({ store, gate, prepare: prepareNothing, mutex });
  return { canaries, promotions, gate, log, shown: () => shown };
}

describeOnEachDatabase('a canary', ({ newPlace }) => {
  const testStore = testStores(newPlace);
  const setUp = async (render?: (set: ReleaseSet) => Promise<void>) => {
    const { store, reopen, dataDir } = await testStore();
    const catalog = await addBuild(store, 'catalog', makeBuild('catalog'));
    const first = await addBuild(store, 'marketing', makeBuild('marketing'));
    const second = await addBuild(store, 'marketing', another('marketing', 2));
    const third = await addBuild(store, 'marketing', another('marketing', 3));
    const shell = await addBuild(store, 'shell', makeBuild('shell'));
    const server = serverOn(store, render);
    await server.promotions.promote('shell', shell);
    await server.promotions.promote('marketing', first);
    const live = async () => (await store.live()).map(({ version }) => version);
    const newest = async () => (await store.history())[0];
    return { ...server, store, reopen, dataDir, shell, first, second, third, catalog, live, newest };
  };
  const marketing = (version: string, traffic = 5) => ({ name: 'marketing', version, traffic });
  const refusal = (slug: string) => ({ details: { slug, status: 409 } });

  it('is checked, rendered, logged with its actor, and changes nothing of what is live', async () => {
    const { canaries, gate, log, shown, second, live, first, shell, newest, store } = await setUp();
    gate.mockClear();
    await canaries.set(marketing(second), { provenance: { actor: 'Marketing', note: 'Try it' } });
    expect([gate.mock.calls.length, log]).toEqual([1, ['prepare']]);
    expect(shown()).toMatchObject({ traffic: 5 });
    expect(await live()).toEqual([first, shell]);
    const logged = { action: 'canary', version: second, traffic: 5, actor: 'Marketing', note: 'Try it' };
    expect(await newest()).toMatchObject({ ...logged, report: expect.anything() });
    expect(await store.canary()).toMatchObject({ version: second, traffic: 5, step: 1 });
    // More visitors: nothing is rendered or checked again.
    await canaries.set(marketing(second, 25));
    expect([gate.mock.calls.length, log.length, shown()?.traffic]).toEqual([1, 1, 25]);
    await expect(canaries.set(marketing(second, 25))).resolves.toMatchObject({ appended: false });
    await canaries.end(marketing(second), { provenance: { note: 'Enough' } });
    expect([shown(), await store.canary()]).toEqual([undefined, undefined]);
    expect(await newest()).toMatchObject({ action: 'canary', traffic: 0, note: 'Enough' });
  });

  it('is one at a time: a second is refused, and told which one runs', async () => {
    const { canaries, second, third, shell, store } = await setUp();
    await canaries.set(marketing(second));
    await expect(canaries.set(marketing(third))).rejects.toMatchObject({
      details: {
        slug: 'canary-runs',
        title: expect.stringMatching(/^A canary runs already: marketing \w{10} with 5 % since/),
      },
    });
    const shells = await addBuild(store, 'shell', another('shell', 2));
    await expect(canaries.set({ name: 'shell', version: shells, traffic: 5 })).rejects.toMatchObject(
      refusal('canary-runs'),
    );
    expect(shells).not.toBe(shell);
    await expect(canaries.end(marketing(third))).rejects.toMatchObject(refusal('no-canary'));
    expect(await store.canary()).toMatchObject({ version: second });
  });

  it('is refused where nothing of the name is live, of what is live, of what is not stored, and of what is pinned', async () => {
    const { canaries, promotions, first, second, catalog, log } = await setUp();
    await expect(canaries.set(marketing(first))).rejects.toMatchObject(refusal('live-already'));
    await expect(canaries.set(marketing('f'.repeat(64)))).rejects.toMatchObject({ details: { status: 404 } });
    await expect(canaries.end(marketing(second))).rejects.toMatchObject(refusal('no-canary'));
    await promotions.pin('marketing', true, { note: 'The fair is on' });
    await expect(canaries.set(marketing(second))).rejects.toMatchObject(refusal('pinned'));
    await promotions.pin('marketing', false);
    await promotions.retire('marketing');
    await expect(canaries.set({ name: 'catalog', version: catalog, traffic: 5 })).rejects.toMatchObject(
      refusal('not-live'),
    );
    expect(log.filter((line) => line === 'prepare').length).toBe(log.filter((line) => line === 'discard').length);
  });

  it.each(['promote', 'promote another', 'roll back', 'retire', 'pin'])(
    'ends when its name is switched: %s',
    async (what) => {
      const { canaries, promotions, second, third, store, shown, live } = await setUp();
      await promotions.promote('marketing', third);
      await canaries.set(marketing(second));
      if (what === 'promote') await promotions.promote('marketing', second);
      if (what === 'promote another') {
        const fourth = await addBuild(store, 'marketing', another('marketing', 4));
        await promotions.promote('marketing', fourth);
      }
      if (what === 'roll back') await promotions.rollBack('marketing');
      if (what === 'retire') await promotions.retire('marketing');
      if (what === 'pin') await promotions.pin('marketing', true, { note: 'The fair is on' });
      expect(await store.canary()).toBeUndefined();
      await canaries.catchUp();
      expect(shown()).toBeUndefined();
      if (what === 'promote') expect(await live()).toContain(second);
    },
  );

  it('goes on beside another name that is switched, in a set of its own', async () => {
    const { canaries, promotions, second, store, shown } = await setUp();
    await canaries.set(marketing(second));
    const before = shown()?.set;
    const shells = await addBuild(store, 'shell', another('shell', 2));
    await promotions.promote('shell', shells);
    await canaries.catchUp();
    expect([shown()?.traffic, shown()?.set === before]).toEqual([5, false]);
  });

  it('does not fit any more when another remote went live with its pages, as the gate says twice', async () => {
    const { canaries, second, catalog, store, gate } = await setUp();
    await canaries.set(marketing(second));
    const running = { ...marketing(second), removes: [] };
    gate.mockClear();
    expect([await canaries.faultOf(running), await canaries.faultOf(running)]).toEqual([undefined, undefined]);
    expect(gate).toHaveBeenCalledTimes(1);
    // Past the gate, which refuses two remotes with one page.
    await store.append('catalog', catalog, 'promote');
    expect(await canaries.faultOf(running)).toBeUndefined();
    expect(await canaries.faultOf(running)).toMatch(/^The release is refused .*\/about/);
  });

  it('is followed by other servers, and one that cannot show it shows what is live', async () => {
    const { canaries, second, reopen } = await setUp();
    let fails = false;
    const other = serverOn(await reopen(), async () => {
      if (fails) throw new Error('no layout');
    });
    await canaries.set(marketing(second));
    await other.canaries.catchUp();
    expect(other.shown()?.traffic).toBe(5);
    await canaries.set(marketing(second, 50));
    await other.canaries.catchUp();
    expect([other.shown()?.traffic, other.log]).toEqual([50, ['prepare']]);
    await other.canaries.end(marketing(second));
    await canaries.set(marketing(second));
    fails = true;
    await expect(other.canaries.catchUp()).rejects.toThrow('no layout');
    expect(other.shown()).toBeUndefined();
  });

  it('is changed by one of several servers that decided at the same entry', async () => {
    const { canaries, promotions, second, store, reopen } = await setUp();
    const other = serverOn(await reopen());
    await canaries.set(marketing(second));
    const decidedAt = await store.position();
    const done = await Promise.allSettled([
      canaries.end(marketing(second), { decidedAt }),
      other.canaries.end(marketing(second), { decidedAt }),
      other.canaries.set(marketing(second, 25), { decidedAt }),
      other.promotions.promote('marketing', second, { decidedAt }),
    ]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await store.position()).toBe(decidedAt + 1);
    await expect(promotions.rollBack('marketing', { decidedAt })).rejects.toMatchObject({ details: { status: 409 } });
  });

  it('that was ended is not made live by a start of the site with its build', async () => {
    const { canaries, second, first, shell, live, store, dataDir, gate } = await setUp();
    await canaries.set(marketing(second));
    await canaries.end(marketing(second));
    const folder = join(dataDir, 'build');
    await writeBuild(folder, another('marketing', 2));
    await expect(publishFolder({ store, folder, gate })).resolves.toMatchObject({ version: second, promoted: false });
    expect(await live()).toEqual([first, shell]);
  });
});
