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
 * A sample as it is drawn. `dark`: whether its ground is dark; `joined`: from 0 to 1, how far the lines have fallen together into those of
 * the numerals; `levels`: opacity of each of four lines, in steps.
 */
export interface Stop extends Sample {
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
  for (const [i, bend] of bends.entries()) {
    const share = i / (TRAILS - 1);
    const stroke = Math.round(share * (STROKES - 1)) / (STROKES - 1);
    const length = Math.hypot(bend.x, bend.y) || 1;
    let [open, last] = [0, 0];
    for (const { x, y, w, s, nx, ny, slack, dark, joined, levels } of stops) {
      const near = bent ? Math.min(Math.max(0, slack) / length, smoothstep(REACH, 0, Math.abs(s - bent.s))) : 0;
      const offset = (share + (stroke - share) * joined - 0.5) * w;
      const [toX, toY] = [x + nx * offset + bend.x * near, y + ny * offset + bend.y * near];
      const level = levels[i % 4] ?? 0;
      const [shade, way] = [Math.floor(s / SHADE) + i, Math.round(LEVELS * joined) / LEVELS];
      const colour = level && 1 + level + 10 * (Number(dark) + 2 * LEVELS * way) + 1000 * shade;
      const isNext = s - last < 2 * STEP;
      if (open !== 0 && isNext) surface.lineTo(toX, toY);
      if (open !== colour || !isNext) {
        if (open !== 0) surface.stroke();
        surface.beginPath();
        surface.moveTo(toX, toY);
        const hue = HUE + HUE_AMPLITUDE * Math.sin(phase + (SPAN * shade) / TRAILS);
        const ink = dark || isDark ? '88% 68%' : '80% 54%';
        surface.strokeStyle = `hsl(${(hue + (JOIN_HUE - hue) * way).toFixed(1)} ${ink} / ${level / LEVELS})`;
      }
      [open, last] = [colour, s];
    }
    if (open !== 0) surface.stroke();
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
