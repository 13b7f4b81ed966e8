import { describe, expect, it, jest } from '@jest/globals';
import type { Deployment } from '../deployments/deployment.ts';
import { switchedMeanwhile } from '../releases/promotions.ts';
import type { Visit } from '../reports/visit.ts';
import { createWatch, type News, STEP_MS } from './watch.ts';
import { RELEASE_MS, watchedOf } from './watched.ts';

const START = Date.parse('2026-03-01T12:00:00.000Z');

type Entry = Pick<Deployment, 'version' | 'action'> & Partial<Deployment> & { readonly at?: number };

/** Returns a log of marketing, newest first. `at`: milliseconds after the start. */
const logOf = (...entries: readonly Entry[]): Deployment[] =>
  entries
    .map(({ at = 0, ...entry }, i) => ({
      name: 'marketing',
      ...entry,
      seq: i + 1,
      createdAt: new Date(START + at).toISOString(),
      browser: true,
      hash: '',
    }))
    .reverse();

const HOUR = 3_600_000;
const live: Entry = { version: '1', action: 'promote', at: -24 * HOUR };
const canary = (traffic = 5): Entry => ({ version: '2', action: 'canary', traffic });
const plain: Entry = { version: '2', action: 'promote' };

/** Returns visits of a version, of whom the first `failed` met an error. */
const visits = (version: string, count: number, failed = 0, at = 1000): Visit[] =>
  Array.from({ length: count }, (_, i) => ({
    ...{ visitor: `${version}${i}`.padStart(16, '0'), set: '', remote: 'marketing', version },
    ...{ at: START + at, failed: i < failed, hydrationFailed: false },
  }));

const BAD = [...visits('2', 100, 60), ...visits('1', 2000, 20)];
const GOOD = [...visits('2', 6000, 40), ...visits('1', 20_000, 200)];

function setUp(history: Deployment[], told: readonly Visit[], now = STEP_MS) {
  const done = { set: jest.fn(), end: jest.fn(), promote: jest.fn(), rollBack: jest.fn() };
  const act =
    (name: keyof typeof done) =>
    async (...args: unknown[]) =>
      done[name](...args) as never;
  const tell = jest.fn(async (_: News) => {});
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const list = jest.fn(async ({ since }: { since: number }) => told.filter(({ at }) => at >= since));
  const read = jest.fn(async () => history);
  const faultOf = jest.fn(async (): Promise<string | undefined> => undefined);
  const watch = createWatch({
    store: { history: read, position: async () => history.length },
    visits: { list },
    canaries: { set: act('set'), end: act('end'), faultOf },
    promotions: { promote: act('promote'), rollBack: act('rollBack') },
    tell,
    log,
    now: () => new Date(START + now),
  });
  const calls = () => Object.entries(done).flatMap(([name, { mock }]) => (mock.calls.length > 0 ? [name] : []));
  return { watch, ...done, calls, faultOf, tell, log, list, read };
}

describe('the watch of a canary', () => {
  it('ends one that is worse, at the entry it saw, tells why with the figures, and tells people', async () => {
    const { watch, end, calls, tell } = setUp(logOf(live, canary()), BAD, 10_000);
    await watch.look();
    const note = 'Canary ended: errors 60 of 100 visitors, others 20 of 2000 visitors';
    expect(calls()).toEqual(['end']);
    expect(end).toHaveBeenCalledWith(
      { name: 'marketing', version: '2' },
      { decidedAt: 2, provenance: { actor: 'watch', note } },
    );
    expect(tell).toHaveBeenCalledWith({ name: 'marketing', version: '2', text: note });
  });

  it.each([
    [1, 5],
    [5, 25],
    [12, 25],
  ])('widens one that is not worse from %d %% to %d %%, not before ten minutes', async (from, to) => {
    const early = setUp(logOf(live, canary(from)), GOOD, STEP_MS - 1);
    await early.watch.look();
    expect(early.calls()).toEqual([]);
    const { watch, set } = setUp(logOf(live, canary(from)), GOOD);
    await watch.look();
    expect(set).toHaveBeenCalledWith(
      expect.objectContaining({ traffic: to }),
      expect.objectContaining({ decidedAt: 2 }),
    );
  });

  it('promotes it after the last step, with the removals that were accepted', async () => {
    const report = { removes: ['/faqs'] } as unknown as NonNullable<Deployment['report']>;
    const { watch, calls, promote } = setUp(logOf(live, { ...canary(), report }, canary(25)), GOOD);
    await watch.look();
    expect(calls()).toEqual(['promote']);
    expect(promote).toHaveBeenCalledWith(
      'marketing',
      '2',
      expect.objectContaining({ removes: ['/faqs'], decidedAt: 3 }),
    );
  });

  it('ends one that no longer fits what went live beside it', async () => {
    const { watch, end, calls, faultOf, list } = setUp(logOf(live, canary()), GOOD);
    faultOf.mockResolvedValueOnce('The release is refused /about: is served by catalog');
    await watch.look();
    expect([calls(), list.mock.calls]).toEqual([['end'], []]);
    const note = 'Canary ended: The release is refused /about: is served by catalog';
    expect(end.mock.calls[0]?.[1]).toMatchObject({ decidedAt: 2, provenance: { note } });
  });

  it('does nothing without evidence, and forgets what was told before the traffic changed', async () => {
    const few = setUp(logOf(live, canary()), visits('1', 5000, 50));
    await few.watch.look();
    const before = BAD.map((visit) => ({ ...visit, at: START - 1000 }));
    const old = setUp(logOf(live, canary()), before);
    await old.watch.look();
    expect([few.calls(), old.calls(), old.list.mock.calls]).toEqual([
      [],
      [],
      [[{ remote: 'marketing', since: START }]],
    ]);
  });
});

