import { join } from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { describeOnEachDatabase } from '../database/test-databases.fixture.ts';
import type { Gate } from '../gate/gate.ts';
import { createMutex } from '../queues.ts';
import { idOf } from '../release-set/release-set.ts';
import { release, route } from '../render/fixtures.fixture.ts';
import { writeBuild } from './build-folder.fixture.ts';
import { createCanaries } from './canaries.ts';
import { deployedSites, nthBuild, refusal, serverOn } from './deployed-site.fixture.ts';
import { publishFolder } from './publish.ts';
import { addBuild, prepareNothing, testStores, violationsOf } from './store/test-store.fixture.ts';

describeOnEachDatabase('a canary', ({ newPlace }) => {
  const openSite = deployedSites(testStores(newPlace));
  const setUp = async () => {
    const site = await openSite();
    await site.promotions.promote('shell', site.shell);
    await site.promotions.promote('marketing', site.first);
    site.log.length = 0;
    site.gate.mockClear();
    return { ...site, newest: async () => (await site.store.history())[0] };
  };
  const marketing = (version: string, traffic = 5) => ({ name: 'marketing', version, traffic });

  it('is checked, rendered and logged with its actor, and changes nothing of what is live', async () => {
    const { canaries, gate, log, shown, second, live, newest, store } = await setUp();
    await canaries.set(marketing(second), { provenance: { actor: 'Marketing', note: 'Try it' } });
    expect([gate.mock.calls.length, log]).toEqual([1, ['prepare second shell', 'live second shell']]);
    expect(shown()).toMatchObject({ traffic: 5 });
    expect(await live()).toEqual(['first', 'shell']);
    const logged = { action: 'canary', version: second, traffic: 5, actor: 'Marketing', note: 'Try it' };
    expect(await newest()).toMatchObject({ ...logged, report: expect.anything() });
    expect(await store.canaries()).toMatchObject([{ version: second, traffic: 5, step: 1 }]);
    // A change of the traffic renders and checks nothing.
    await canaries.set(marketing(second, 25));
    expect([gate.mock.calls.length, log.length, shown()?.traffic]).toEqual([1, 2, 25]);
    await expect(canaries.set(marketing(second, 25))).resolves.toMatchObject({ appended: false });
    await canaries.end(marketing(second), { provenance: { note: 'Enough' } });
    expect([shown(), await store.canaries()]).toEqual([undefined, []]);
    expect(await newest()).toMatchObject({ action: 'canary', traffic: 0, note: 'Enough' });
  });

  it('is refused beside another one of its name, which the refusal names', async () => {
    const { canaries, second, third, store } = await setUp();
    await canaries.set(marketing(second));
    const title = expect.stringMatching(/^A canary of marketing runs already: \w{10} with 5 % since/);
    await expect(canaries.set(marketing(third))).rejects.toMatchObject({ details: { slug: 'canary-runs', title } });
    await expect(canaries.end(marketing(third))).rejects.toMatchObject(refusal('no-canary'));
    expect(await store.canaries()).toMatchObject([{ version: second }]);
  });

  it('runs beside that of another name, each with its own traffic, and ends alone', async () => {
    const { canaries, promotions, second, store, shown, reopen } = await setUp();
    const shell = { name: 'shell', version: await addBuild(store, 'shell', nthBuild('shell', 2)), traffic: 50 };
    const other = serverOn(await reopen());
    await Promise.all([canaries.set(marketing(second)), other.canaries.set(shell)]);
    await Promise.all([canaries.catchUp(), other.canaries.catchUp()]);
    const traffic = (site: Pick<typeof other, 'shown'>) => [site.shown()?.traffic, site.shown('shell')?.traffic];
    expect([traffic({ shown }), traffic(other)]).toEqual([
      [5, 50],
      [5, 50],
    ]);
    await other.canaries.set(marketing(second, 25));
    await other.canaries.end(shell);
    await canaries.catchUp();
    expect([traffic({ shown }), traffic(other)]).toEqual([
      [25, undefined],
      [25, undefined],
    ]);
    await canaries.set(shell);
    await promotions.promote('marketing', second);
    await canaries.catchUp();
    expect(traffic({ shown })).toEqual([undefined, 50]);
  });

  it('is refused if its release is live, pinned or not stored, or nothing of its name is live', async () => {
    const { canaries, promotions, first, second, catalog, log } = await setUp();
    await expect(canaries.set(marketing(first))).rejects.toMatchObject(refusal('live-already'));
    await expect(canaries.set(marketing('f'.repeat(64)))).rejects.toMatchObject({ details: { status: 404 } });
    await expect(canaries.end(marketing(second))).rejects.toMatchObject(refusal('no-canary'));
    await promotions.pin('marketing', true, { note: 'The fair is on' });
    await expect(canaries.set(marketing(second))).rejects.toMatchObject(refusal('pinned'));
    await promotions.pin('marketing', false);
    await promotions.retire('marketing');
    const unknown = { name: 'catalog', version: catalog, traffic: 5 };
    await expect(canaries.set(unknown)).rejects.toMatchObject(refusal('not-live'));
    const count = (action: string) => log.filter((line) => line.startsWith(action)).length;
    expect(count('prepare')).toBe(count('discard') + count('live'));
  });

  type Site = Awaited<ReturnType<typeof setUp>>;
  it.each<[what: string, act: (site: Site) => Promise<unknown>, live: string]>([
    ['its promotion', ({ promotions, second }) => promotions.promote('marketing', second), 'second'],
    ['the promotion of another release', ({ promotions, first }) => promotions.promote('marketing', first), 'first'],
    ['a roll-back', ({ promotions }) => promotions.rollBack('marketing'), 'first'],
    ['a retirement', ({ promotions }) => promotions.retire('marketing'), 'shell'],
    ['a pin', ({ promotions }) => promotions.pin('marketing', true, { note: 'The fair is on' }), 'third'],
  ])('is ended by %s', async (_, act, live) => {
    const site = await setUp();
    await site.promotions.promote('marketing', site.third);
    await site.canaries.set(marketing(site.second));
    await act(site);
    expect(await site.store.canaries()).toEqual([]);
    await site.canaries.catchUp();
    expect([site.shown(), (await site.live())[0]]).toEqual([undefined, live]);
  });

  it('goes on beside a promotion of another name, in another set', async () => {
    const { canaries, promotions, second, store, shown } = await setUp();
    await canaries.set(marketing(second));
    const before = shown()?.set;
    await promotions.promote('shell', await addBuild(store, 'shell', nthBuild('shell', 2)));
    await canaries.catchUp();
    expect([shown()?.traffic, shown()?.set === before]).toEqual([5, false]);
  });

  it('is reported unfit once the gate has refused it twice beside another live remote', async () => {
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

  it('is shown by other servers, and one that cannot render it shows what is live', async () => {
    const { canaries, second, reopen } = await setUp();
    let fails = false;
    const other = serverOn(await reopen(), () => {
      if (fails) throw new Error('no layout');
    });
    await canaries.set(marketing(second));
    await other.canaries.catchUp();
    expect(other.shown()?.traffic).toBe(5);
    await canaries.set(marketing(second, 50));
    await other.canaries.catchUp();
    expect([other.shown()?.traffic, other.log.length]).toEqual([50, 2]);
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
    const outcomes = await Promise.allSettled([
      canaries.end(marketing(second), { decidedAt }),
      other.canaries.end(marketing(second), { decidedAt }),
      other.canaries.set(marketing(second, 25), { decidedAt }),
      other.promotions.promote('marketing', second, { decidedAt }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await store.position()).toBe(decidedAt + 1);
    await expect(promotions.rollBack('marketing', { decidedAt })).rejects.toMatchObject({ details: { status: 409 } });
  });

  it('that was ended is not promoted by a start of the site with its build', async () => {
    const { canaries, second, live, store, dataDir, gate } = await setUp();
    await canaries.set(marketing(second));
    await canaries.end(marketing(second));
    const folder = join(dataDir, 'build');
    await writeBuild(folder, nthBuild('marketing', 2));
    await expect(publishFolder({ store, folder, gate })).resolves.toMatchObject({ version: second, promoted: false });
    expect(await live()).toEqual(['first', 'shell']);
  });
});

it('of a remote is refused with a page of the canary of another remote', async () => {
  const live = [release('shell', '1'), release('catalog', '1'), release('marketing', '1')];
  const next = [release('catalog', '2', [route('/fair')]), release('marketing', '2', [route('/fair')])];
  const running = { name: 'catalog', version: '2', traffic: 5, removes: [] };
  const append = jest.fn();
  const canaries = createCanaries({
    store: {
      get: async (name: string, version: string) => next.find((one) => one.name === name && one.version === version),
      live: async () => live,
      canaries: async () => [running],
      position: async () => 3,
      append,
    } as unknown as Parameters<typeof createCanaries>[0]['store'],
    gate: async () => ({ live: idOf(live) }) as Awaited<ReturnType<Gate>>,
    prepare: prepareNothing,
    shown: { names: () => [], shown: () => undefined, setTraffic: () => {}, end: () => {} },
    mutex: createMutex(),
  });
  const violations = await violationsOf(canaries.set({ name: 'marketing', version: '2', traffic: 5 }));
  expect(violations).toEqual([expect.stringMatching(/^\/fair beside the canary of catalog: belongs to/)]);
  expect(append).not.toHaveBeenCalled();
});
