import { expect, test } from '@jest/globals';
import { isMet, median } from '../report.ts';
import { CONTESTANTS } from './contestants.ts';
import { withTables } from './document.ts';
import { keyOf, NAVIGATION_PATH, PATHS, type Results, type Samples, TAP_PATHS, targetsOf } from './results.ts';

/** Returns samples that meet every target: plain federation is slower, everything else is equal. */
function samplesOf(): Samples {
  const samples: Samples = {};
  for (const contestant of CONTESTANTS) {
    const lcp = contestant === 'plain federation' ? [4000, 4100, 4200] : [1000, 1010, 1020];
    for (const path of PATHS) {
      samples[keyOf('phone', path, 'lcp', contestant)] = lcp;
      for (const measure of ['longestTask', 'tbt'] as const) samples[keyOf('phone', path, measure, contestant)] = [60];
    }
    for (const path of TAP_PATHS) samples[keyOf('phone', path, 'tapWorked', contestant)] = [1500];
    samples[keyOf('phone', '/', 'script', contestant)] = [135_000];
    samples[keyOf('desktop', NAVIGATION_PATH, 'navPrefetched', contestant)] = [80];
  }
  for (const path of ['/', '/faqs']) samples[keyOf('phone', path, 'lighthouse', 'this site')] = [98, 99, 100];
  return samples;
}

const missed = (samples: Samples) => targetsOf(samples).filter((figure) => !isMet(figure));

test.each<[readonly number[], number]>([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('a page that was not measured misses its target', () => {
  expect(missed(samplesOf())).toEqual([]);
  const { [keyOf('phone', '/', 'lcp', 'this site')]: _, ...incomplete } = samplesOf();
  expect(missed(incomplete)).not.toEqual([]);
});

test.each<[key: string, values: number[], name: string, value: number]>([
  [keyOf('phone', '/contact', 'lcp', 'this site'), [1100, 1100, 1111], 'LCP to no scripts', 1100 / 1010],
  [keyOf('phone', '/', 'longestTask', 'this site'), [120], 'longest task', 120],
  [keyOf('phone', '/', 'script', 'one bundle'), [100_000], 'script of /', 1.35],
  [keyOf('desktop', NAVIGATION_PATH, 'navPrefetched', 'this site'), [90, 110, 130], 'navigation, prefetched', 110],
  [keyOf('phone', '/faqs', 'lighthouse', 'this site'), [97, 98, 100], 'Lighthouse', 98],
])('%s of %j misses a target', (key, values, name, value) => {
  const figure = missed({ ...samplesOf(), [key]: values }).find((target) => target.name.startsWith(name));
  expect(figure?.value).toBeCloseTo(value);
});

test('tables replace the text between the marks of a document', () => {
  const marks = ['<!-- Written by `npm run bench -- pages`. -->', '<!-- End of the written part. -->'];
  const results: Results = {
    machine: { cpu: 'Some CPU', cores: 2, memoryGiB: 8, node: 'v20.19.0', platform: 'linux x64' },
    date: '2026-01-02',
    load: { before: 0.1, after: 1.5 },
    minutes: 51.6,
    repeats: 3,
    samples: samplesOf(),
    lcpElements: { 'phone /': 'h1 Title' },
  };
  const document = withTables(`Before\n${marks[0]}\nEarlier tables\n${marks[1]}\nAfter`, results);
  expect(document.startsWith(`Before\n${marks[0]}`)).toBe(true);
  expect(document.endsWith(`${marks[1]}\nAfter`)).toBe(true);
  expect(document).not.toContain('Earlier');
  expect(document).toContain('| LCP to plain federation, phone, worst page | 0.246 | at most 0.5 | met |');
  expect(document).toContain('| / | largest paint (LCP), ms | 1,010 (1,000–1,020) | 1,010 (1,000–1,020) |');
  expect(document).toContain('| /faqs | 99 (98–100) |');
  expect(() => withTables('No marks', results)).toThrow('has no marks');
});
