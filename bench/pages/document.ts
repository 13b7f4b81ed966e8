import { isMet } from '../report.ts';
import { CONTESTANTS } from './contestants.ts';
import {
  keyOf,
  MEASURES,
  type Measure,
  median,
  NAVIGATION_PATH,
  PATHS,
  type Results,
  TAP_PATHS,
  targetsOf,
} from './results.ts';
import type { ProfileName } from './visit.ts';

const START = '<!-- Written by `npm run bench -- pages`. -->';
const END = '<!-- The end of what is written. -->';

/** Returns a document with the tables of a run between its marks. Throws if it has no marks. */
export function withTables(document: string, results: Results): string {
  const [before, rest] = document.split(START);
  const [, after] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined) throw new Error(`The document has no marks: ${START}`);
  return `${before}${START}\n\n${tables(results)}\n\n${END}${after}`;
}

/** What is compared on each page. On desktops the bytes are nearly the same. */
const OF_LOADS: Readonly<Record<ProfileName, readonly Measure[]>> = {
  phone: [
    'lcp',
    'fcp',
    'ttfb',
    'cls',
    'tbt',
    'longestTask',
    'script',
    'html',
    'css',
    'font',
    'image',
    'other',
    'requests',
  ],
  desktop: ['lcp', 'fcp', 'ttfb', 'cls', 'tbt', 'longestTask'],
};

function tables({ machine, date, load, minutes, repeats, samples, lcpElements }: Results): string {
  const on = `${machine.cpu}, ${machine.cores} cores, ${machine.memoryGiB} GiB, Node ${machine.node.slice(1)}`;
  const targets = targetsOf(samples).map((figure) => {
    const { atMost, atLeast } = figure.target ?? {};
    const wanted = atMost === undefined ? `at least ${atLeast}` : `at most ${atMost}`;
    return [figure.name, `${number(figure.value)} ${figure.unit}`.trim(), wanted, isMet(figure) ? 'met' : 'missed'];
  });
  const scores = Object.entries(samples).flatMap(([name, values]) => {
    const [, path] = /^phone (\S+): lighthouse,/.exec(name) ?? [];
    return path === undefined ? [] : [[path, spread(values)]];
  });
  return [
    `${date}, ${on}; load average ${number(load.before)} before, ${number(load.after)} after; ${Math.round(minutes)} minutes. Medians of ${repeats}, the least and the greatest value in brackets.`,
    '## Targets',
    markdown(['figure', 'measured', 'target', ''], targets),
    ...(['phone', 'desktop'] as const).flatMap((profile) => [
      `## On a ${profile}`,
      markdown(
        ['page', 'measure', ...CONTESTANTS, ...CONTESTANTS.slice(1).map((other) => `to ${other}`)],
        rows(profile, samples),
      ),
    ]),
    '## Largest paint of this site',
    markdown(
      ['page', 'phone', 'desktop'],
      PATHS.map((path) => [
        path,
        ...(['phone', 'desktop'] as const).map((name) => lcpElements[`${name} ${path}`] ?? ''),
      ]),
    ),
    ...(scores.length > 0 ? ['## Lighthouse, mobile performance', markdown(['page', 'points'], scores)] : []),
  ].join('\n\n');
}

function rows(profile: ProfileName, samples: Results['samples']): string[][] {
  const row = (path: string, measure: Measure) => {
    const all = CONTESTANTS.map((contestant) => samples[keyOf(profile, path, measure, contestant)] ?? []);
    const [own = Number.NaN, ...others] = all.map(median);
    const [name, unit] = MEASURES[measure];
    const ratios = others.map((other) => (other > 0 ? (own / other).toFixed(2) : ''));
    return [path, unit === '' || unit === name ? name : `${name}, ${unit}`, ...all.map(spread), ...ratios];
  };
  // A page without style sheets needs no row for them.
  const isSome = (path: string) => (measure: Measure) =>
    CONTESTANTS.some((contestant) => samples[keyOf(profile, path, measure, contestant)]?.some((value) => value > 0));
  return [
    ...PATHS.flatMap((path) => OF_LOADS[profile].filter(isSome(path)).map((measure) => row(path, measure))),
    ...TAP_PATHS.flatMap((path) => (['tapTakes', 'tapWorked'] as const).map((measure) => row(path, measure))),
    ...(['navCold', 'navPrefetched', 'navBack'] as const).map((measure) => row(NAVIGATION_PATH, measure)),
  ];
}

/** The median; with the least and the greatest value, if they differ. */
function spread(values: readonly number[]): string {
  if (values.length === 0) return '';
  const [least, greatest] = [Math.min(...values), Math.max(...values)].map(number);
  return least === greatest ? number(median(values)) : `${number(median(values))} (${least}–${greatest})`;
}

const number = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 10 ? 3 : 0 });

function markdown(head: readonly string[], body: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
