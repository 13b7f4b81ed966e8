import { analyseCounts, type Counts, type Measure, type Rules, type Verdict } from './analyse.ts';

/** The share of visitors with something bad, by measure. */
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
  /** Number of the step. */
  readonly step?: number;
  /** Longest duration, in hours. */
  readonly hours: number;
  /** Whether a verdict `not worse` ends it. */
  readonly widens?: boolean;
  /** Not before so many seconds. */
  readonly least?: number;
  /** Seconds between two looks. */
  readonly every?: number;
  /** Visitors of the baseline before the promotion of a plain release. */
  readonly before?: number;
  /** Returns numbers from 0 to below 1. */
  readonly random: () => number;
}

/** What the first verdict was, and after how many seconds. */
export interface Outcome {
  readonly verdict: Verdict;
  readonly seconds: number;
}

/** Simulates a rollout: visitors arrive one by one, and the release is analysed at intervals until there is a verdict. */
export function simulate(site: Simulated): Outcome {
  const { rules, step = 1, hours, widens = false, least = 0, every = 10, random } = site;
  const [release, baseline] = [noVisitors(), noVisitors()];
  for (let i = 0; i < (site.before ?? 0); i += 1) visit(baseline, site.baseline, random);
  const end = hours * 3600;
  let next = 0;
  for (let time = every; time <= end; time += every) {
    let hasCome = false;
    for (; next <= time; next += arrival(site.visits, random)) {
      const isShown = random() * 100 < site.traffic;
      visit(isShown ? release : baseline, isShown ? site.release : site.baseline, random);
      hasCome ||= isShown;
    }
    // No visit of the release was reported since the last analysis.
    if (!hasCome) continue;
    const { verdict } = analyseCounts(release, baseline, step, rules);
    if (verdict === 'worse' || (widens && verdict === 'not worse' && time >= least)) return { verdict, seconds: time };
  }
  return { verdict: 'not enough evidence', seconds: end };
}

/** Returns the seconds until the next visitor. */
const arrival = (visits: number, random: () => number): number => (-Math.log(1 - random()) * 3600) / visits;

type Growing = { readonly [measure in keyof Counts]: { visitors: number; bad: number } };

const noVisitors = (): Growing => ({
  errors: { visitors: 0, bad: 0 },
  hydration: { visitors: 0, bad: 0 },
  lcp: { visitors: 0, bad: 0 },
  inp: { visitors: 0, bad: 0 },
});

function visit(counts: Growing, rates: Rates, random: () => number): void {
  for (const measure of Object.keys(rates) as Measure[]) {
    counts[measure].visitors += 1;
    if (random() < rates[measure]) counts[measure].bad += 1;
  }
}

/** Traffic of the steps of a canary before it is promoted. */
const STEPS = [5, 25];

/** Shortest time of a step, in seconds. */
const STEP_S = 600;

/** How a canary ended, and after how many seconds. `not enough evidence`: it still runs. */
export interface CanaryOutcome {
  readonly end: 'ended' | 'promoted' | 'not enough evidence';
  readonly seconds: number;
}

/** Lets a simulated canary go its whole way: 5 % of the visitors, 25 %, promoted. */
export function simulateCanary(site: Omit<Simulated, 'traffic' | 'step' | 'widens'>): CanaryOutcome {
  let seconds = 0;
  for (const [i, traffic] of STEPS.entries()) {
    const hours = site.hours - seconds / 3600;
    const { verdict, seconds: took } = simulate({ ...site, hours, traffic, step: i + 1, widens: true, least: STEP_S });
    seconds += took;
    if (verdict === 'worse') return { end: 'ended', seconds };
    if (verdict !== 'not worse') return { end: 'not enough evidence', seconds };
  }
  return { end: 'promoted', seconds };
}
