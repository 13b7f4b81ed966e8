import { HUE, HUE_AMPLITUDE } from '@studio/ui/lines/hues';
import { smoothstep, TRAILS } from '@studio/ui/lines/springs';
import type { Band, Measured } from './measure.ts';
import { type Knot, presence, type Sample, samplePath } from './path.ts';
import { type Box, distanceOf, route } from './route.ts';

/** Lengths of the line that have one colour, in CSS pixels. The next line has the same colour one such length earlier. */
const SHADE = 120;

/** Change of the phase per shade, in radians: 1.6 over twenty lines. */
const PHASE_STEP = 1.6 / TRAILS;

/** Steps of opacity, and of the way into the numerals. */
const LEVELS = 10;

/** Length in which the lines fall together into the nine of the numerals, and the hue that they have there. */
const JOIN = 190;
const JOIN_HUE = 358;
const STROKES = 9;

/** A part of the drawing in one colour. */
interface Part {
  readonly path: Path2D;
  readonly shade: number;
  readonly dark: boolean;
  readonly alpha: number;
  /** From 0 to 1: how far it has joined the numerals. */
  readonly joined: number;
  top: number;
  bottom: number;
}

/** The line of a page, ready to be drawn. */
export interface Drawing {
  readonly strands: readonly (readonly Sample[])[];
  readonly samples: readonly Sample[];
  readonly parts: readonly Part[];
  /** The greatest y up to each sample. */
  readonly depths: Float64Array;
}

/** Returns the colour of a shade. */
export function colourOf(shade: number, phase: number, dark: boolean, { alpha = 1, joined = 0 } = {}): string {
  const hue = HUE + HUE_AMPLITUDE * Math.sin(phase + PHASE_STEP * shade);
  return `hsl(${(hue + (JOIN_HUE - hue) * joined).toFixed(1)} ${dark ? '88% 68%' : '80% 54%'} / ${alpha})`;
}

/** Returns whether a y is in a dark row. */
export const isIn = (bands: readonly Band[], y: number): boolean =>
  bands.some(({ top, bottom }) => y >= top && y < bottom);

/** Returns the shade of the `i`-th line at a distance from the beginning. */
export const shadeOf = (i: number, s: number): number => Math.floor(s / SHADE) + i;

/** Returns the x and y of the `i`-th line at a sample. */
export const pointOf = ({ x, y, w, nx, ny }: Sample, i: number, joined = 0): readonly [number, number] => {
  const share = i / (TRAILS - 1);
  const stroke = Math.round(share * (STROKES - 1)) / (STROKES - 1);
  const offset = (share + (stroke - share) * joined - 0.5) * w;
  return [x + nx * offset, y + ny * offset];
};

/** Computes the drawing of a page: all its lines, sorted by colour. */
export function createDrawing(page: Measured): Drawing {
  const strands: (readonly Sample[])[] = [];
  const slack = (knot: Knot) => slackAt(knot, page.boxes) - distanceOf(page.margin);
  let s = 0;
  for (const knots of route(page)) {
    const strand = samplePath(knots, s, slack);
    strands.push(strand);
    s = strand.at(-1)?.s ?? s;
  }
  const samples = strands.flat();
  const joinedAt = ({ s: at }: Sample) => (page.goal ? smoothstep(s - JOIN, s, at) : 0);
  const parts = new Map<string, Part>();
  for (const strand of strands) {
    const open: (Part | undefined)[] = [];
    for (const [k, to] of strand.entries()) {
      const from = strand[k - 1];
      if (!from) continue;
      const dark = isIn(page.bands, (from.y + to.y) / 2);
      for (let i = 0; i < TRAILS; i += 1) {
        const alpha = Math.round(LEVELS * presence(i, (from.w + to.w) / 2)) / LEVELS;
        if (alpha === 0) {
          open[i] = undefined;
          continue;
        }
        const shade = shadeOf(i, from.s);
        const joined = Math.round(LEVELS * joinedAt(to)) / LEVELS;
        const key = `${shade} ${alpha} ${dark} ${joined}`;
        const part = parts.get(key) ?? { path: new Path2D(), shade, dark, alpha, joined, top: from.y, bottom: from.y };
        parts.set(key, part);
        if (open[i] !== part) part.path.moveTo(...pointOf(from, i, joinedAt(from)));
        open[i] = part;
        part.path.lineTo(...pointOf(to, i, joinedAt(to)));
        part.top = Math.min(part.top, from.y - from.w, to.y - to.w);
        part.bottom = Math.max(part.bottom, from.y + from.w, to.y + to.w);
      }
    }
  }
  let deepest = 0;
  const depths = Float64Array.from(samples, ({ y }) => (deepest = Math.max(deepest, y)));
  return { strands, samples, parts: [...parts.values()], depths };
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
