import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '@platform/cli/process/steps';
import { root } from '@platform/cli/workspace';
import { CANARY_RULES, RELEASE_RULES } from '@platform/server/analysis/judge';
import { seeded } from '@platform/server/analysis/seeded.fixture';
import { type Rates, simulate, simulateCanary, USUAL } from '@platform/server/analysis/simulate';
import type { Figure } from '../report.ts';
import { median, type Row, writeJudgeDocument } from './document.ts';

/** Visitors an hour, of all releases together. */
export const VISITS = [10, 100, 1000, 10_000, 100_000];

/** Canaries that are simulated for each row, unless another number is asked for. */
const RUNS = 50;

/** Longest time of a canary, in hours: two weeks, after which visits are forgotten. */
const HOURS = 14 * 24;

/** What visitors of the release meet. */
const RELEASES: Readonly<Record<Row['release'], Rates>> = {
  'like the others': USUAL,
  'errors × 2': { ...USUAL, errors: 2 * USUAL.errors },
  'errors × 5': { ...USUAL, errors: 5 * USUAL.errors },
  'half fail': { ...USUAL, errors: 0.5 },
};

/** Simulates canaries and plain releases, and writes docs/judge.md with its plot. `runs`: of each kind. */
export function measureJudge(runs = RUNS): Figure[] {
  const rows: Row[] = [];
  for (const visits of VISITS) {
    for (const [i, [release, rates]] of Object.entries(RELEASES).entries()) {
      const startedAt = performance.now();
      const random = seeded(visits + i);
      const canary = { release: rates, others: USUAL, visits, rules: CANARY_RULES, hours: HOURS, random };
      const outcomes = Array.from({ length: runs }, () => simulateCanary(canary));
      const plain = { ...canary, traffic: 100, rules: RELEASE_RULES, hours: 0.25, before: visits };
      const watched = Array.from({ length: runs }, () => simulate(plain));
      const back = watched.filter(({ verdict }) => verdict === 'worse');
      const of = (end: string) => outcomes.filter((one) => one.end === end);
      rows.push({
        visits,
        release: release as Row['release'],
        ended: of('ended').length / runs,
        endedAfter: median(of('ended').map(({ seconds }) => seconds)),
        promoted: of('promoted').length / runs,
        promotedAfter: median(of('promoted').map(({ seconds }) => seconds)),
        rolledBack: back.length / runs,
        rolledBackAfter: median(back.map(({ seconds }) => seconds)),
      });
      step('judge', `${visits} visits an hour, ${release}`, startedAt);
    }
  }
  writeJudgeDocument(rows, runs, (file, text) => writeFileSync(join(root, file), text));
  return figuresOf(rows);
}

function figuresOf(rows: readonly Row[]): Figure[] {
  const same = rows.filter(({ release }) => release === 'like the others');
  const doubled = rows.filter(({ release }) => release === 'errors × 2');
  const percent = (share: number) => 100 * share;
  const mean = (all: readonly Row[], of: (row: Row) => number) =>
    all.reduce((sum, row) => sum + of(row), 0) / all.length;
  const busy = doubled.filter(({ visits }) => visits >= 10_000);
  return [
    {
      name: 'judge: canaries ended by mistake',
      value: percent(mean(same, ({ ended }) => ended)),
      unit: '%',
      target: { atMost: 1 },
    },
    {
      name: 'judge: releases rolled back by mistake',
      value: percent(mean(same, ({ rolledBack }) => rolledBack)),
      unit: '%',
      target: { atMost: 1 },
    },
    {
      name: 'judge: canaries with twice the errors that were promoted',
      value: percent(mean(doubled, ({ promoted }) => promoted)),
      unit: '%',
      target: { atMost: 4 },
    },
    {
      name: 'judge: canaries with twice the errors that were ended, from 10,000 visits an hour',
      value: percent(mean(busy, ({ ended }) => ended)),
      unit: '%',
      target: { atLeast: 95 },
    },
  ];
}
