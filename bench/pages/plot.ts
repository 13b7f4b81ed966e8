import { median } from '../report.ts';
import { CONTESTANTS } from './contestants.ts';
import { keyOf, PATHS, type Results } from './results.ts';

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
