import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '@platform/cli/process/steps';
import { root } from '@platform/cli/workspace';
import { isMet, median, targetText } from '../report.ts';
import { CONTESTANTS } from './contestants.ts';
import {
  keyOf,
  MEASURES,
  type Measure,
  NAVIGATION_PATH,
  PATHS,
  type Results,
  TAP_PATHS,
  targetsOf,
} from './results.ts';
import type { ProfileName } from './visit.ts';

const START = '<!-- Written by `npm run bench -- pages`. -->';
const END = '<!-- End of the written part. -->';

/** Measures of each page. On desktops the bytes are nearly the same as on phones. */
const PAINT = ['lcp', 'fcp', 'ttfb', 'cls', 'tbt', 'longestTask'] as const;
const MEASURES_OF_PAGES: Readonly<Record<ProfileName, readonly Measure[]>> = {
  phone: [...PAINT, 'script', 'html', 'css', 'font', 'image', 'other', 'requests'],
  desktop: PAINT,
};

/** Writes the tables into docs/performance.md, and the plot of the README. */
export function writeDocument(results: Results): void {
  const file = join(root, 'docs/performance.md');
  writeFileSync(file, withTables(readFileSync(file, 'utf8'), results));
  writeFileSync(join(root, 'docs/pictures/performance.svg'), plot(results));
  step('bench', file);
}

/** Returns a document with the tables of a run between its marks. Throws if it has no marks. */
export function withTables(document: string, results: Results): string {
  const [before, rest] = document.split(START);
  const [, after] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined) throw new Error(`The document has no marks: ${START}`);
  return `${before}${START}\n\n${tables(results)}\n\n${END}${after}`;
}

function tables({ machine, date, load, minutes, repeats, samples, lcpElements }: Results): string {
  const processor = `${machine.cpu}, ${machine.cores} cores, ${machine.memoryGiB} GiB, Node ${machine.node.slice(1)}`;
  const targets = targetsOf(samples).map((figure) => {
    const measured = `${number(figure.value)} ${figure.unit}`.trim();
    return [figure.name, measured, targetText(figure), isMet(figure) ? 'met' : 'missed'];
  });
  const scores = Object.entries(samples).flatMap(([name, values]) => {
    const [, path] = /^phone (\S+): lighthouse,/.exec(name) ?? [];
    return path === undefined ? [] : [[path, spread(values)]];
  });
  const columns = [...CONTESTANTS, ...CONTESTANTS.slice(1).map((contestant) => `to ${contestant}`)];
  const paints = PATHS.map((path) => [
    path,
    ...['phone', 'desktop'].map((name) => lcpElements[`${name} ${path}`] ?? ''),
  ]);
  return [
    `${date}, ${processor}; load average ${number(load.before)} before, ${number(load.after)} after; ${Math.round(minutes)} minutes. Medians of ${repeats}, the least and the greatest value in brackets.`,
    '## Targets',
    markdown(['figure', 'measured', 'target', ''], targets),
    ...(['phone', 'desktop'] as const).flatMap((profile) => [
      `## On a ${profile}`,
      markdown(['page', 'measure', ...columns], rows(profile, samples)),
    ]),
    '## Largest paint of this site',
    markdown(['page', 'phone', 'desktop'], paints),
    ...(scores.length > 0 ? ['## Lighthouse, mobile performance', markdown(['page', 'points'], scores)] : []),
  ].join('\n\n');
}

/** Returns a row for each page and measure, except where every value is 0. */
function rows(profile: ProfileName, samples: Results['samples']): string[][] {
  const row = (path: string, measure: Measure): string[][] => {
    const values = CONTESTANTS.map((contestant) => samples[keyOf(profile, path, measure, contestant)] ?? []);
    if (!values.flat().some((value) => value > 0)) return [];
    const [own = Number.NaN, ...otherMedians] = values.map(median);
    const [name, unit] = MEASURES[measure];
    const ratios = otherMedians.map((value) => (value > 0 ? (own / value).toFixed(2) : ''));
    return [[path, unit === '' || unit === name ? name : `${name}, ${unit}`, ...values.map(spread), ...ratios]];
  };
  return [
    ...PATHS.flatMap((path) => MEASURES_OF_PAGES[profile].flatMap((measure) => row(path, measure))),
    ...TAP_PATHS.flatMap((path) => [...row(path, 'tapTakes'), ...row(path, 'tapWorked')]),
    ...(['navCold', 'navPrefetched', 'navBack'] as const).flatMap((measure) => row(NAVIGATION_PATH, measure)),
  ];
}

/** Returns the median; with the least and the greatest value, if they differ. */
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

const WIDTH = 720;
const LEFT = 150;
const BAR = 12;
const GAP = 18;

/** Colours in light and dark, by contestant: this site in the site's iris. Each has a contrast of at least 3 to 1. */
const COLOURS = [
  ['#7c3aed', '#a78bfa'],
  ['#5b6472', '#9aa3b2'],
  ['#0b7285', '#3bc9db'],
  ['#b4540a', '#ffa94d'],
] as const;

/** Returns a plot of the largest paint on a phone as SVG: a bar for each page and contestant. Legible in light and dark. */
export function plot({ samples, repeats, date, load }: Results): string {
  const times = PATHS.map((path) =>
    CONTESTANTS.map((contestant) => median(samples[keyOf('phone', path, 'lcp', contestant)] ?? [])),
  );
  const scale = (WIDTH - LEFT - 90) / Math.max(...times.flat());
  const group = CONTESTANTS.length * BAR + GAP;
  const top = 76;
  const groups = PATHS.map((path, i) => {
    const y = top + i * group;
    const bars = (times[i] ?? []).map((time, j) => {
      const [width, from] = [(time * scale).toFixed(1), y + j * BAR];
      return (
        `<rect class="c${j}" x="${LEFT}" y="${from + 1}" width="${width}" height="${BAR - 2}"/>` +
        `<text class="small" x="${(LEFT + Number(width) + 6).toFixed(1)}" y="${from + 10}">${(time / 1000).toFixed(2)} s</text>`
      );
    });
    return `<text x="${LEFT - 10}" y="${y + group / 2 - 5}" text-anchor="end">${path}</text>${bars.join('')}`;
  });
  const legend = CONTESTANTS.map((contestant, j) => {
    const x = LEFT + j * 135;
    return `<rect class="c${j}" x="${x}" y="42" width="12" height="12"/><text x="${x + 18}" y="52">${contestant}</text>`;
  });
  const style = (theme: 0 | 1) => COLOURS.map((pair, j) => `.c${j}{fill:${pair[theme]}}`).join('');
  const height = top + PATHS.length * group + 16;
  const about = `${date}; medians of ${repeats}; load average ${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">
<title>Largest paint on a phone, by page: ${CONTESTANTS.join(', ')}</title>
<style>text{font:13px system-ui,sans-serif;fill:#15101f}.small{font-size:11px}.head{font-weight:600}${style(0)}
@media (prefers-color-scheme:dark){text{fill:#f2eff8}${style(1)}}</style>
<text class="head" x="${LEFT}" y="22">Largest paint on a phone: 150 ms, 1.6 Mbit/s, processor 4× slower</text>
${[...legend, ...groups].join('\n')}
<text class="small" x="${LEFT}" y="${height - 6}">${about}</text>
</svg>
`;
}
