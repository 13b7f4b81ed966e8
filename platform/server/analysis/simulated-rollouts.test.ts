import { describe, expect, it } from '@jest/globals';
import { CANARY_RULES, RELEASE_RULES } from './analyse.ts';
import { type Rates, type Simulated, seeded, simulate, USUAL } from './simulate.fixture.ts';

describe('a simulated rollout that is analysed every 10 seconds', () => {
  const RUNS = process.env.TEST_ALL === '1' ? 100 : 20;
  const run = (seed: number, release: Rates, baseline: Rates, site: Partial<Simulated> = {}) => {
    const random = seeded(seed);
    const set = { release, baseline, visits: 100_000, traffic: 50, rules: CANARY_RULES, hours: 0.1, random, ...site };
    const verdicts = Array.from({ length: RUNS }, () => simulate(set));
    return (expected: string) => verdicts.filter((found) => found === expected).length / RUNS;
  };

  it('finds less than one of 100 releases worse that are like the baseline, or worse within the bound', () => {
    const site = { ...USUAL, errors: 0.04 };
    expect(run(1, site, site)('worse')).toBeLessThan(0.01);
    const within = { ...site, errors: 0.05, hydration: 0.004 };
    expect(run(2, within, site)('worse')).toBeLessThan(0.01);
    const before = { traffic: 100, before: 10_000, rules: RELEASE_RULES };
    expect(run(3, site, site, before)('worse')).toBeLessThan(0.01);
  });

  it('finds more than 95 of 100 releases worse that have twice as many errors, and widens none', () => {
    const outcome = run(4, { ...USUAL, errors: 0.08 }, { ...USUAL, errors: 0.04 }, { hours: 0.4, widens: true });
    expect([outcome('worse') > 0.95, outcome('not worse')]).toEqual([true, 0]);
  });
});
