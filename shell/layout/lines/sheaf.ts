import { NODES, type Rest, smoothstep, TRAILS } from '@studio/ui/lines/springs';

/** A heading that the sheaf passes, in CSS pixels of the document. */
export interface Anchor {
  /** Right of the end of the heading's last line, at half its height. */
  readonly x: number;
  readonly y: number;
  /** Scroll position at which the sheaf attaches to this heading. */
  readonly home: number;
  /** Slope of the sheaf at this heading: 1 rises from left to right, -1 falls; larger values are steeper. */
  readonly lean: number;
}

/** The waist of the sheaf, its narrowest point, in CSS pixels of the window. */
export interface Waist {
  readonly x: number;
  readonly y: number;
  /** Slope, interpolated between headings. At 1 the left end is low and the right one high. */
  readonly lean: number;
}

/** Width and height of the window in CSS pixels. */
export interface View {
  readonly width: number;
  readonly height: number;
}

/** Range of the way between two headings in which the sheaf bends from the first to the second. */
const BEND = { from: 0.2, to: 0.8 } as const;

/** Bounds of the waist between two headings, as shares of the window's height. */
const ABOVE = -0.12;
const BELOW = 0.86;

/** Distance of the low and the high end from the waist, as a share of the window's width, with bounds in CSS pixels. */
const LOW = { share: 0.33, least: 220, most: 560 } as const;
const HIGH = { share: 0.12, least: 110, most: 200 } as const;

/** Steepness of the ends: 1 would be straight. */
const CURVE = 1.6;

/** Width of the sheaf at its waist as a share of the window's width, with bounds in CSS pixels, and factor of its width at the ends. */
const WAIST = { least: 40, share: 0.049, most: 50 } as const;
const OPENING = 2.5;

/** Exponent of the opening towards the ends: larger on phones, so that the waist is as long as on wide windows. */
const OPENS = { phone: 3, wide: 1.6 } as const;

/** The bend at the waist: height, length and reach of its wave in CSS pixels, on windows from 1024 px on. */
const WAVE = { height: 26, length: 320, reach: 210 } as const;

/** How far the ends are beyond the window's edges, in CSS pixels. */
const OVERHANG = 80;

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const scaled = ({ share, least, most }: { share: number; least: number; most: number }, width: number) =>
  clamp(share * width, least, most);

/**
 * Returns the waist at a scroll position: at a heading until 20 % of the way to the next one, at the next one from 80 % on, and
 * interpolated between. Undefined without anchors, which are in order of their `home`.
 */
export function waistAt(scroll: number, anchors: readonly Anchor[], { height }: View): Waist | undefined {
  const next = anchors.findIndex(({ home }) => home > scroll);
  const before = anchors[next < 0 ? anchors.length - 1 : Math.max(next - 1, 0)];
  if (!before) return undefined;
  const after = anchors[next];
  const way = after && after !== before ? (scroll - before.home) / (after.home - before.home) : 0;
  if (!after || way <= 0) return { x: before.x, y: before.y - scroll, lean: before.lean };
  const share = smoothstep(BEND.from, BEND.to, way);
  return {
    x: mix(before.x, after.x, share),
    y: clamp(mix(before.y, after.y, share) - scroll, ABOVE * height, BELOW * height),
    lean: mix(before.lean, after.lean, share),
  };
}

/** Creates the rest positions of the nodes of all lines, at 0. */
export const createRests = (): readonly Rest[] =>
  Array.from({ length: TRAILS }, () => ({ x: new Float64Array(NODES), y: new Float64Array(NODES) }));

/**
 * Sets the nodes of all lines along the sheaf, from beyond the right edge of the window (the first nodes, which follow the pointer) to
 * beyond the left one. The lines are parallel; the sheaf is narrowest at its waist.
 */
export function laySheaf(lines: readonly Rest[], waist: Waist, { width }: View): void {
  const narrow = scaled(WAIST, width);
  const size = Math.min(1, width / 1024 + 0.2);
  const opens = mix(OPENS.phone, OPENS.wide, smoothstep(390, 1024, width));
  const [low, high] = [scaled(LOW, width), scaled(HIGH, width)];
  const hang = mix(-high, low, (1 + waist.lean) / 2);
  const rise = mix(low, -high, (1 + waist.lean) / 2);
  const reachOf = (x: number) =>
    Math.abs(x - waist.x) / (x < waist.x ? waist.x + OVERHANG : width + OVERHANG - waist.x);
  const heightAt = (x: number) => {
    const d = (x - waist.x) / size;
    const wave = WAVE.height * Math.sin((2 * Math.PI * d) / WAVE.length) * Math.exp(-((d / WAVE.reach) ** 2));
    return waist.y + (d < 0 ? hang : rise) * reachOf(x) ** CURVE + waist.lean * size * wave;
  };
  for (let node = 0; node < NODES; node += 1) {
    const x = mix(width + OVERHANG, -OVERHANG, node / (NODES - 1));
    const y = heightAt(x);
    const slope = heightAt(x + 0.5) - heightAt(x - 0.5);
    const length = Math.hypot(1, slope);
    const spread = narrow * mix(1, OPENING, reachOf(x) ** opens);
    let offset = -spread / 2;
    for (const line of lines) {
      line.x[node] = x - (offset * slope) / length;
      line.y[node] = y + offset / length;
      offset += spread / (lines.length - 1);
    }
  }
}
