import { type Art, CARD, type Layer } from '../card.ts';
import { wash } from './themes.ts';

/** A browser window: the top of a page under a bar with three dots. */
function browser(file: string, x: number, y: number, width: number, height: number): Layer[] {
  const bar = width * 0.075;
  const shadow = [24, 16, 8]
    .map(
      (spread) =>
        `<rect x="${x - spread / 2}" y="${y + spread}" width="${width + spread}" height="${height}" rx="${spread}" fill="oklch(.19 .03 295 / .035)"/>`,
    )
    .join('');
  const dots = [0, 1, 2]
    .map(
      (i) =>
        `<circle cx="${x + bar * (0.62 + i * 0.44)}" cy="${y + bar / 2}" r="${bar * 0.13}" fill="oklch(.62 .02 295 / .7)"/>`,
    )
    .join('');
  return [
    {
      svg: `${shadow}<rect x="${x}" y="${y}" width="${width}" height="${height + 8}" rx="8" fill="#fff" stroke="oklch(.19 .03 295 / .13)"/>${dots}`,
    },
    { file, x, y: y + bar, width, height: height - bar, keep: 'top' },
  ];
}

/** One ready-made site. */
export const site = (file: string): Art => ({
  theme: wash,
  from: 640,
  layers: browser(file, 640, 84, 496, CARD.height - 84),
});

/** Ready-made sites in two windows, one before the other. */
export const twoSites = (back: string, front: string): Art => ({
  theme: wash,
  from: 640,
  layers: [...browser(back, 640, 72, 430, 590), ...browser(front, 888, 262, 400, 460)],
});

/** Ready-made sites in columns, each column begun at another height, cut by the card's edges. Few sites are shown twice. */
export function siteWall(files: readonly string[], columns: number): Art {
  const [left, gap] = [640, 16];
  const width = (CARD.width + 40 - left - gap * (columns - 1)) / columns;
  const height = width * 1.25;
  const topOf = (column: number, row: number) => row * (height + gap) - ((column * 0.37) % 1) * height * 0.8 - 20;
  const rows = Math.ceil((CARD.height + height) / (height + gap));
  const layers = Array.from({ length: rows * columns }, (_, i): Layer => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const x = left + column * (width + gap);
    return { file: files[i % files.length] ?? '', x, y: topOf(column, row), width, height, keep: 'top', radius: 4 };
  });
  return { theme: wash, from: left, layers: layers.filter((layer) => 'y' in layer && layer.y < CARD.height) };
}
