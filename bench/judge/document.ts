/** What became of the simulated releases of one kind, at one number of visits. Shares, and medians in seconds. */
export interface Row {
  /** An hour. */
  readonly visits: number;
  readonly release: 'like the others' | 'errors × 2' | 'errors × 5' | 'half fail';
  readonly ended: number;
  readonly endedAfter: number | undefined;
  readonly promoted: number;
  readonly promotedAfter: number | undefined;
  readonly rolledBack: number;
  readonly rolledBackAfter: number | undefined;
}

/** Returns the median; undefined of nothing. */
export function median(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** Returns a time in a unit that is easy to read. */
export function timeOf(seconds: number | undefined): string {
  if (seconds === undefined) return '–';
  if (seconds < 120) return `${seconds} s`;
  if (seconds < 2 * 3600) return `${Math.round(seconds / 60)} min`;
  return seconds < 48 * 3600 ? `${(seconds / 3600).toFixed(1)} h` : `${(seconds / 86_400).toFixed(1)} d`;
}

const percent = (share: number) => `${Number((100 * share).toFixed(1))} %`;
const count = (visits: number) => visits.toLocaleString('en');

/** Writes docs/judge.md and its plot. `write`: writes a file of the repository. */
export function writeJudgeDocument(
  rows: readonly Row[],
  runs: number,
  write: (file: string, text: string) => void,
): void {
  write('docs/judge.md', documentOf(rows, runs));
  write('docs/pictures/judge.svg', plot(rows));
}

function documentOf(rows: readonly Row[], runs: number): string {
  const lines = rows.map((row) =>
    [
      count(row.visits),
      row.release,
      percent(row.ended),
      timeOf(row.endedAfter),
      percent(row.promoted),
      timeOf(row.promotedAfter),
      percent(row.rolledBack),
      timeOf(row.rolledBackAfter),
    ].join(' | '),
  );
  return `# What the judge needs

Written by \`npm run bench -- judge\`: a simulation of ${runs} canaries and ${runs} plain releases for each row, with a look every 10 seconds. How the judge works is in
[decision 73](decisions/0073-the-judge-proposes.md).

Of the others' visitors 1 of 100 meets an error, 1 of 500 a hydration failure, 10 of 100 have an LCP above 2500 ms, 5 of 100 an INP above 200 ms. A canary has two weeks to go from 5 % to 25 % and to all visitors;
what neither was ended nor promoted then had not enough evidence. A plain release is watched for 15 minutes, beside the visits of the hour before. Times are medians, from the start.

![Time until a canary is ended or promoted, by visits an hour](pictures/judge.svg)

| visits an hour | release | canary ended | after | promoted | after | plain release rolled back | after |
|--:|---|--:|--:|--:|--:|--:|--:|
${lines.map((line) => `| ${line} |`).join('\n')}

What this does not show: visitors differ from hour to hour, and meet the same error together. A canary is compared with others of the same time, so that this hits both; a plain release is compared with the hour before. Browsers of a busy site
tell of a part of their page views only.
`;
}

const WIDTH = 720;
const HEIGHT = 340;
const [LEFT, TOP, RIGHT, BOTTOM] = [70, 50, 550, 290];

/** Lines of the plot: what is told, of which release, and its colours in light and dark. */
const LINES = [
  ['promoted', 'like the others', '#0b7285', '#3bc9db'],
  ['ended', 'errors × 2', '#7c3aed', '#a78bfa'],
  ['ended', 'errors × 5', '#b4540a', '#ffa94d'],
  ['ended', 'half fail', '#5b6472', '#9aa3b2'],
] as const;

/** Times at the left, in seconds. */
const TICKS = [60, 600, 3600, 36_000, 86_400 * 3];

/** Returns a plot of the median times as SVG, both axes logarithmic. Legible in light and dark. */
function plot(rows: readonly Row[]): string {
  const visits = [...new Set(rows.map((row) => row.visits))];
  const [least, most] = [Math.log(10), Math.log(14 * 86_400)];
  const x = (of: number) => LEFT + ((RIGHT - LEFT) * Math.log10(of / 10)) / Math.log10((visits.at(-1) ?? 100) / 10);
  const y = (seconds: number) => BOTTOM - ((BOTTOM - TOP) * (Math.log(seconds) - least)) / (most - least);
  const lines = LINES.map(([what, release], i) => {
    const points = rows.flatMap((row) => {
      const [share, after] = what === 'ended' ? [row.ended, row.endedAfter] : [row.promoted, row.promotedAfter];
      return row.release === release && after !== undefined && share >= 0.5 ? [[x(row.visits), y(after)] as const] : [];
    });
    const path = points.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ');
    const dots = points.map(([px, py]) => `<circle class="f${i}" cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="3"/>`);
    const label = `<text class="small" x="${RIGHT + 34}" y="${TOP + 24 * i + 10}">${what}: ${release}</text>`;
    const key = `<rect class="f${i}" x="${RIGHT + 14}" y="${TOP + 24 * i}" width="12" height="12"/>`;
    return `<polyline class="l${i}" points="${path}"/>${dots.join('')}${key}${label}`;
  });
  const across = TICKS.map(
    (seconds) =>
      `<path class="grid" d="M${LEFT} ${y(seconds).toFixed(1)}H${RIGHT}"/><text class="small" text-anchor="end" x="${LEFT - 8}" y="${(y(seconds) + 4).toFixed(1)}">${timeOf(seconds)}</text>`,
  );
  const along = visits.map(
    (one) =>
      `<text class="small" text-anchor="middle" x="${x(one).toFixed(1)}" y="${BOTTOM + 20}">${count(one)}</text>`,
  );
  const style = (theme: 2 | 3) =>
    LINES.map((line, i) => `.l${i}{stroke:${line[theme]}}.f${i}{fill:${line[theme]}}`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">
<title>Time until a canary is ended or promoted, by visits an hour</title>
<style>text{font:13px system-ui,sans-serif;fill:#15101f}.small{font-size:11px}.head{font-weight:600}polyline{fill:none;stroke-width:2}.grid{stroke:#8884}${style(2)}
@media (prefers-color-scheme:dark){text{fill:#f2eff8}${style(3)}}</style>
<text class="head" x="${LEFT}" y="24">Time until a canary is ended or promoted (median)</text>
${[...across, ...along, ...lines].join('\n')}
<text class="small" text-anchor="middle" x="${(LEFT + RIGHT) / 2}" y="${BOTTOM + 40}">visits an hour</text>
</svg>
`;
}
