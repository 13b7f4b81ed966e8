/** Visitors of one release, and how many of them met something bad. */
export interface Count {
  readonly visitors: number;
  readonly bad: number;
}

/** The share of bad visits that is still accepted: `factor` times that of the others or `add` more, whichever is larger. */
export interface Bound {
  readonly factor: number;
  /** A share: 0.01 is one visitor of 100. */
  readonly add: number;
}

/**
 * Returns the evidence that a release is beyond a bound: the natural logarithm of an e-value. Under the null hypothesis, whichever shares
 * within the bound are the true ones, the chance that it ever reaches log(1/α) is at most α, however often one looks (Ville's
 * inequality): it is a mixture of likelihoods, divided by the largest likelihood within the bound.
 * See Lindon, Sanden, Shirikian: Rapid Regression Detection in Software Deployments through Sequential Testing (arXiv 2205.14762);
 * for composite hypotheses Wasserman, Ramdas, Balakrishnan: Universal inference (PNAS 117, 2020).
 */
export function evidenceBeyond(bound: Bound, release: Count, baseline: Count): number {
  return evidence(bound, release, baseline, (share, limit) => share <= limit);
}

/** Returns the evidence that a release is within a bound: against the hypothesis that it is at the bound or beyond. As `evidenceBeyond`. */
export function evidenceWithin(bound: Bound, release: Count, baseline: Count): number {
  return evidence(bound, release, baseline, (share, limit) => share >= limit);
}

function evidence(
  bound: Bound,
  release: Count,
  baseline: Count,
  isNull: (share: number, limit: number) => boolean,
): number {
  const [share, other] = [shareOf(release), shareOf(baseline)];
  const limit = limitAt(bound, other);
  const mixture = logMixture(release) + logMixture(baseline);
  if (isNull(share, limit)) return mixture - logLikelihood(release, share) - logLikelihood(baseline, other);
  // The likelihood falls towards the bound from both sides, so its maximum within the hypothesis is on the bound.
  const onBound = (p: number) => logLikelihood(release, limitAt(bound, p)) + logLikelihood(baseline, p);
  const back = Math.max(0, Math.min(share / bound.factor, share - bound.add));
  return mixture - maximum(onBound, Math.min(back, other), Math.max(back, other), bound.add / (bound.factor - 1));
}

const shareOf = ({ visitors, bad }: Count): number => (visitors === 0 ? 0 : bad / visitors);

/** Returns the largest share of bad visits that a bound accepts beside others with the share `p`. */
export const limitAt = ({ factor, add }: Bound, p: number): number => Math.min(1, Math.max(factor * p, p + add));

/** Returns log(p^bad (1 − p)^(visitors − bad)). */
function logLikelihood({ visitors, bad }: Count, p: number): number {
  const good = visitors - bad;
  return (bad === 0 ? 0 : bad * Math.log(p)) + (good === 0 ? 0 : good * Math.log1p(-p));
}

/** Returns the logarithm of the likelihood, averaged over all shares by Jeffreys' distribution, Beta(½, ½). */
const logMixture = ({ visitors, bad }: Count): number =>
  logGamma(bad + 0.5) + logGamma(visitors - bad + 0.5) - logGamma(visitors + 1) - Math.log(Math.PI);

/** Steps of a search: each leaves 0.618 of its interval, so that 40 leave less than 10^-8 of it. */
const SEARCH_STEPS = 40;

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Returns the maximum of a function from `low` to `high` that is concave on both sides of `kink`. */
function maximum(of: (p: number) => number, low: number, high: number, kink: number): number {
  const middle = Math.min(high, Math.max(low, kink));
  return Math.max(peak(of, low, middle), peak(of, middle, high));
}

/** Returns the maximum of a concave function, by golden sections. */
function peak(of: (p: number) => number, low: number, high: number): number {
  let best = Math.max(of(low), of(high));
  let [from, to] = [low, high];
  let [left, right] = [to - GOLDEN * (to - from), from + GOLDEN * (to - from)];
  let [atLeft, atRight] = [of(left), of(right)];
  for (let i = 0; i < SEARCH_STEPS && to > from; i += 1) {
    best = Math.max(best, atLeft, atRight);
    if (atLeft < atRight) {
      [from, left, atLeft] = [left, right, atRight];
      right = from + GOLDEN * (to - from);
      atRight = of(right);
    } else {
      [to, right, atRight] = [right, left, atLeft];
      left = to - GOLDEN * (to - from);
      atLeft = of(left);
    }
  }
  return Math.max(best, atLeft, atRight);
}

/** Returns log Γ(x) for x ≥ ½, to 10 digits: Stirling's series, from 8 on. */
function logGamma(x: number): number {
  let [z, shift] = [x, 0];
  for (; z < 8; z += 1) shift -= Math.log(z);
  const series = 1 / (12 * z) - 1 / (360 * z ** 3) + 1 / (1260 * z ** 5) - 1 / (1680 * z ** 7);
  return shift + (z - 0.5) * Math.log(z) - z + Math.log(2 * Math.PI) / 2 + series;
}
