import { describe, expect, it } from '@jest/globals';
import { evidenceBeyond, evidenceWithin, limitAt } from './evidence.ts';

/** Jest looks up a global each time that it is used, which takes longer than to compute. */
const { log: ln, sin, PI } = Math;

const bound = { factor: 1.25, add: 0.002 };
const count = (bad: number, visitors: number) => ({ bad, visitors });

/** Returns the logarithm of a likelihood, averaged over shares by Jeffreys' distribution: by sums, in place of formulas. */
function averaged(bad: number, visitors: number): number {
  let [sum, weights] = [0, 0];
  for (let i = 0.5; i < 200_000; i += 1) {
    // Jeffreys' distribution of p is even in the angle whose sine squared is p.
    const p = sin((i / 200_000) * (PI / 2)) ** 2;
    sum += p ** bad * (1 - p) ** (visitors - bad);
    weights += 1;
  }
  return Math.log(sum / weights);
}

const log = (bad: number, visitors: number, p: number) => bad * ln(p) + (visitors - bad) * ln(1 - p);

describe('evidenceBeyond', () => {
  it('is the average likelihood over the largest within the bound, as a search of all shares finds it', () => {
    const [release, baseline] = [count(9, 40), count(4, 60)];
    let largest = Number.NEGATIVE_INFINITY;
    for (let p = 0.0005; p < 1; p += 0.0005) {
      for (let q = 0.0005; q <= limitAt(bound, p); q += 0.0005) {
        const likelihood = log(9, 40, q) + log(4, 60, p);
        if (likelihood > largest) largest = likelihood;
      }
    }
    const expected = averaged(9, 40) + averaged(4, 60) - largest;
    expect(evidenceBeyond(bound, release, baseline)).toBeCloseTo(expected, 3);
  });

  it('is none without visitors, and below 0 for shares within the bound', () => {
    expect(evidenceBeyond(bound, count(0, 0), count(0, 0))).toBeCloseTo(0, 9);
    expect(evidenceBeyond(bound, count(0, 1000), count(10, 1000))).toBeLessThan(0);
    expect(evidenceBeyond(bound, count(12, 1000), count(10, 1000))).toBeLessThan(0);
  });

  it.each([
    [1000, 1000, 0, 1000],
    [1000, 1000, 1000, 1000],
    [0, 100_000, 0, 5],
    [1, 1, 0, 1_000_000],
    [50_000, 1_000_000, 1, 2],
  ])('is a number for %d of %d beside %d of %d', (bad, visitors, otherBad, otherVisitors) => {
    const args = [bound, count(bad, visitors), count(otherBad, otherVisitors)] as const;
    expect(Number.isFinite(evidenceBeyond(...args))).toBe(true);
    expect(Number.isFinite(evidenceWithin(...args))).toBe(true);
  });
});

describe('evidenceWithin', () => {
  const doubled = { factor: 2, add: 0.01 };
  it('needs visitors, even where nobody met anything bad', () => {
    const within = (visitors: number) => evidenceWithin(doubled, count(0, visitors), count(0, 100_000));
    expect(within(50)).toBeLessThan(Math.log(20));
    expect(within(2000)).toBeGreaterThan(Math.log(20));
  });

  it('is none for a release that is at the bound', () => {
    expect(evidenceWithin(doubled, count(200, 10_000), count(100, 10_000))).toBeLessThan(0);
  });
});
