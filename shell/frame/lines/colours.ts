import { HUE, HUE_AMPLITUDE, PHASE_SPAN, TRAILS } from './constants.ts';

/** How lines are drawn in a theme: `hsl` without the hue, and how they lie on the page. */
interface Ink {
  readonly saturation: number;
  readonly lightness: number;
  readonly alpha: number;
  /** Value of `mix-blend-mode`. */
  readonly blend: 'multiply' | 'plus-lighter';
}

/** The design’s “Live lines”. */
export const inks = {
  light: { saturation: 80, lightness: 52, alpha: 0.55, blend: 'multiply' },
  dark: { saturation: 88, lightness: 67, alpha: 0.5, blend: 'plus-lighter' },
} as const satisfies Record<'light' | 'dark', Ink>;

/** By how much the coral end is lighter, and the blue end darker, than the middle. */
const LIFT = 5;

/** The swing of the `i`-th line, from -1 (blue) to 1 (coral). Each has a phase of its own, so a still sheaf shows many hues. */
const swing = (phase: number, i: number): number => Math.sin(phase + (PHASE_SPAN * i) / TRAILS);

/** Hue of the `i`-th line in degrees. */
export const hueOf = (phase: number, i: number): number => HUE + HUE_AMPLITUDE * swing(phase, i);

/** Colour of the `i`-th line. */
export function colourOf(phase: number, i: number, { saturation, lightness, alpha }: Ink): string {
  const lifted = lightness + LIFT * swing(phase, i);
  return `hsl(${hueOf(phase, i).toFixed(1)} ${saturation}% ${lifted.toFixed(1)}% / ${alpha})`;
}
