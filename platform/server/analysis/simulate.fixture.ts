import { analyseCounts, type Counts, type Measure, type Rules, type Verdict } from './analyse.ts';

/** Shares of bad visitors, by measure. */
export type Rates = Readonly<Record<Measure, number>>;

/** A healthy site: an error for one visitor of 100, a slow page for one of ten. */
export const USUAL: Rates = { errors: 0.01, hydration: 0.002, lcp: 0.1, inp: 0.05 };

/** A simulated rollout. */
export interface Simulated {
  readonly release: Rates;
  readonly baseline: Rates;
  /** Visitors an hour, of the release and its baseline together. */
  readonly visits: number;
  /** Share of the visitors who get the release, in percent. */
  readonly traffic: number;
  readonly rules: Rules;
  /** Longest duration, in hours. */
  readonly hours: number;
  /** Whether a verdict `not worse` ends the rollout, too. */
  readonly widens?: boolean;
  /** Visitors of the baseline before a promotion. */
  readonly before?: number;
  /** Returns numbers from 0 to below 1. */
  readonly random: () => number;
}

/** Time between two analyses, in seconds. */
const INTERVAL_S = 10;

/** Simulates a rollout: visitors arrive one by one, and the release is analysed at intervals. Returns the first verdict. */
export function simulate(site: Simulated): Verdict {
  const { rules, hours, widens = false, before = 0, random } = site;
  const [release, baseline] = [noVisitors(), noVisitors()];
  for (let i = 0; i < before; i += 1) visit(baseline, site.baseline, random);
  let next = 0;
  for (let time = INTERVAL_S; time <= hours * 3600; time += INTERVAL_S) {
    let hasVisits = false;
    for (; next <= time; next += (-Math.log(1 - random()) * 3600) / site.visits) {
      const isRelease = random() * 100 < site.traffic;
      visit(isRelease ? release : baseline, isRelease ? site.release : site.baseline, random);
      hasVisits ||= isRelease;
    }
    if (!hasVisits) continue;
    const { verdict } = analyseCounts(release, baseline, 1, rules);
    if (verdict === 'worse' || (widens && verdict === 'not worse')) return verdict;
  }
  return 'not enough evidence';
}

type MutableCounts = { readonly [measure in keyof Counts]: { visitors: number; bad: number } };

const noVisitors = (): MutableCounts => ({
  errors: { visitors: 0, bad: 0 },
  hydration: { visitors: 0, bad: 0 },
  lcp: { visitors: 0, bad: 0 },
  inp: { visitors: 0, bad: 0 },
});

function visit(counts: MutableCounts, rates: Rates, random: () => number): void {
  for (const measure of Object.keys(rates) as Measure[]) {
    counts[measure].visitors += 1;
    if (random() < rates[measure]) counts[measure].bad += 1;
  }
}

/** Returns a generator of numbers from 0 to below 1, the same for the same seed: mulberry32, public domain, by Tommy Ettinger. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