describe('the watch of a plain release', () => {
  it('rolls it back within 15 minutes if it is worse than what was live before', async () => {
    const told = [...visits('2', 200, 120), ...visits('1', 2000, 20, -HOUR / 2)];
    const { watch, rollBack, calls } = setUp(logOf(live, plain), told, RELEASE_MS - 1);
    await watch.look();
    const note = 'Rolled back: errors 120 of 200 visitors, others 20 of 2000 visitors';
    expect([calls(), rollBack.mock.calls]).toEqual([
      ['rollBack'],
      [['marketing', { decidedAt: 2, removes: ['/*'], provenance: { actor: 'watch', note } }]],
    ]);
    const late = setUp(logOf(live, plain), told, RELEASE_MS);
    await late.watch.look();
    expect([late.calls(), late.list.mock.calls]).toEqual([[], []]);
  });

  it('leaves it alone when few visitors say so, when it is a little worse, and when its visitors failed before it went live', async () => {
    const before = [...visits('2', 200, 200, -1000), ...visits('2', 100)];
    for (const told of [visits('2', 49, 49), visits('2', 2000, 70), before]) {
      const { watch, calls } = setUp(logOf(live, plain), [...told, ...visits('1', 2000, 20)]);
      await watch.look();
      expect(calls()).toEqual([]);
    }
  });
});

describe('watchedOf', () => {
  const at = (now: number, ...entries: readonly Entry[]) =>
    watchedOf(logOf(...entries), new Date(START + now)).map(({ kind, version, step }) => [kind, version, step]);

  it.each<[what: string, entries: readonly Entry[]]>([
    ['nothing', []],
    ['a first release, which nothing was before', [plain]],
    ['a roll-back, so that a watch never switches to and fro', [live, plain, { version: '1', action: 'rollback' }]],
    ['a retired remote', [live, plain, { version: '2', action: 'retire' }]],
    ['a pinned name, which cannot be rolled back', [live, plain, { version: '2', action: 'pin' }]],
    ['a canary that was ended', [live, canary(), canary(0)]],
  ])('does not watch %s', (_, entries) => {
    expect(at(1000, ...entries)).toEqual([]);
  });

  it('watches a promotion, of which the steps of its canary were looks before', () => {
    expect(at(1000, live, plain)).toEqual([['release', '2', 1]]);
    expect(at(1000, live, canary(), canary(25), plain)).toEqual([['release', '2', 3]]);
    expect(at(24 * HOUR, live, canary())).toEqual([['canary', '2', 1]]);
  });
});

describe('a watch that fails', () => {
  it('changes nothing while the log, or the visits, cannot be read, and logs each failure once', async () => {
    const { watch, calls, log, read, list } = setUp(logOf(live, canary()), BAD);
    read
      .mockRejectedValueOnce(new Error('the database is away'))
      .mockRejectedValueOnce(new Error('the database is away'));
    await watch.look();
    await watch.look();
    expect([calls(), log.error.mock.calls.length]).toEqual([[], 1]);
    list.mockRejectedValueOnce(new Error('the database is away'));
    await watch.look();
    expect([calls(), log.error.mock.calls.length]).toEqual([[], 2]);
    await watch.look();
    expect(calls()).toEqual(['end']);
  });

  it('changes nothing when the judge throws', async () => {
    const { watch, calls, log, list } = setUp(logOf(live, canary()), BAD);
    list.mockResolvedValueOnce([null] as unknown as Visit[]);
    await watch.look();
    expect([calls(), log.error.mock.calls.length]).toEqual([[], 1]);
  });

  it('says nothing where another server, or a person, was faster, and tells nobody of what was refused', async () => {
    const { watch, end, tell, log } = setUp(logOf(live, canary()), BAD);
    end.mockImplementationOnce(() => {
      throw switchedMeanwhile('marketing');
    });
    await watch.look();
    expect([tell.mock.calls, log.error.mock.calls]).toEqual([[], []]);
    end.mockImplementationOnce(() => {
      throw new Error('no frame');
    });
    await watch.look();
    expect([tell.mock.calls.length, log.error.mock.calls.length]).toEqual([0, 1]);
  });
});
