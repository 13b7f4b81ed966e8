import { describe, expect, it } from '@jest/globals';
import type { Visit } from '../reports/visits.ts';
import { analyse, CANARY_RULES, describeAnalysis, MOST_BAD, RELEASE_RULES } from './analyse.ts';

/** Returns visits of `count` visitors, of whom the first `failed` met an error. */
const visits = (count: number, failed = 0, more: Partial<Visit> = {}): Visit[] =>
  Array.from({ length: count }, (_, i) => ({
    visitor: i.toString(16).padStart(16, '0'),
    set: 'a'.repeat(16),
    remote: 'marketing',
    version: '1',
    at: i,
    failed: i < failed,
    hydrationFailed: false,
    ...more,
  }));

const verdict = (release: Visit[], baseline: Visit[], step = 1) =>
  analyse(release, baseline, step, CANARY_RULES).verdict;

describe('analyse', () => {
  it('has not enough evidence without visitors, with few, and without a baseline', () => {
    expect(verdict([], [])).toBe('not enough evidence');
    expect(verdict(visits(3, 3), visits(5000, 50))).toBe('not enough evidence');
    expect(verdict(visits(20), visits(5000, 50))).toBe('not enough evidence');
    expect(verdict(visits(100, 5), [])).toBe('not enough evidence');
  });

  it('finds a release worse by each measure, with the figures', () => {
    const baseline = visits(5000, 50, { lcp: 1000, inp: 50 });
    expect(verdict(visits(40, 20), baseline)).toBe('worse');
    expect(verdict(visits(40, 0, { hydrationFailed: true }), baseline)).toBe('worse');
    expect(verdict(visits(60, 0, { lcp: 4000 }), baseline)).toBe('worse');
    const slow = analyse(visits(60, 0, { inp: 500 }), baseline, 1, CANARY_RULES);
    expect(describeAnalysis(slow)).toBe('INP above 200 ms 60 of 60 visitors, baseline 0 of 5000 visitors');
  });

  it('finds a release not worse after enough visitors, even without vitals, which not every browser reports', () => {
    const good = analyse(visits(2000, 10), visits(20_000, 200), 1, CANARY_RULES);
    expect(good.verdict).toBe('not worse');
    expect(describeAnalysis(good)).toBe(
      'errors 10 of 2000 visitors, baseline 200 of 20000 visitors; hydration failures 0 of 2000 visitors, baseline 0 of 20000 visitors',
    );
    expect(verdict(visits(2000, 40), visits(20_000, 200))).not.toBe('not worse');
  });

  it('counts a visitor once, by the worst visit, so that one address cannot end a canary by many reports', () => {
    const reports = Array.from({ length: 10_000 }, () => visits(1, 1)).flat();
    const found = analyse([...visits(50), ...reports], visits(5000, 50), 1, CANARY_RULES);
    expect(found.findings[0]?.release).toEqual({ visitors: 50, bad: 1 });
    expect(found.verdict).toBe('not enough evidence');
  });

  it('needs many addresses to roll back a live release, and few to end a canary', () => {
    /** Returns the number of false reports among 1000 visitors that makes a release worse. */
    const needed = (rules: typeof CANARY_RULES) => {
      const baseline = visits(5000, 50);
      for (let falseReports = 0; ; falseReports += 1) {
        if (analyse(visits(1000 + falseReports, 10 + falseReports), baseline, 1, rules).verdict === 'worse')
          return falseReports;
      }
    };
    expect(needed(CANARY_RULES)).toBeGreaterThanOrEqual(15);
    expect(needed(RELEASE_RULES)).toBeGreaterThanOrEqual(50);
    // Few addresses change nothing, even with hardly any other visitors.
    expect(analyse(visits(49, 49), visits(5000), 1, RELEASE_RULES).verdict).toBe('not enough evidence');
  });

  it('does not widen a canary because of false reports about the baseline', () => {
    const falseReports = visits(10_000, 9000);
    expect(verdict(visits(2000, 2000 * MOST_BAD + 1), falseReports)).toBe('not enough evidence');
    expect(verdict(visits(2000, 20), falseReports)).toBe('not worse');
  });

  it('needs more evidence with each step, so that the error probabilities of all steps add up to the limit', () => {
    const [release, baseline] = [visits(60, 12), visits(5000, 50)];
    const steps = Array.from({ length: 20 }, (_, i) => verdict(release, baseline, i + 1));
    expect(steps[0]).toBe('worse');
    expect(steps.at(-1)).toBe('not enough evidence');
  });
});
