import { expect, test } from '@jest/globals';
import { comparison, type Figure, isMet } from '../report.ts';
import { CONTESTANTS } from './contestants.ts';
import { withTables } from './document.ts';
import { plot } from './plot.ts';
import {
  keyOf,
  median,
  mediansOf,
  NAVIGATION_PATH,
  PATHS,
  type Results,
  type Samples,
  TAP_PATHS,
  targetsOf,
} from './results.ts';

const MARKS =
  'Before\n<!-- Written by `npm run bench -- pages`. -->\nEarlier tables\n<!-- The end of what is written. -->\nAfter';

/** Samples in which every target is met: plain federation is slower, all else equal. */
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

const resultsOf = (samples: Samples): Results => ({
  machine: { cpu: 'Some CPU', cores: 2, memoryGiB: 8, node: 'v20.19.0', platform: 'linux x64' },
  date: '2026-01-02',
  load: { before: 0.1, after: 1.5 },
  minutes: 51.6,
  repeats: 3,
  samples,
  lcpElements: { 'phone /': 'h1 Title', 'desktop /': 'h1 Title' },
});

test.each<[readonly number[], number]>([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('medians have the name of their samples, and their unit', () => {
  const samples = { [keyOf('phone', '/', 'tapWorked', 'this site')]: [1, 3, 2] };
  expect(mediansOf(samples)).toEqual([{ name: 'phone /: tapWorked, this site', value: 2, unit: 'ms' }]);
});

test('targets are met by samples that meet them', () => {
  expect(targetsOf(samplesOf()).filter((figure) => !isMet(figure))).toEqual([]);
});

test.each<[key: string, values: number[], name: string, value: number]>([
  [keyOf('phone', '/contact', 'lcp', 'this site'), [1100, 1100, 1111], 'LCP to no scripts', 1100 / 1010],
  [keyOf('phone', '/contact', 'lcp', 'plain federation'), [1010], 'LCP to plain federation', 1],
  [keyOf('phone', '/', 'longestTask', 'this site'), [120], 'longest task', 120],
  [keyOf('phone', '/', 'script', 'one bundle'), [100_000], 'script of /', 1.35],
  [keyOf('desktop', NAVIGATION_PATH, 'navPrefetched', 'this site'), [90, 110, 130], 'navigation, prefetched', 110],
  [keyOf('phone', '/faqs', 'lighthouse', 'this site'), [97, 98, 100], 'Lighthouse', 98],
])('%s of %j misses a target', (key, values, name, value) => {
  const missed = targetsOf({ ...samplesOf(), [key]: values }).filter((figure) => !isMet(figure));
  expect(missed.find((figure) => figure.name.startsWith(name))?.value).toBeCloseTo(value);
});

test('a page that was not measured misses its target', () => {
  const { [keyOf('phone', '/', 'lcp', 'this site')]: _, ...others } = samplesOf();
  expect(targetsOf(others).every(isMet)).toBe(false);
});

test('tables replace what is between the marks, and nothing else', () => {
  const document = withTables(MARKS, resultsOf(samplesOf()));
  expect(document).toMatch(/^Before\n<!-- Written[\s\S]*<!-- The end of what is written. -->\nAfter$/);
  expect(document).not.toContain('Earlier');
  expect(document).toContain('| LCP to plain federation, phone, worst page | 0.246 | at most 0.5 | met |');
  expect(document).toContain('| / | largest paint (LCP), ms | 1,010 (1,000–1,020) | 1,010 (1,000–1,020) |');
  expect(document).toContain('| /faqs | 99 (98–100) |');
  expect(withTables(document, resultsOf(samplesOf()))).toBe(document);
});

test('a document without marks is refused', () => {
  expect(() => withTables('No marks', resultsOf(samplesOf()))).toThrow('no marks');
});

test('the plot has a bar for each page and contestant, as long as its time', () => {
  const widths = [
    ...plot(resultsOf(samplesOf())).matchAll(/<rect class="c(\d)" x="150" y="\d+" width="([\d.]+)" height="10"/g),
  ];
  expect(widths).toHaveLength(PATHS.length * CONTESTANTS.length);
  const [own, , , plain] = widths.map(([, , width]) => Number(width));
  expect((plain ?? 0) / (own ?? 1)).toBeCloseTo(4100 / 1010, 2);
});

test('a comparison names what differs by more than a twentieth', () => {
  const figure = (name: string, value: number): Figure => ({ name, value, unit: 'ms' });
  const now = [figure('same', 104), figure('slower', 150), figure('quicker', 50), figure('new', 1)];
  const before = [figure('same', 100), figure('slower', 100), figure('quicker', 100)];
  expect(comparison(before, now).split('\n')).toEqual(['slower   100  150 ms  × 1.50', 'quicker  100  50 ms   × 0.50']);
  expect(comparison(before, [figure('same', 100)])).toBe('Nothing differs by more than a twentieth.');
});
