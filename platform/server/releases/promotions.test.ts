import { EventEmitter, once } from 'node:events';
import { describe, expect, it, jest } from '@jest/globals';
import type { Gate } from '../gate/gate.ts';
import type { Release } from '../release-set/release.ts';
import { idOf, releaseSetOf } from '../release-set/release-set.ts';
import { infoOf, makeBuild } from './build-folder.fixture.ts';
import { createPromotions, type PreparedSet, rollBackTarget } from './promotions.ts';
import { aboutRoute, addBuild, gateOf, prepareNothing, testStores } from './store/test-store.fixture.ts';

describe('promotions', () => {
  const testStore = testStores();

  /** Stores two releases. `log` lists what is done with their sets. */
  const setUp = async (prepare?: (releases: readonly Release[]) => Promise<PreparedSet>) => {
    const { store } = await testStore();
    const first = await addBuild(store, 'marketing', makeBuild('marketing'));
    const second = await addBuild(store, 'marketing', makeBuild('marketing', { 'web/note.1.txt': 'second' }));
    const log: string[] = [];
    const logging = async ([release]: readonly Release[]): Promise<PreparedSet> => {
      const name = release?.version === first ? 'first' : 'second';
      log.push(`prepare ${name}`);
      return {
        failed: [],
        goLive: async () => void log.push(`live ${name}`),
        discard: async () => void log.push(`discard ${name}`),
      };
    };
    return {
      store,
      first,
      second,
      log,
      promotions: createPromotions({ store, gate: gateOf(store), prepare: prepare ?? logging }),
    };
  };

  it('run one at a time: each set is prepared, logged and goes live', async () => {
    const { promotions, first, second, log, store } = await setUp();
    await Promise.all([promotions.promote('marketing', first), promotions.promote('marketing', second)]);
    expect(log).toEqual(['prepare first', 'live first', 'prepare second', 'live second']);
    await promotions.rollBack('marketing');
    expect(log.slice(4)).toEqual(['prepare first', 'live first']);
    expect((await store.history()).map(({ action }) => action)).toEqual(['rollback', 'promote', 'promote']);
  });

  it('prepare nothing for a release that is live', async () => {
    const { promotions, first, log } = await setUp();
    await promotions.promote('marketing', first);
    await expect(promotions.promote('marketing', first)).resolves.toMatchObject({ seq: 1, appended: false });
    expect(log).toEqual(['prepare first', 'live first']);
  });

  it('refuse a release that goes live in another set than the browser checked, and record the check', async () => {
    const { store, promotions, second, log } = await setUp();
    const shell = await store.get('shell', await addBuild(store, 'shell', makeBuild('shell')));
    await store.append('shell', shell?.version ?? '', 'promote');
    const release = await store.get('marketing', second);
    const checked = releaseSetOf([shell, release].filter((one) => one !== undefined))?.id;
    const other = promotions.promote('marketing', second, { checkedSet: 'f'.repeat(16) });
    await expect(other).rejects.toMatchObject({ details: { status: 409 } });
    expect(log).toEqual([]);
    await promotions.promote('marketing', second, { checkedSet: checked });
    expect((await store.history()).map(({ name, browser }) => [name, browser])).toEqual([
      ['marketing', true],
      ['shell', false],
    ]);
  });

  it('log nothing if the set cannot be shown, and continue', async () => {
    const prepare = jest.fn<(releases: readonly Release[]) => Promise<PreparedSet>>();
    prepare.mockRejectedValueOnce(new Error('no layout'));
    prepare.mockResolvedValue({ failed: ['/about'], goLive: async () => {}, discard: async () => {} });
    const { promotions, store, first } = await setUp(prepare);
    await expect(promotions.promote('marketing', first)).rejects.toThrow('no layout');
    expect(await store.history()).toEqual([]);
    await expect(promotions.promote('marketing', first)).resolves.toMatchObject({ failed: ['/about'] });
  });

  it('refuse a stored release that does not fit the live ones, and prepare nothing', async () => {
    const { store, second, log, promotions } = await setUp();
    const shell = await addBuild(
      store,
      'shell',
      makeBuild('shell', { 'release.json': { ...infoOf('shell'), shared: { react: '20.0.0' } } }),
    );
    await promotions.promote('shell', shell);
    await expect(promotions.promote('marketing', second)).rejects.toMatchObject({
      details: { status: 422, errors: [{ field: 'release.json shared.react' }] },
    });
    expect(log).toHaveLength(2);
    expect(await store.historyOf('marketing')).toEqual([]);
  });

  it('of other names go on while a release is checked', async () => {
    const { store } = await testStore();
    const versions = {
      marketing: await addBuild(store, 'marketing', makeBuild('marketing')),
      shell: await addBuild(store, 'shell', makeBuild('shell')),
    };
    const check = new EventEmitter();
    const started = once(check, 'started');
    const checks: string[] = [];
    const gate = gateOf(store, async ({ name }) => {
      checks.push(name);
      if (checks.length === 1) {
        check.emit('started');
        await once(check, 'end');
      }
      return { routes: name === 'shell' ? [] : [aboutRoute], violations: [] };
    });
    const promotions = createPromotions({ store, gate, prepare: prepareNothing });
    const slow = promotions.promote('marketing', versions.marketing);
    await started;
    await promotions.promote('shell', versions.shell);
    check.emit('end');
    await slow;
    expect(checks).toEqual(['marketing', 'shell', 'marketing']);
    expect((await store.history()).map(({ name }) => name)).toEqual(['marketing', 'shell']);
  });

  it('change nothing if others go live again and again meanwhile', async () => {
    const { store, first } = await setUp();
    let other = 0;
    const gate: Gate = async (name, files, removes) => {
      const checked = await gateOf(store)(name, files, removes);
      other += 1;
      const shell = await addBuild(store, 'shell', makeBuild('shell', { 'server/note.txt': String(other) }));
      await store.append('shell', shell, 'promote');
      return checked;
    };
    const promotions = createPromotions({ store, gate, prepare: prepareNothing });
    await expect(promotions.promote('marketing', first)).rejects.toMatchObject({ details: { status: 409 } });
    expect(other).toBe(5);
    expect(await store.historyOf('marketing')).toEqual([]);
  });

  it('of another server while a set is rendered are seen: the release is checked again beside them', async () => {
    const { store, reopen } = await testStore();
    const marketing = await addBuild(store, 'marketing', makeBuild('marketing'));
    const shell = await addBuild(store, 'shell', makeBuild('shell'));
    const other = await reopen();
    const sets: string[][] = [];
    const discarded = jest.fn(async () => {});
    const prepare = async (releases: readonly Release[]): Promise<PreparedSet> => {
      sets.push(releases.map(({ name }) => name));
      if (sets.length === 1) await other.append('shell', shell, 'promote');
      return { failed: [], goLive: async () => {}, discard: discarded };
    };
    const promotions = createPromotions({ store, gate: gateOf(store), prepare });
    await expect(promotions.promote('marketing', marketing)).resolves.toMatchObject({ seq: 2, appended: true });
    expect(sets).toEqual([['marketing'], ['marketing', 'shell']]);
    expect(discarded).toHaveBeenCalledTimes(1);
  });

  it('of another server are shown when this one catches up, and not twice', async () => {
    const { store } = await testStore();
    const version = await addBuild(store, 'shell', makeBuild('shell'));
    let shown: string | undefined;
    const prepare = async (releases: readonly Release[]): Promise<PreparedSet> => ({
      failed: [],
      goLive: async () => {
        shown = idOf(releases);
      },
      discard: async () => {},
    });
    const rendered = jest.fn(prepare);
    const promotions = createPromotions({ store, gate: gateOf(store), prepare: rendered });
    await store.append('shell', version, 'promote');
    await promotions.catchUp(() => shown);
    await promotions.catchUp(() => shown);
    expect(rendered).toHaveBeenCalledTimes(1);
    expect(shown).toBe(idOf(await store.live()));
  });

  it('discard the set if it cannot be logged', async () => {
    const { store, first, log, promotions } = await setUp();
    jest.spyOn(store, 'append').mockRejectedValueOnce(new Error('the database is away'));
    await expect(promotions.promote('marketing', first)).rejects.toThrow('the database is away');
    expect(log).toEqual(['prepare first', 'discard first']);
  });
});

/** `a b <`: a and b were promoted, then b was rolled back. */
const historyOf = (text: string) =>
  text
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => ({ version: word, action: word === '<' ? ('rollback' as const) : ('promote' as const) }))
    .reverse();

it.each([
  ['', undefined],
  ['a', undefined],
  ['a b', 'a'],
  ['a b <', undefined],
  ['a b c <', 'a'],
  ['a b c < d', 'b'],
  ['a b a', 'b'],
])('a roll-back after "%s" makes %s live', (text, target) => {
  expect(rollBackTarget(historyOf(text))).toBe(target);
});
