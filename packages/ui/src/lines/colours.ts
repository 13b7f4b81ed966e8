import { HUE, HUE_AMPLITUDE } from './hues.ts';
import { TRAILS } from './springs.ts';

/** Phase between the first and the last line, in radians. */
export const PHASE_SPAN = 1.6;

/** Colour of the lines in a theme: `hsl` without the hue. */
interface Ink {
  readonly saturation: number;
  readonly lightness: number;
  readonly alpha: number;
}

/** Colours of the lines by theme. */
export const inks = {
  light: { saturation: 80, lightness: 52, alpha: 0.55 },
  dark: { saturation: 88, lightness: 67, alpha: 0.75 },
} as const satisfies Record<'light' | 'dark', Ink>;

/** Lightness that is added at the coral end, and subtracted at the blue end, in percent. */
const LIFT = 5;

/** Returns the position of the `i`-th line between blue (-1) and coral (1). Each line has a phase of its own. */
const swing = (phase: number, i: number): number => Math.sin(phase + (PHASE_SPAN * i) / TRAILS);

/** Returns the hue of the `i`-th line in degrees. */
export const hueOf = (phase: number, i: number): number => HUE + HUE_AMPLITUDE * swing(phase, i);

/** Returns the colour of the `i`-th line. */
export function colourOf(phase: number, i: number, { saturation, lightness, alpha }: Ink): string {
  const lifted = lightness + LIFT * swing(phase, i);
  return `hsl(${hueOf(phase, i).toFixed(1)} ${saturation}% ${lifted.toFixed(1)}% / ${alpha})`;
}
