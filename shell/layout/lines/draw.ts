import { hueOf } from '@studio/ui/lines/colours';
import { smoothstep, TRAILS } from '@studio/ui/lines/springs';
import type { Band, Measured } from './measure.ts';
import { type Knot, presence, type Sample, samplePath } from './path.ts';
import { type Box, distanceOf, route } from './route.ts';

/** Lengths of the line that have one colour, in CSS pixels. The next line has the same colour one such length earlier. */
const SHADE = 120;

/** Steps of opacity, and of the way into the numerals. */
const LEVELS = 6;

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
  const hue = hueOf(phase, shade);
  return `hsl(${(hue + (JOIN_HUE - hue) * joined).toFixed(1)} ${dark ? '88% 68%' : '80% 54%'} / ${alpha})`;
}

/** Returns whether a y is in a dark row. */
export const isIn = (bands: readonly Band[], y: number): boolean =>
  bands.some(({ top, bottom }) => y >= top && y < bottom);

/** Returns the shade of the `i`-th line at a distance from the beginning. */
export const shadeOf = (i: number, s: number): number => Math.floor(s / SHADE) + i;

/**
 * Adds the point of the `i`-th line at a sample to a path, moved by `dx` and `dy`. `joined`: from 0 to 1, how far the lines have fallen
 * together into those of the numerals.
 */
export function addPoint(
  path: Pick<Path2D, 'moveTo' | 'lineTo'>,
  command: 'moveTo' | 'lineTo',
  { x, y, w, nx, ny }: Sample,
  i: number,
  joined = 0,
  dx = 0,
  dy = 0,
): void {
  const share = i / (TRAILS - 1);
  const stroke = Math.round(share * (STROKES - 1)) / (STROKES - 1);
  const offset = (share + (stroke - share) * joined - 0.5) * w;
  path[command](x + nx * offset + dx, y + ny * offset + dy);
}

/** Adds samples to a strand where it enters or leaves a dark row, so that its colour changes there. */
export function splitAtBands(strand: readonly Sample[], bands: readonly Band[]): readonly Sample[] {
  return strand.flatMap((to, k) => {
    const from = strand[k - 1];
    const edge = bands.flatMap(({ top, bottom }) => [top, bottom]).find((y) => from && (from.y - y) * (to.y - y) < 0);
    if (!from || edge === undefined) return [to];
    const share = (edge - from.y) / (to.y - from.y);
    const between = (axis: 'x' | 'w' | 's') => from[axis] + (to[axis] - from[axis]) * share;
    return [{ ...from, x: between('x'), y: edge, w: between('w'), s: between('s') }, to];
  });
}

/** Computes the drawing of a page: all its lines, sorted by colour. */
export function createDrawing(page: Measured): Drawing {
  const strands: (readonly Sample[])[] = [];
  const slack = (knot: Knot) => slackAt(knot, page.boxes) - distanceOf(page.margin);
  let s = 0;
  for (const knots of route(page)) {
    const strand = splitAtBands(samplePath(knots, s, slack), page.bands);
    strands.push(strand);
    s = strand.at(-1)?.s ?? s;
  }
  const samples = strands.flat();
  const parts = new Map<number, Part>();
  for (const strand of strands) {
    const open: (Part | undefined)[] = [];
    for (const [k, to] of strand.entries()) {
      const from = strand[k - 1];
      if (!from) continue;
      const dark = isIn(page.bands, (from.y + to.y) / 2);
      const levels = [0, 2, 1].map((i) => Math.round(LEVELS * presence(i, (from.w + to.w) / 2)));
      const [before, after] = [from, to].map(({ s: at }) => (page.goal ? smoothstep(s - JOIN, s, at) : 0));
      const joined = Math.round(LEVELS * (after ?? 0));
      for (let i = 0; i < TRAILS; i += 1) {
        const level = levels[i % 4 === 0 ? 0 : 2 - (i % 2)] ?? 0;
        const shade = shadeOf(i, from.s);
        const key = ((shade * 2 + Number(dark)) * (LEVELS + 1) + level) * (LEVELS + 1) + joined;
        let part = level === 0 ? undefined : parts.get(key);
        if (level > 0 && !part) {
          part = {
            path: new Path2D(),
            shade,
            dark,
            alpha: level / LEVELS,
            joined: joined / LEVELS,
            top: from.y,
            bottom: 0,
          };
          parts.set(key, part);
        }
        if (part) {
          if (open[i] !== part) addPoint(part.path, 'moveTo', from, i, before);
          addPoint(part.path, 'lineTo', to, i, after);
          part.top = Math.min(part.top, from.y - from.w, to.y - to.w);
          part.bottom = Math.max(part.bottom, from.y + from.w, to.y + to.w);
        }
        open[i] = part;
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
