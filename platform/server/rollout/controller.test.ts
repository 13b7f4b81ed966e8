import { describe, expect, it, jest } from '@jest/globals';
import type { Deployment } from '../deployments/deployment.ts';
import { DeployedMeanwhileError } from '../deployments/refusals.ts';
import type { Visit } from '../reports/visits.ts';
import { createRolloutController, STEP_MS } from './controller.ts';
import type { Notification } from './notifier.ts';
import { activeRollouts, RELEASE_MS } from './rollouts.ts';

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

function setUp(history: Deployment[], reported: readonly Visit[], now = STEP_MS) {
  const done = { set: jest.fn(), end: jest.fn(), promote: jest.fn(), rollBack: jest.fn() };
  const act =
    (name: keyof typeof done) =>
    async (...args: unknown[]) =>
      done[name](...args) as never;
  const notify = jest.fn(async (_: Notification) => {});
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const list = jest.fn(async ({ since }: { since: number }) => reported.filter(({ at }) => at >= since));
  const read = jest.fn(async () => history);
  const faultOf = jest.fn(async (): Promise<string | undefined> => undefined);
  const controller = createRolloutController({
    store: { history: read, position: async () => history.length },
    visits: { list },
    canaries: { set: act('set'), end: act('end'), faultOf },
    promotions: { promote: act('promote'), rollBack: act('rollBack') },
    notify,
    log,
    now: () => new Date(START + now),
  });
  const calls = () => Object.entries(done).flatMap(([name, { mock }]) => (mock.calls.length > 0 ? [name] : []));
  return { controller, ...done, calls, faultOf, notify, log, list, read };
}

describe('a canary', () => {
  it('is ended if it is worse, at the entry that the check read, with the figures in its note, and operators are notified', async () => {
    const { controller, end, calls, notify } = setUp(logOf(live, canary()), BAD, 10_000);
    await controller.check();
    const note = 'Canary ended: errors 60 of 100 visitors, baseline 20 of 2000 visitors';
    expect(calls()).toEqual(['end']);
    expect(end).toHaveBeenCalledWith(
      { name: 'marketing', version: '2' },
      { decidedAt: 2, provenance: { actor: 'rollout controller', note } },
    );
    expect(notify).toHaveBeenCalledWith({ name: 'marketing', version: '2', text: note });
  });

  it.each([
    [1, 5],
    [5, 25],
    [12, 25],
  ])('is widened from %d %% to %d %% if it is not worse, after ten minutes at the earliest', async (from, to) => {
    const early = setUp(logOf(live, canary(from)), GOOD, STEP_MS - 1);
    await early.controller.check();
    expect(early.calls()).toEqual([]);
    const { controller, set } = setUp(logOf(live, canary(from)), GOOD);
    await controller.check();
    expect(set).toHaveBeenCalledWith(
      expect.objectContaining({ traffic: to }),
      expect.objectContaining({ decidedAt: 2 }),
    );
  });

  it('is promoted after the last step, with the removals that were accepted', async () => {
    const report = { removes: ['/faqs'] } as unknown as NonNullable<Deployment['report']>;
    const { controller, calls, promote } = setUp(logOf(live, { ...canary(), report }, canary(25)), GOOD);
    await controller.check();
    expect(calls()).toEqual(['promote']);
    expect(promote).toHaveBeenCalledWith(
      'marketing',
      '2',
      expect.objectContaining({ removes: ['/faqs'], decidedAt: 3 }),
    );
  });

  it('is ended if it no longer fits the live releases', async () => {
    const { controller, end, calls, faultOf, list } = setUp(logOf(live, canary()), GOOD);
    faultOf.mockResolvedValueOnce('The release is refused /about: is served by catalog');
    await controller.check();
    expect([calls(), list.mock.calls]).toEqual([['end'], []]);
    const note = 'Canary ended: The release is refused /about: is served by catalog';
    expect(end.mock.calls[0]?.[1]).toMatchObject({ decidedAt: 2, provenance: { note } });
  });

  it('does not change without evidence, and visits before the last change of its traffic do not count', async () => {
    const few = setUp(logOf(live, canary()), visits('1', 5000, 50));
    await few.controller.check();
    const before = BAD.map((visit) => ({ ...visit, at: START - 1000 }));
    const old = setUp(logOf(live, canary()), before);
    await old.controller.check();
    expect([few.calls(), old.calls(), old.list.mock.calls]).toEqual([
      [],
      [],
      [[{ remote: 'marketing', since: START }]],
    ]);
  });
});

