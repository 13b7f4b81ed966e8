import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { describeOnEachDatabase } from '../database/test-databases.fixture.ts';
import { releaseSetOf } from '../release-set/release-set.ts';
import { makeBuild, writeBuild } from './build-folder.fixture.ts';
import { deployedSites, nthBuild, refusal } from './deployed-site.fixture.ts';
import { rollBackTarget } from './promotions.ts';
import { publishFolder } from './publish.ts';
import { aboutRoute, addBuild, gateOf, testStores } from './store/test-store.fixture.ts';

describe('promotions', () => {
  const setUp = deployedSites(testStores());

  it('run one at a time: each set is prepared, logged and goes live', async () => {
    const { promotions, first, second, log, actions } = await setUp();
    await Promise.all([promotions.promote('marketing', first), promotions.promote('marketing', second)]);
    expect(log.splice(0)).toEqual(['prepare first', 'live first', 'prepare second', 'live second']);
    await promotions.rollBack('marketing');
    expect(log).toEqual(['prepare first', 'live first']);
    expect(await actions()).toEqual(['rollback', 'promote', 'promote']);
    await expect(promotions.promote('marketing', first)).resolves.toMatchObject({ seq: 3, appended: false });
    expect(log).toHaveLength(2);
  });

  it('refuse a release that goes live with other releases than the browser checked, and record the check', async () => {
    const { store, promotions, shell, second, log } = await setUp();
    await store.append('shell', shell, 'promote');
    const releases = [await store.get('shell', shell), await store.get('marketing', second)];
    const checkedSet = releaseSetOf(releases.filter((release) => release !== undefined))?.id;
    const promotion = promotions.promote('marketing', second, { checkedSet: 'f'.repeat(16) });
    await expect(promotion).rejects.toMatchObject(refusal('other-set'));
    expect(log).toEqual([]);
    await promotions.promote('marketing', second, { checkedSet });
    expect((await store.history()).map(({ name, browser }) => [name, browser])).toEqual([
      ['marketing', true],
      ['shell', false],
    ]);
  });

  it('log nothing if the set cannot be rendered or logged, and discard it', async () => {
    const { promotions, store, first, prepare, actions, log } = await setUp();
    prepare.mockRejectedValueOnce(new Error('no layout'));
    await expect(promotions.promote('marketing', first)).rejects.toThrow('no layout');
    jest.spyOn(store, 'append').mockRejectedValueOnce(new Error('the database is away'));
    await expect(promotions.promote('marketing', first)).rejects.toThrow('the database is away');
    expect([log, await actions()]).toEqual([['prepare first', 'discard first'], []]);
    prepare.mockResolvedValueOnce({ failed: ['/about'], goLive: async () => {}, discard: async () => {} });
    await expect(promotions.promote('marketing', first)).resolves.toMatchObject({ failed: ['/about'] });
  });

  it('of other names go on while a release is checked, which is then checked again', async () => {
    const { store, promotions, gate, first, shell, live } = await setUp();
    gate.mockImplementationOnce(async (...release) => {
      const checked = await gateOf(store)(...release);
      await promotions.promote('shell', shell);
      return checked;
    });
    await promotions.promote('marketing', first);
    expect(gate.mock.calls.map(([name]) => name)).toEqual(['marketing', 'shell', 'marketing']);
    expect(await live()).toEqual(['first', 'shell']);
  });

  it('change nothing if other releases go live during each of five checks', async () => {
    const { store, promotions, gate, first } = await setUp();
    let count = 0;
    gate.mockImplementation(async (...release) => {
      const checked = await gateOf(store)(...release);
      count += 1;
      await store.append('shell', await addBuild(store, 'shell', nthBuild('shell', count)), 'promote');
      return checked;
    });
    await expect(promotions.promote('marketing', first)).rejects.toMatchObject(refusal('deployed-meanwhile'));
    expect([count, await store.historyOf('marketing')]).toEqual([5, []]);
  });

  it('check a release again if another server deployed while its set was rendered', async () => {
    let render = async () => {};
    const { promotions, first, shell, reopen, log } = await setUp(() => render());
    const other = await reopen();
    render = async () => {
      await other.append('shell', shell, 'promote');
    };
    await expect(promotions.promote('marketing', first)).resolves.toMatchObject({ seq: 2, appended: true });
    expect(log).toEqual(['prepare first', 'discard first', 'prepare first shell', 'live first shell']);
  });

  it('that hang while their set is rendered delay no roll-back and no retirement', async () => {
    const hanging = new Set<string>();
    const site = await setUp((releases) =>
      releases.some(({ version }) => hanging.has(version)) ? new Promise<void>(() => {}) : undefined,
    );
    const { promotions, store, shell, first, second, third, live } = site;
    await promotions.promote('shell', shell);
    await promotions.promote('shell', await addBuild(store, 'shell', nthBuild('shell', 2)));
    await promotions.promote('marketing', first);
    await promotions.promote('marketing', second);
    hanging.add(third);
    void promotions.promote('marketing', third);
    while (!site.log.at(-1)?.startsWith('prepare third')) await new Promise(setImmediate);
    await promotions.rollBack('shell');
    await promotions.rollBack('marketing');
    expect(await live()).toEqual(['first', 'shell']);
    await promotions.retire('marketing');
    expect(await live()).toEqual(['shell']);
  });

  it('of another server are shown once when this one catches up', async () => {
    const { store, promotions, shell, log, setId } = await setUp();
    await store.append('shell', shell, 'promote');
    await promotions.catchUp(() => undefined);
    const shown = await setId();
    await promotions.catchUp(() => shown);
    expect(log).toEqual(['prepare shell', 'live shell']);
  });

  it('and roll-backs log a bounded report of the gate', async () => {
    const { store, db, gate, promotions, first, second, setId } = await setUp();
    const rendered = { pages: 2000, ms: 30_000, slowest: `/${'a'.repeat(499)}`, slowestMs: 6000 };
    gate.mockImplementation(gateOf(store, async () => ({ routes: [aboutRoute], violations: [], rendered })));
    await store.append('marketing', first, 'promote');
    const beside = await setId();
    const removes = Array.from({ length: 100 }, (_, i) => `/${i}${'"'.repeat(497)}`);
    await promotions.promote('marketing', second, { removes });
    await promotions.rollBack('marketing');
    const [rollback, promotion, append] = await store.history();
    expect(promotion?.report).toEqual({
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
    expect([rollback?.action, rollback?.report?.removes, append?.report]).toEqual(['rollback', [], undefined]);
    const [, row] = await db.selectFrom('deployments').select('report').orderBy('seq').execute();
    expect(row?.report?.length).toBeLessThan(8000);
  });
});

describeOnEachDatabase('what is live', ({ newPlace }) => {
  const openSite = deployedSites(testStores(newPlace));
  const setUp = async () => {
    const site = await openSite();
    await site.promotions.promote('shell', site.shell);
    await site.promotions.promote('marketing', site.first);
    await site.promotions.promote('marketing', site.second);
    site.gate.mockClear();
    site.log.length = 0;
    return site;
  };

  it('stays while it is pinned: no server promotes, rolls back or retires it; other names are free', async () => {
    const { store, reopen, gate, promotions, first, live } = await setUp();
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
    expect(await live()).toEqual(['second', 'shell']);
    await promotions.promote('shell', await addBuild(store, 'shell', nthBuild('shell', 2)));
    await promotions.pin('marketing', false);
    await promotions.rollBack('marketing');
    expect(await live()).toEqual(['first', 'another']);
  });

  it('is pinned and unpinned once, and only where something is live', async () => {
    const { promotions, actions } = await setUp();
    for (const isPinned of [false, true, true, false]) await promotions.pin('marketing', isPinned);
    expect((await actions()).slice(0, 3)).toEqual(['unpin', 'pin', 'promote']);
    await expect(promotions.pin('catalog', true)).rejects.toMatchObject(refusal('not-live'));
  });

  it('goes when it is retired, its paths are free, and a promotion makes it live again', async () => {
    const { promotions, second, catalog, log, live } = await setUp();
    await expect(promotions.promote('catalog', catalog)).rejects.toThrow('/about');
    await promotions.retire('marketing', { note: 'Merged into the catalog' });
    expect([log, await live()]).toEqual([['prepare shell', 'live shell'], ['shell']]);
    await expect(promotions.retire('marketing')).rejects.toMatchObject(refusal('not-live'));
    await expect(promotions.rollBack('marketing')).rejects.toMatchObject(refusal('not-live'));
    await promotions.promote('catalog', catalog);
    await expect(promotions.promote('marketing', second)).rejects.toThrow('/about');
    await promotions.retire('catalog');
    await promotions.promote('marketing', second);
    expect(await live()).toEqual(['second', 'shell']);
    await promotions.rollBack('marketing');
    expect(await live()).toEqual(['first', 'shell']);
    await expect(promotions.rollBack('marketing')).rejects.toMatchObject(refusal('nothing-to-roll-back-to'));
  });

  it('always contains a shell, and a remote without which the site cannot be rendered', async () => {
    const { prepare, promotions, live, actions } = await setUp();
    await expect(promotions.retire('shell')).rejects.toMatchObject(refusal('shell-stays'));
    prepare.mockRejectedValueOnce(new Error('no layout'));
    await expect(promotions.retire('marketing')).rejects.toThrow('no layout');
    expect([await live(), (await actions()).includes('retire')]).toEqual([['second', 'shell'], false]);
  });

  it('is not changed by a start with other builds while it is retired or pinned', async () => {
    const { store, dataDir, promotions, gate, live } = await setUp();
    const folder = join(dataDir, 'marketing-mfe');
    await writeBuild(folder, makeBuild('marketing', { 'web/b.1.txt': 'b' }));
    await promotions.pin('marketing', true);
    await expect(publishFolder({ store, folder, gate })).rejects.toMatchObject(refusal('pinned'));
    expect(await live()).toEqual(['second', 'shell']);
    await promotions.pin('marketing', false);
    await promotions.retire('marketing');
    expect(await publishFolder({ store, folder, gate })).toMatchObject({ retired: true, promoted: false });
    expect(await live()).toEqual(['shell']);
  });
});

it.each([
  ['', undefined],
  ['a', undefined],
  ['a b', 'a'],
  // `<` is a roll-back.
  ['a b <', undefined],
  ['a b c <', 'a'],
  ['a b c < d', 'b'],
  ['a b a', 'b'],
])('a roll-back after "%s" makes %s live', (text, target) => {
  const words = text.split(' ').filter((word) => word !== '');
  const history = words.map((version) => ({ version, action: version === '<' ? 'rollback' : 'promote' }) as const);
  expect(rollBackTarget(history.reverse())).toBe(target);
});
