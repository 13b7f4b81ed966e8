/** A point in px. */
export type Point = readonly [x: number, y: number];

/** Rounds to a tenth of a px. */
export const px = (value: number): number => Math.round(value * 10) / 10;

/** The hue at a share (0 to 1) of the swing of the site's lines: blue, violet, magenta, coral. */
export const hueAt = (share: number): number => Math.round(285 - 85 * Math.cos(Math.PI * share));

/** Colour of a line at a share of the swing. */
export const lineColour = {
  paper: (share: number) => `hsl(${hueAt(share)} 80% 54%)`,
  band: (share: number) => `hsl(${hueAt(share)} 88% 68%)`,
} as const;

/** Returns the path data of an open line through points. */
export const through = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`).join('');

/** Returns a line through `f(x)`, a point every 6 px. */
export const graph = (from: number, to: number, f: (x: number) => number): string =>
  through(Array.from({ length: Math.floor((to - from) / 6) + 1 }, (_, i) => [from + 6 * i, f(from + 6 * i)]));

/** 0 up to `from`, 1 beyond `to`, smooth in between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Returns a stroked path. */
export const stroke = (d: string, colour: string, width = 2.25): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="butt"/>`;

/** Returns `count` lines, each in its own hue of the swing. */
export function bundle(count: number, ground: 'paper' | 'band', line: (i: number) => string, width?: number): string {
  return Array.from({ length: count }, (_, i) => stroke(line(i), lineColour[ground](i / (count - 1)), width)).join('');
}

/** Returns lines in one gradient along x, the whole swing between two edges. */
export function swung(
  ground: 'paper' | 'band',
  [from, to]: readonly [number, number],
  lines: readonly string[],
  width?: number,
): string {
  const stops = Array.from(
    { length: 11 },
    (_, k) => `<stop offset="${k / 10}" stop-color="${lineColour[ground](k / 10)}"/>`,
  );
  return `<linearGradient id="swing" gradientUnits="userSpaceOnUse" x1="${from}" x2="${to}" y1="0" y2="0">${stops.join('')}</linearGradient>${stroke(lines.join(''), 'url(#swing)', width)}`;
}
