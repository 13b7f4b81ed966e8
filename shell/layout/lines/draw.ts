import { HUE, HUE_AMPLITUDE } from '@studio/ui/lines/hues';
import { type Point, smoothstep, TRAILS } from '@studio/ui/lines/springs';
import type { Measured } from './measure.ts';
import { type Knot, presence, type Sample, STEP, samplePath } from './path.ts';
import { type Box, DISTANCE, route } from './route.ts';

/** Phase between the first and the last line, in radians. */
const SPAN = 1.6;

/** Lengths of the line that have one colour, in CSS pixels. The next line has the same colour one such length earlier. */
const SHADE = 120;

/** Steps of opacity, and of the way into the numerals. */
const LEVELS = 6;

/** Length in which the lines fall together into the nine of the numerals, and the hue that they have there. */
const JOIN = 190;
const JOIN_HUE = 358;
const STROKES = 9;

/** Half the length of a bend, in CSS pixels. */
export const REACH = 200;

/**
 * A sample as it is drawn. `shade`: number of its length of one colour; `dark`: whether its ground is dark; `joined`: from 0 to 1, how far the
 * lines have fallen together into those of the numerals; `levels`: opacity of each of four lines, in steps.
 */
export interface Stop extends Sample {
  readonly shade: number;
  readonly dark: boolean;
  readonly joined: number;
  readonly levels: readonly number[];
}

/** Computes the line of a page. */
export function createDrawing(page: Measured): readonly Stop[] {
  const samples = samplePath(route(page), (knot) => slackAt(knot, page.boxes) - DISTANCE);
  const end = samples.at(-1)?.s ?? 0;
  return samples.map((sample) => ({
    ...sample,
    shade: Math.floor(sample.s / SHADE),
    dark: page.bands.some(({ top, bottom }) => sample.y >= top && sample.y < bottom),
    joined: page.goal ? smoothstep(end - JOIN, end, sample.s) : 0,
    levels: [0, 1, 2, 3].map((i) => Math.round(LEVELS * presence(i, sample.w))),
  }));
}

/** Strokes all lines through consecutive stops, each moved by its bend near the stop `bent`, by as much as nothing is in the way. */
export function strokeLines(
  surface: CanvasRenderingContext2D,
  stops: readonly Stop[],
  phase: number,
  isDark: boolean,
  bends: readonly Point[],
  bent?: Stop,
): void {
  /** All that has one colour: by shade, steps of the way into the numerals, ground, and steps of opacity. */
  const paths = new Map<number, Path2D>();
  const nearness = stops.map(({ s }) => (bent ? smoothstep(REACH, 0, Math.abs(s - bent.s)) : 0));
  for (const [i, bend] of bends.entries()) {
    const share = i / (TRAILS - 1);
    const apart = Math.round(share * (STROKES - 1)) / (STROKES - 1) - share;
    const length = Math.hypot(bend.x, bend.y) || 1;
    let path: Path2D | undefined;
    let [open, last] = [0, 0];
    for (let k = 0; k < stops.length; k += 1) {
      const stop = stops[k];
      if (!stop) continue;
      const { s, w, joined } = stop;
      const level = stop.levels[i % 4] ?? 0;
      if (level === 0 && !path) continue;
      const near = bent ? Math.min(Math.max(0, stop.slack) / length, nearness[k] ?? 0) : 0;
      const offset = (share + apart * joined - 0.5) * w;
      const x = stop.x + stop.nx * offset + bend.x * near;
      const y = stop.y + stop.ny * offset + bend.y * near;
      const way = joined === 0 ? 0 : Math.round(LEVELS * joined);
      const colour = level && level + 10 * ((stop.dark ? 1 : 0) + 2 * (way + 10 * (stop.shade + i)));
      const isNext = s - last < 2 * STEP;
      if (isNext) path?.lineTo(x, y);
      if (open !== colour || !isNext) {
        path = colour === 0 ? undefined : (paths.get(colour) ?? new Path2D());
        path?.moveTo(x, y);
        if (path) paths.set(colour, path);
      }
      open = colour;
      last = s;
    }
  }
  for (const [colour, path] of paths) {
    const [level, ground, way, shade] = [
      colour % 10,
      (colour / 10) & 1,
      Math.floor(colour / 20) % 10,
      Math.floor(colour / 200),
    ];
    const hue = HUE + HUE_AMPLITUDE * Math.sin(phase + (SPAN * shade) / TRAILS);
    const ink = ground === 1 || isDark ? '88% 68%' : '80% 54%';
    surface.strokeStyle = `hsl(${(hue + ((JOIN_HUE - hue) * way) / LEVELS).toFixed(1)} ${ink} / ${level / LEVELS})`;
    surface.stroke(path);
  }
}

/** Returns the distance of the line's edge from the nearest box. */
export function slackAt({ x, y, w }: Knot, boxes: readonly Box[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { left, top, right, bottom } of boxes) {
    const dy = Math.max(top - y, y - bottom, 0);
    if (dy < least) least = Math.min(least, Math.hypot(Math.max(left - x, x - right, 0), dy));
  }
  return least - w / 2;
}
