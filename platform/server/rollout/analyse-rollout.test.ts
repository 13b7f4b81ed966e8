import { expect, it } from '@jest/globals';
import type { Deployment } from '../deployments/deployment.ts';
import { idOf } from '../release-set/release-set.ts';
import type { Visit } from '../reports/visits.ts';
import { analyseRollouts, evidenceOf } from './analyse-rollout.ts';

const START = Date.parse('2026-03-01T12:00:00.000Z');
const MINUTE = 60_000;

/** Returns an entry of the log. `at`: minutes after the start. */
const entry = (
  seq: number,
  at: number,
  content: Pick<Deployment, 'version' | 'action'> & Partial<Deployment>,
): Deployment => ({
  ...{ seq, name: 'marketing', browser: true, hash: '', createdAt: new Date(START + at * MINUTE).toISOString() },
  ...content,
});

/** Returns visits of a version at a minute, of whom the first `failed` met an error. */
const visits = (version: string, at: number, count: number, failed: number): Visit[] =>
  Array.from({ length: count }, (_, i) => ({
    ...{ visitor: `${version} ${at} ${i}`, set: '', remote: 'marketing', version, at: START + at * MINUTE },
    ...{ failed: i < failed, hydrationFailed: false },
  }));

const listOf = (reported: readonly Visit[]) => ({
  list: async ({ since }: { readonly since: number }) => reported.filter(({ at }) => at >= since),
});

const released = [
  entry(1, -600, { version: '1', action: 'promote' }),
  entry(2, 0, { version: '2', action: 'promote' }),
];
const rolledBack = entry(3, 10, { version: '1', action: 'rollback', actor: 'rollout controller' });

it('repeats the analysis of a release without later visits', async () => {
  const reported = [
    ...visits('1', -30, 1000, 10),
    ...visits('2', 1, 100, 0),
    ...visits('2', 6, 100, 100),
    ...visits('2', 11, 500, 0),
  ];
  const evidence = await evidenceOf(listOf(reported), [rolledBack, ...released.toReversed()], 3);
  expect(evidence).toMatchObject({
    rollout: { kind: 'release', version: '2', baseline: '1' },
    analysis: { verdict: 'worse' },
    measure: 'errors',
    bound: 0.04,
    since: released[1]?.createdAt,
    until: rolledBack.createdAt,
  });
  expect(evidence?.analysis.findings[0]).toMatchObject({
    release: { visitors: 200, bad: 100 },
    baseline: { visitors: 1000, bad: 10 },
  });
  const { release = [], baseline = [] } = evidence?.curve ?? {};
  expect([release[0], release[3], release.at(-1)]).toEqual([null, 0, 0.5]);
  expect(new Set(baseline)).toEqual(new Set([0.01]));
});

it('compares a canary with the visits of the same time, even if it ended in its sixteenth minute', async () => {
  const log = [
    entry(4, 16, { version: '2', action: 'canary', traffic: 0, actor: 'rollout controller' }),
    entry(3, 0, { version: '2', action: 'canary', traffic: 5 }),
    entry(1, -600, { version: '1', action: 'promote' }),
  ];
  const reported = [...visits('1', -30, 1000, 1000), ...visits('1', 3, 1000, 0), ...visits('2', 3, 50, 50)];
  const evidence = await evidenceOf(listOf(reported), log, 4);
  expect(evidence).toMatchObject({ rollout: { kind: 'canary' }, analysis: { verdict: 'worse' }, bound: 0.002 });
});

it.each([
  ['an entry that is not in the log', 9, visits('2', 1, 10, 10)],
  ['an entry without a rollout before it', 1, visits('2', 1, 10, 10)],
  ['visits that were deleted', 3, []],
])('has no evidence of %s', async (_, seq, reported) => {
  expect(await evidenceOf(listOf(reported), [rolledBack, ...released.toReversed()], seq)).toBeUndefined();
});

it('compares nothing that was reported of pages with the canary of the shell, or, for the shell, of a remote', async () => {
  const shellCanary = entry(3, 0, { name: 'shell', version: 's2', action: 'canary', traffic: 5 });
  const log = [
    entry(4, 0, { version: '2', action: 'canary', traffic: 5 }),
    shellCanary,
    entry(2, -600, { name: 'shell', version: 's1', action: 'promote' }),
    entry(1, -600, { version: '1', action: 'promote' }),
  ];
  const of = (remote: string, version: string, shell: string, marketing: string, failed: number): Visit[] => {
    const set = idOf([
      { name: 'shell', version: shell },
      { name: 'marketing', version: marketing },
    ]);
    return visits(version, 3, 100, failed).map((visit) => ({ ...visit, remote, set }));
  };
  const reported = [
    ...[of('marketing', '1', 's1', '1', 1), of('marketing', '2', 's1', '2', 2), of('marketing', '1', 's2', '1', 90)],
    ...[of('shell', 's1', 's1', '1', 3), of('shell', 's2', 's2', '1', 4), of('shell', 's1', 's1', '2', 80)],
  ].flat();
  const list = async ({ remote }: { readonly remote: string }) => reported.filter((visit) => visit.remote === remote);
  const analysed = await analyseRollouts({ list }, log, new Date(START + 10 * MINUTE));
  const counts = analysed.map(({ rollout, analysis: { findings } }) => [rollout.name, findings[0]]);
  const errors = (release: number, baseline: number) =>
    expect.objectContaining({ release: { visitors: 100, bad: release }, baseline: { visitors: 100, bad: baseline } });
  expect(counts).toEqual([
    ['marketing', errors(2, 1)],
    ['shell', errors(4, 3)],
  ]);
});
