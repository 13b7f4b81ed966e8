import { inks } from './colours.ts';
import { type Point, type Trail, trailsAt } from './springs.ts';

/** Number of frames of a long exposure. Each of them stays visible. */
export const FRAMES = 62;

/** The way of the pointer, for `t` from 0 to 1. */
export type Path = (t: number) => Point;

/** Hue of the first frame, and what is added to it until the last one, in degrees: blue to coral. */
const HUE = 200;
const HUE_SPAN = 170;

/** Lightness that is added at the coral end, and subtracted at the blue one, so that both look equally bright, in percent. */
const LIFTS = { light: 5, dark: -3 } as const;

/** Returns the share of the exposure that has passed at a frame, from 0 to 1. */
export const timeOf = (frame: number): number => frame / (FRAMES - 1);

/** Returns the hue of all lines of a frame in degrees. */
export const hueOf = (frame: number): number => Math.round(HUE + HUE_SPAN * timeOf(frame));

export function exposureColour(frame: number, theme: keyof typeof inks): string {
  const { saturation, lightness } = inks[theme];
  return `hsl(${hueOf(frame)} ${saturation}% ${(lightness + LIFTS[theme] * (2 * timeOf(frame) - 1)).toFixed(1)}%)`;
}

/** Returns every `nth` trail, all at the beginning of a path. */
export const sheafOf = (path: Path, nth: number): readonly Trail[] => trailsAt(path(0)).filter((_, i) => i % nth === 0);