describe('a promoted release', () => {
  it('is rolled back within 15 minutes if it is worse than the release before', async () => {
    const reported = [...visits('2', 200, 120), ...visits('1', 2000, 20, -HOUR / 2)];
    const { controller, rollBack, calls } = setUp(logOf(live, plain), reported, RELEASE_MS - 1);
    await controller.check();
    const note = 'Rolled back: errors 120 of 200 visitors, baseline 20 of 2000 visitors';
    expect([calls(), rollBack.mock.calls]).toEqual([
      ['rollBack'],
      [['marketing', { decidedAt: 2, removes: ['/*'], provenance: { actor: 'rollout controller', note } }]],
    ]);
    const late = setUp(logOf(live, plain), reported, RELEASE_MS);
    await late.controller.check();
    expect([late.calls(), late.list.mock.calls]).toEqual([[], []]);
  });

  it('stays live if few visitors report failures, if it is slightly worse, and if the failures were before its promotion', async () => {
    const before = [...visits('2', 200, 200, -1000), ...visits('2', 100)];
    for (const reported of [visits('2', 49, 49), visits('2', 2000, 70), before]) {
      const { controller, calls } = setUp(logOf(live, plain), [...reported, ...visits('1', 2000, 20)]);
      await controller.check();
      expect(calls()).toEqual([]);
    }
  });
});

describe('activeRollouts', () => {
  const at = (now: number, ...entries: readonly Entry[]) =>
    activeRollouts(logOf(...entries), new Date(START + now)).map(({ kind, version, step }) => [kind, version, step]);

  it.each<[what: string, entries: readonly Entry[]]>([
    ['nothing', []],
    ['a first release', [plain]],
    ['a roll-back', [live, plain, { version: '1', action: 'rollback' }]],
    ['a retired remote', [live, plain, { version: '2', action: 'retire' }]],
    ['a pinned name', [live, plain, { version: '2', action: 'pin' }]],
    ['a canary that was ended', [live, canary(), canary(0)]],
  ])('does not contain %s', (_, entries) => {
    expect(at(1000, ...entries)).toEqual([]);
  });

  it('contains a promotion, of which the steps of its canary count, and a canary of any age', () => {
    expect(at(1000, live, plain)).toEqual([['release', '2', 1]]);
    expect(at(1000, live, canary(), canary(25), plain)).toEqual([['release', '2', 3]]);
    expect(at(24 * HOUR, live, canary())).toEqual([['canary', '2', 1]]);
  });
});

describe('a check that fails', () => {
  it('changes nothing while the log or the visits cannot be read, and logs each failure once', async () => {
    const { controller, calls, log, read, list } = setUp(logOf(live, canary()), BAD);
    read
      .mockRejectedValueOnce(new Error('the database is down'))
      .mockRejectedValueOnce(new Error('the database is down'));
    await controller.check();
    await controller.check();
    expect([calls(), log.error.mock.calls.length]).toEqual([[], 1]);
    list.mockRejectedValueOnce(new Error('the database is down'));
    await controller.check();
    expect([calls(), log.error.mock.calls.length]).toEqual([[], 2]);
    await controller.check();
    expect(calls()).toEqual(['end']);
  });

  it('changes nothing if the analysis throws', async () => {
    const { controller, calls, log, list } = setUp(logOf(live, canary()), BAD);
    list.mockResolvedValueOnce([null] as unknown as Visit[]);
    await controller.check();
    expect([calls(), log.error.mock.calls.length]).toEqual([[], 1]);
  });

  it('logs nothing if another server or a person was faster, and sends no notification of a refused deployment', async () => {
    const { controller, end, notify, log } = setUp(logOf(live, canary()), BAD);
    end.mockImplementationOnce(() => {
      throw new DeployedMeanwhileError('marketing');
    });
    await controller.check();
    expect([notify.mock.calls, log.error.mock.calls]).toEqual([[], []]);
    end.mockImplementationOnce(() => {
      throw new Error('no frame');
    });
    await controller.check();
    expect([notify.mock.calls.length, log.error.mock.calls.length]).toEqual([0, 1]);
  });
});
