import { type Figure, type machine, median } from '../report.ts';
import { CONTESTANTS, type Contestant } from './contestants.ts';
import type { ProfileName } from './visit.ts';

/** One value for each repeat, by `<profile> <path>: <measure>, <contestant>`. */
export type Samples = Record<string, number[]>;

/** A run. */
export interface Results {
  readonly machine: ReturnType<typeof machine>;
  /** Date, such as `2026-11-23`. */
  readonly date: string;
  /** Load average of the machine. */
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

/** Returns the figures that have a target: ratios of medians, of the worst page. */
export function targetsOf(samples: Samples): Figure[] {
  const value = (profile: ProfileName, path: string, measure: Measure, contestant: Contestant = 'this site') =>
    median(samples[keyOf(profile, path, measure, contestant)] ?? []);
  const ratio = (path: string, measure: Measure, other: Contestant) =>
    value('phone', path, measure) / value('phone', path, measure, other);
  const figure = (name: string, unit: string, atMost: number, worst: readonly number[]): Figure => {
    return { name, unit, target: { atMost }, value: Math.max(...worst) };
  };
  const [, ...otherContestants] = CONTESTANTS;
  const lcp = (other: Contestant, atMost: number) =>
    figure(
      `LCP to ${other}, phone, worst page`,
      '',
      atMost,
      PATHS.map((path) => ratio(path, 'lcp', other)),
    );
  const scores = Object.entries(samples).filter(([name]) => name.includes(': lighthouse,'));
  const lighthouse = {
    name: 'Lighthouse, mobile performance, worst page',
    unit: 'points',
    target: { atLeast: 99 },
    value: Math.min(...scores.map(([, values]) => median(values))),
  };
  return [
    ...otherContestants.map((other) =>
      lcp(other, { 'no scripts': 1.05, 'one bundle': 1, 'plain federation': 0.5 }[other] ?? 1),
    ),
    figure(
      'longest task, phone, worst page',
      'ms',
      100,
      PATHS.map((path) => value('phone', path, 'longestTask')),
    ),
    figure(
      'TBT, phone, worst page',
      'ms',
      80,
      PATHS.map((path) => value('phone', path, 'tbt')),
    ),
    figure(
      'contact button works, to one bundle, phone, worse page',
      '',
      1.05,
      TAP_PATHS.map((path) => ratio(path, 'tapWorked', 'one bundle')),
    ),
    figure('script of /, to one bundle', '', 1.15, [ratio('/', 'script', 'one bundle')]),
    figure('navigation, prefetched, desktop', 'ms', 100, [value('desktop', NAVIGATION_PATH, 'navPrefetched')]),
    ...(scores.length > 0 ? [lighthouse] : []),
  ];
}
