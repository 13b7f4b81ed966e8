import { expect, it } from '@jest/globals';
import type { Deployment } from '@platform/server/deployments/deployment';
import type { VersionPart } from '@platform/server/reports/version-parts';
import type { AnalysedRollout } from '@platform/server/rollout/analyse-rollout';
import { comparedBy, overviewOf } from './overview.ts';

const line = (seq: number, name: string, version: string, action: Deployment['action'] = 'promote'): Deployment => ({
  seq,
  name,
  version,
  action,
  createdAt: `2025-06-0${seq}T12:00:00.000Z`,
  browser: false,
  hash: 'f'.repeat(64),
  actor: 'marketing team',
});

const part = (
  version: string,
  at: number,
  visitors: number,
  failed: number,
  paints: [number, number][],
): VersionPart => ({
  version,
  part: at,
  visitors,
  failed,
  paints: new Map(paints),
});

const overview = (history: Deployment[], parts: VersionPart[] = [], rollouts: AnalysedRollout[] = []) =>
  overviewOf({
    history: history.toReversed(),
    pathsOf: (name) => [`/${name}`],
    parts,
    rollouts,
    lastReport: undefined,
  });

it('numbers the versions of each name in the order of their first deployment', () => {
  const { remotes, log } = overview([
    line(1, 'chat', 'a'),
    line(2, 'shell', 'x'),
    line(3, 'chat', 'b'),
    line(4, 'chat', 'a', 'rollback'),
  ]);
  expect(remotes.map(({ name, live }) => [name, live.number])).toEqual([
    ['chat', 1],
    ['shell', 1],
  ]);
  expect(log.map(({ seq, number }) => [seq, number])).toEqual([
    [4, 1],
    [3, 2],
    [2, 1],
    [1, 1],
  ]);
});

it('offers the versions that a roll-back can make live, without those that were rolled back', () => {
  const { remotes } = overview([
    line(1, 'chat', 'a'),
    line(2, 'chat', 'b'),
    line(3, 'chat', 'c'),
    line(4, 'chat', 'b', 'rollback'),
    line(5, 'chat', 'd'),
  ]);
  expect(remotes[0]?.earlier.map(({ number, since }) => [number, since.slice(0, 10)])).toEqual([
    [2, '2025-06-02'],
    [1, '2025-06-01'],
  ]);
});

it('leaves out a retired remote', () => {
  expect(overview([line(1, 'chat', 'a'), line(2, 'chat', 'a', 'retire')]).remotes).toEqual([]);
});

it('adds up the reports of a version, by parts and for the week', () => {
  const { remotes } = overview(
    [line(1, 'chat', 'a')],
    [
      part('a', 0, 10, 1, [[1000, 10]]),
      part('a', 27, 30, 1, [
        [1200, 20],
        [3000, 10],
      ]),
      part('other', 27, 99, 99, [[9000, 99]]),
    ],
  );
  const live = remotes[0]?.live;
  expect(live?.week).toEqual({ visitors: 40, errors: 0.05, lcp: 1200 });
  expect(live?.plot[0]).toEqual({ visitors: 10, errors: 0.1, lcp: 1000 });
  expect(live?.plot[1]).toEqual({ visitors: 0, errors: null, lcp: null });
  expect(live?.plot).toHaveLength(28);
});

it('shows a canary, its share, and its analysis', () => {
  const canary = { ...line(2, 'chat', 'b', 'canary'), traffic: 5 };
  const count = { visitors: 10, bad: 1 };
  const findings = [{ measure: 'errors', verdict: 'worse', release: count, baseline: count }] as const;
  const rollout: AnalysedRollout['rollout'] = {
    kind: 'canary',
    name: 'chat',
    version: 'b',
    traffic: 5,
    seq: 2,
    since: canary.createdAt,
    begunAt: canary.createdAt,
    otherSets: [],
    step: 1,
    removes: [],
    baseline: 'a',
  };
  const rollouts = [{ rollout, analysis: { verdict: 'worse', findings } }] as const;
  const [chat] = overview([line(1, 'chat', 'a'), canary], [part('b', 27, 10, 1, [])], [...rollouts]).remotes;
  expect(chat).toMatchObject({
    live: { number: 1 },
    analysis: null,
    canary: {
      number: 2,
      traffic: 5,
      by: 'marketing team',
      week: { visitors: 10 },
      analysis: { baseline: 1, findings },
    },
  });
});

it('shows until when a release is analysed', () => {
  const rollout = {
    kind: 'release',
    name: 'chat',
    version: 'b',
    baseline: 'a',
    since: '2025-06-02',
    step: 1,
    otherSets: [],
  } as const;
  const analysis = { verdict: 'not enough evidence', findings: [] } as const;
  const { remotes } = overview([line(1, 'chat', 'a'), line(2, 'chat', 'b')], [], [{ rollout, analysis }]);
  expect(remotes[0]).toMatchObject({
    analysis: { baseline: 1, verdict: 'not enough evidence', until: '2025-06-02T12:15:00.000Z' },
    canary: null,
  });
});

it.each([
  ['a release', [line(3, 'chat', 'a', 'rollback')], { number: 2, wasLive: true, seq: 3, note: 'Rolled back: errors' }],
  [
    'a canary',
    [
      { ...line(3, 'chat', 'c', 'canary'), traffic: 5 },
      { ...line(4, 'chat', 'c', 'canary'), traffic: 0 },
    ],
    { number: 3, wasLive: false, seq: 4, note: 'Rolled back: errors' },
  ],
])('shows that the rollout controller took back %s, until something is done', (_, entries, takenBack) => {
  const before = [line(1, 'chat', 'a'), line(2, 'chat', 'b')];
  const byController = { ...(entries.at(-1) as Deployment), actor: 'rollout controller', note: 'Rolled back: errors' };
  const history = [...before, ...entries.slice(0, -1), byController];
  expect(overview(history).remotes[0]?.takenBack).toMatchObject(takenBack);
  expect(overview([...history, line(5, 'chat', 'd')]).remotes[0]?.takenBack).toBeNull();
  expect(overview([...before, ...entries]).remotes[0]?.takenBack).toBeNull();
});

it('names the versions between which an entry of the log changed pages', () => {
  const history = [
    line(1, 'chat', 'a'),
    line(2, 'chat', 'b'),
    line(3, 'shell', 'x'),
    { ...line(4, 'chat', 'c', 'canary'), traffic: 10 },
    { ...line(5, 'chat', 'c', 'canary'), traffic: 0 },
    line(6, 'chat', 'a', 'rollback'),
    line(7, 'chat', 'a', 'pin'),
  ].toReversed();
  const compared = [1, 2, 4, 6].map((seq) => comparedBy(history, seq));
  expect(compared).toEqual([
    { name: 'chat', from: undefined, to: 'a', before: null },
    { name: 'chat', from: 'a', to: 'b', before: 1 },
    { name: 'chat', from: 'b', to: 'c', before: 2 },
    { name: 'chat', from: 'b', to: 'a', before: 2 },
  ]);
  expect([5, 7, 99].map((seq) => comparedBy(history, seq))).toEqual([undefined, undefined, undefined]);
});
