import type { Visit } from '../reports/visit.ts';
import { type Bound, type Count, evidenceBeyond, evidenceWithin } from './evidence.ts';

/** What is compared. `errors`, `hydration`: visitors who met one; `lcp`, `inp`: visitors for whom a page was slow. */
export type Measure = 'errors' | 'hydration' | 'lcp' | 'inp';

/** `not enough evidence`: neither of the others can be said yet. */
export type Verdict = 'worse' | 'not worse' | 'not enough evidence';

/** What was found of one measure. */
export interface Finding {
  readonly measure: Measure;
  readonly verdict: Verdict;
  readonly release: Count;
  readonly others: Count;
}

/** What the judge proposes of a release. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
}

/** How a release is judged. */
export interface Rules {
  /** Beyond these bounds a release is worse. */
  readonly worse: Readonly<Record<Measure, Bound>>;
  /** Fewest visitors with something bad for which a release is worse: a visitor is an address. */
  readonly least: number;
}

/** A canary beside the live release, at the same time. */
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
 * A release that is live for all, beside what its remote was before: another time, so that more has to differ. To roll it back changes
 * what is live, so that it needs many addresses.
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

/** A canary that is not within this bound in errors and in hydration failures is not widened: it is met by less than twice as many. */
export const WIDENED: Bound = { factor: 2, add: 0.01 };

/** Share of bad visits from which a canary is not widened, whatever the others' is: so lies about the others do not widen it. */
export const MOST_BAD = 0.1;

/** Largest chance that a release which is not worse is ever said to be, over all steps and measures of its watch. */
export const FALSE_WORSE = 0.01;

/** Largest chance that a canary which meets twice as many errors is ever widened, over all steps. */
export const FALSE_WIDENED = 0.04;

/** From these on a page is slow, in milliseconds: https://web.dev/articles/vitals. */
const SLOW = { lcp: 2500, inp: 200 };

const MEASURES: readonly Measure[] = ['errors', 'hydration', 'lcp', 'inp'];

/** Measures of which a canary has to be shown to be good before it is widened: every browser tells them. */
const NEEDED: readonly Measure[] = ['errors', 'hydration'];

/** What a visitor's browser told about a release, in all visits together. */
type Told = Pick<Visit, 'failed' | 'hydrationFailed' | 'lcp' | 'inp'>;

/** Visitors of a release, by measure. */
export type Counts = Readonly<Record<Measure, Count>>;

/**
 * Judges a release by what browsers told. Pure: it proposes, and changes nothing. It may be asked as often as one likes.
 * @param release Visits of the release. `others`: of what it is compared with. A visitor counts once on each side.
 * @param step Which look at the release this is, from 1: each step has half of the chances of error of the one before.
 */
export function judge(release: readonly Visit[], others: readonly Visit[], step: number, rules: Rules): Judgement {
  return judgeCounts(countsOf(release), countsOf(others), step, rules);
}

/** Judges a release by the counts of its visitors. As `judge`. */
export function judgeCounts(release: Counts, others: Counts, step: number, rules: Rules): Judgement {
  const needed = Math.log((2 ** step * MEASURES.length) / FALSE_WORSE);
  const neededWithin = Math.log(2 ** step / FALSE_WIDENED);
  const findings = MEASURES.map((measure): Finding => {
    const [one, other] = [release[measure], others[measure]];
    const isWorse = one.bad >= rules.least && evidenceBeyond(rules.worse[measure], one, other) >= needed;
    const isGood = one.bad <= MOST_BAD * one.visitors && evidenceWithin(WIDENED, one, other) >= neededWithin;
    const verdict = isWorse ? 'worse' : isGood ? 'not worse' : 'not enough evidence';
    return { measure, verdict, release: one, others: other };
  });
  const isWorse = findings.some(({ verdict }) => verdict === 'worse');
  const isGood = findings.every(({ measure, verdict }) => verdict === 'not worse' || !NEEDED.includes(measure));
  return { verdict: isWorse ? 'worse' : isGood ? 'not worse' : 'not enough evidence', findings };
}

/** Returns the share of visitors for whom a measure was bad; null if no browser told it. */
export function shareOf(measure: Measure, visits: readonly Visit[]): number | null {
  const { visitors, bad } = countsOf(visits)[measure];
  return visitors === 0 ? null : bad / visitors;
}

/** Counts the visitors of visits, by measure: those whose browser told it. */
function countsOf(visits: readonly Visit[]): Counts {
  const visitors = visitorsOf(visits);
  const countOf = (isBad: (told: Told) => boolean | undefined): Count => {
    const told = visitors.map(isBad).filter((bad) => bad !== undefined);
    return { visitors: told.length, bad: told.filter(Boolean).length };
  };
  return {
    errors: countOf(({ failed }) => failed),
    hydration: countOf(({ hydrationFailed }) => hydrationFailed),
    lcp: countOf(({ lcp }) => (lcp === undefined ? undefined : lcp > SLOW.lcp)),
    inp: countOf(({ inp }) => (inp === undefined ? undefined : inp > SLOW.inp)),
  };
}

/** Returns what each visitor's browser told: the worst of all visits. */
function visitorsOf(visits: readonly Visit[]): readonly Told[] {
  const visitors = new Map<string, Told>();
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

const largest = (name: 'lcp' | 'inp', one: number | undefined, other: number | undefined) =>
  one === undefined && other === undefined ? {} : { [name]: Math.max(one ?? 0, other ?? 0) };

const NAMES: Readonly<Record<Measure, string>> = {
  errors: 'errors',
  hydration: 'hydration failures',
  lcp: `LCP above ${SLOW.lcp} ms`,
  inp: `INP above ${SLOW.inp} ms`,
};

/** Returns the figures of findings in one line: of those that decided, or of all if none did. */
export function figuresOf({ verdict, findings }: Judgement): string {
  const deciding = findings.filter(
    (one) => one.verdict === verdict && (verdict === 'worse' || NEEDED.includes(one.measure)),
  );
  const told = ({ visitors, bad }: Count) => `${bad} of ${visitors} visitors`;
  return (deciding.length > 0 ? deciding : findings)
    .map(({ measure, release, others }) => `${NAMES[measure]} ${told(release)}, others ${told(others)}`)
    .join('; ');
}
