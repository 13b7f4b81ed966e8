import { hueColour } from '@studio/ui/lines/hues';

/** A point in px. */
export type Point = readonly [x: number, y: number];

/** Rounds to a tenth of a px. */
export const px = (value: number): number => Math.round(value * 10) / 10;

/** Returns the path data of an open line through points. */
export const through = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`).join('');

/** Returns a line through `f(x)`, a point every 6 px. */
export const graph = (from: number, to: number, f: (x: number) => number): string =>
  through(Array.from({ length: Math.floor((to - from) / 6) + 1 }, (_, i) => [from + 6 * i, f(from + 6 * i)]));

/** Returns a stroked path. */
export const stroke = (d: string, colour: string, width = 2.25): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="butt"/>`;

/** Returns `count` lines, each in its own hue of the swing. */
export function bundle(count: number, theme: 'light' | 'dark', line: (i: number) => string, width?: number): string {
  return Array.from({ length: count }, (_, i) => stroke(line(i), hueColour(i / (count - 1), theme), width)).join('');
}
