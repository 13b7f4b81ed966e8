import type { Visit } from '../reports/visits.ts';
import { type Bound, type Count, evidenceBeyond, evidenceWithin } from './evidence.ts';

/** What is compared. `errors`, `hydration`: visitors with a failure; `lcp`, `inp`: visitors with a slow page. */
export type Measure = 'errors' | 'hydration' | 'lcp' | 'inp';

export type Verdict = 'worse' | 'not worse' | 'not enough evidence';

/** The result for one measure. */
export interface Finding {
  readonly measure: Measure;
  readonly verdict: Verdict;
  readonly release: Count;
  readonly baseline: Count;
}

/** The result of comparing a release with its baseline. */
export interface Analysis {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
}

/** Thresholds of an analysis. */
export interface Rules {
  /** A release beyond one of these bounds is worse. */
  readonly worse: Readonly<Record<Measure, Bound>>;
  /** Fewest bad visitors with which a release is worse. A visitor is an address, so this limits what a few addresses can do. */
  readonly least: number;
}

/** For a canary, which is compared with the live release at the same time. */
export const CANARY_RULES: Rules = {
  worse: {
    errors: { factor: 1.25, add: 0.002 },
    hydration: { factor: 1.25, add: 0.002 },
    lcp: { factor: 1.25, add: 0.05 },
    inp: { factor: 1.25, add: 0.05 },
  },
  least: 5,
};

/**
 * For a release that is live for everybody, which is compared with the release before it. The difference must be larger, because the
 * visits are of another time, and of many addresses, because a roll-back changes what everybody sees.
 */
export const RELEASE_RULES: Rules = {
  worse: {
    errors: { factor: 2, add: 0.02 },
    hydration: { factor: 2, add: 0.02 },
    lcp: { factor: 2, add: 0.2 },
    inp: { factor: 2, add: 0.2 },
  },
  least: 50,
};

/** A canary must be within this bound, in errors and in hydration failures, to be widened. */
const WIDENED: Bound = { factor: 2, add: 0.01 };

/** A canary with a larger share of bad visitors is not widened, so that false reports about the baseline cannot widen it. */
export const MOST_BAD = 0.1;

/** Largest probability that a release which is not worse is ever found worse, over all steps and measures. */
const FALSE_WORSE = 0.01;

/** Largest probability that a canary with twice as many errors is ever widened, over all steps. */
const FALSE_WIDENED = 0.04;

/** Thresholds of a slow page, in milliseconds: https://web.dev/articles/vitals. */
const SLOW = { lcp: 2500, inp: 200 };

const MEASURES: readonly Measure[] = ['errors', 'hydration', 'lcp', 'inp'];

/** Measures that must be `not worse` before a canary is widened. Not every browser reports the others. */
const REQUIRED: readonly Measure[] = ['errors', 'hydration'];

type VisitorMetrics = Pick<Visit, 'failed' | 'hydrationFailed' | 'lcp' | 'inp'>;

/** Visitors of a release, by measure. */
export type Counts = Readonly<Record<Measure, Count>>;

/**
 * Compares the visits of a release with those of its baseline. A visitor counts once on each side. The test is valid at any number of
 * looks (anytime-valid).
 * @param step Number of the step of the rollout, from 1. Each step has half the error probability of the one before.
 */
export function analyse(release: readonly Visit[], baseline: readonly Visit[], step: number, rules: Rules): Analysis {
  return analyseCounts(countsOf(release), countsOf(baseline), step, rules);
}

/** Compares counts of visitors, as `analyse` compares visits. */
export function analyseCounts(release: Counts, baseline: Counts, step: number, rules: Rules): Analysis {
  const needed = Math.log((2 ** step * MEASURES.length) / FALSE_WORSE);
  const neededWithin = Math.log(2 ** step / FALSE_WIDENED);
  const findings = MEASURES.map((measure): Finding => {
    const [own, base] = [release[measure], baseline[measure]];
    const isWorse = own.bad >= rules.least && evidenceBeyond(rules.worse[measure], own, base) >= needed;
    const isGood = own.bad <= MOST_BAD * own.visitors && evidenceWithin(WIDENED, own, base) >= neededWithin;
    const verdict = isWorse ? 'worse' : isGood ? 'not worse' : 'not enough evidence';
    return { measure, verdict, release: own, baseline: base };
  });
  const isWorse = findings.some(({ verdict }) => verdict === 'worse');
  const isGood = findings.every(({ measure, verdict }) => verdict === 'not worse' || !REQUIRED.includes(measure));
  return { verdict: isWorse ? 'worse' : isGood ? 'not worse' : 'not enough evidence', findings };
}

/** Returns the share of visitors with a bad value of a measure; null if no browser reported the measure. */
export function shareOf(measure: Measure, visits: readonly Visit[]): number | null {
  const { visitors, bad } = countsOf(visits)[measure];
  return visitors === 0 ? null : bad / visitors;
}

/** Counts the visitors who reported each measure. */
function countsOf(visits: readonly Visit[]): Counts {
  const visitors = visitorsOf(visits);
  const countOf = (isBad: (visitor: VisitorMetrics) => boolean | undefined): Count => {
    const reported = visitors.map(isBad).filter((bad) => bad !== undefined);
    return { visitors: reported.length, bad: reported.filter(Boolean).length };
  };
  return {
    errors: countOf(({ failed }) => failed),
    hydration: countOf(({ hydrationFailed }) => hydrationFailed),
    lcp: countOf(({ lcp }) => (lcp === undefined ? undefined : lcp > SLOW.lcp)),
    inp: countOf(({ inp }) => (inp === undefined ? undefined : inp > SLOW.inp)),
  };
}

/** Merges the visits of each visitor: the worst value of each metric. */
function visitorsOf(visits: readonly Visit[]): readonly VisitorMetrics[] {
  const visitors = new Map<string, VisitorMetrics>();
  for (const { visitor, failed, hydrationFailed, lcp, inp } of visits) {
    const before = visitors.get(visitor);
    visitors.set(visitor, {
      failed: failed || before?.failed === true,
      hydrationFailed: hydrationFailed || before?.hydrationFailed === true,
      ...largest('lcp', lcp, before?.lcp),
      ...largest('inp', inp, before?.inp),
    });
  }
  return [...visitors.values()];
}

const largest = (name: 'lcp' | 'inp', value: number | undefined, before: number | undefined) =>
  value === undefined && before === undefined ? {} : { [name]: Math.max(value ?? 0, before ?? 0) };

const NAMES: Readonly<Record<Measure, string>> = {
  errors: 'errors',
  hydration: 'hydration failures',
  lcp: `LCP above ${SLOW.lcp} ms`,
  inp: `INP above ${SLOW.inp} ms`,
};

/** Describes an analysis in one line: the findings that decided it, or all if none did. */
export function describeAnalysis({ verdict, findings }: Analysis): string {
  const deciding = findings.filter(
    (finding) => finding.verdict === verdict && (verdict === 'worse' || REQUIRED.includes(finding.measure)),
  );
  const shareText = ({ visitors, bad }: Count) => `${bad} of ${visitors} visitors`;
  return (deciding.length > 0 ? deciding : findings)
    .map(({ measure, release, baseline }) => `${NAMES[measure]} ${shareText(release)}, baseline ${shareText(baseline)}`)
    .join('; ');
}
