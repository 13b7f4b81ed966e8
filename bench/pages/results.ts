import { type Figure, type machine, median } from '../report.ts';
import type { Contestant } from './contestants.ts';
import type { ProfileName } from './visit.ts';

/** One value for each repeat, by `<profile> <path>: <measure>, <contestant>`. */
export type Samples = Record<string, number[]>;

/** A run. */
export interface Results {
  readonly machine: ReturnType<typeof machine>;
  /** Date, such as `2026-11-23`. */
  readonly date: string;
  readonly load: { readonly before: number; readonly after: number };
  readonly minutes: number;
  readonly repeats: number;
  readonly samples: Samples;
  /** The element of the largest paint of this site, by `<profile> <path>`. */
  readonly lcpElements: Readonly<Record<string, string>>;
}

/** Measured pages. */
export const PATHS = ['/', '/post/kettle', '/services/ecommerce', '/sell/ecommerce', '/contact'] as const;

/** Pages with a contact button in the first screen of a phone. */
export const TAP_PATHS = ['/', '/services/ecommerce'] as const;

/** Where navigations from `/` lead. Another remote serves it. */
export const NAVIGATION_PATH = '/services/ecommerce';

/** Names and units of measures in tables. */
export const MEASURES = {
  lcp: ['largest paint (LCP)', 'ms'],
  fcp: ['first paint (FCP)', 'ms'],
  ttfb: ['first byte (TTFB)', 'ms'],
  cls: ['layout shift (CLS)', ''],
  tbt: ['blocking time (TBT)', 'ms'],
  longestTask: ['longest task', 'ms'],
  tapTakes: ['contact button, tap to contact page', 'ms'],
  tapWorked: ['contact button, start to contact page', 'ms'],
  navCold: ['navigation, cold', 'ms'],
  navPrefetched: ['navigation, prefetched', 'ms'],
  navBack: ['navigation, back', 'ms'],
  script: ['script', 'B'],
  html: ['HTML', 'B'],
  css: ['style sheets', 'B'],
  font: ['fonts', 'B'],
  image: ['pictures', 'B'],
  other: ['other', 'B'],
  requests: ['requests', 'requests'],
  lighthouse: ['Lighthouse, mobile performance', 'points'],
} as const satisfies Record<string, readonly [name: string, unit: string]>;

export type Measure = keyof typeof MEASURES;

/** Returns the key of samples. */
export const keyOf = (profile: ProfileName, path: string, measure: Measure, contestant: Contestant): string =>
  `${profile} ${path}: ${measure}, ${contestant}`;

/** Returns the medians of all samples. */
export const mediansOf = (samples: Samples): Figure[] =>
  Object.entries(samples).map(([name, values]) => {
    const [, measure = ''] = /: (\w+),/.exec(name) ?? [];
    return { name, value: median(values), unit: MEASURES[measure as Measure][1] };
  });

/** Returns the figures that have a target: medians of the worst page, or their ratio to another contestant. */
export function targetsOf(samples: Samples): Figure[] {
  const value = (profile: ProfileName, path: string, measure: Measure, contestant: Contestant) =>
    median(samples[keyOf(profile, path, measure, contestant)] ?? []);
  const worst = (paths: readonly string[], measure: Measure, other?: Contestant) => {
    const figures = paths.map((path) => {
      const own = value('phone', path, measure, 'this site');
      return other ? own / value('phone', path, measure, other) : own;
    });
    return Math.max(...figures);
  };
  const prefetched = value('desktop', NAVIGATION_PATH, 'navPrefetched', 'this site');
  const targets: Figure[] = [
    atMost('LCP to no scripts, phone, worst page', 1.05, worst(PATHS, 'lcp', 'no scripts')),
    atMost('LCP to one bundle, phone, worst page', 1, worst(PATHS, 'lcp', 'one bundle')),
    atMost('LCP to plain federation, phone, worst page', 0.5, worst(PATHS, 'lcp', 'plain federation')),
    atMost('longest task, phone, worst page', 100, worst(PATHS, 'longestTask'), 'ms'),
    atMost('TBT, phone, worst page', 80, worst(PATHS, 'tbt'), 'ms'),
    atMost('contact button works, to one bundle, phone, worse page', 1.05, worst(TAP_PATHS, 'tapWorked', 'one bundle')),
    atMost('script of /, to one bundle', 1.15, worst(['/'], 'script', 'one bundle')),
    atMost('navigation, prefetched, desktop', 100, prefetched, 'ms'),
  ];
  const scores = Object.entries(samples).filter(([name]) => name.includes(': lighthouse,'));
  if (scores.length === 0) return targets;
  const lowest = Math.min(...scores.map(([, values]) => median(values)));
  const name = 'Lighthouse, mobile performance, worst page';
  return [...targets, { name, unit: 'points', target: { atLeast: 99 }, value: lowest }];
}

const atMost = (name: string, limit: number, value: number, unit = ''): Figure => ({
  name,
  unit,
  target: { atMost: limit },
  value,
});
