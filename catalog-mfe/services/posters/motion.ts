import { smoothstep } from '@studio/ui/lines/springs';

/** How far a poster opens without scrolling. */
export const REST = 0.6;

/** Duration of the opening, and delay of each line after the previous one, in ms. */
const DURATION = 1200;
const DELAY = 8;

/** Scroll position at which a poster is fully open, in px. */
export const SCROLL = 480;

/** Returns the time at which the last of `lines` lines has opened, in ms after the poster began to open. */
export const openingEnd = (lines: number): number => DURATION + lines * DELAY;

/** Returns how far the `k`-th line is open, from 0 to 1, `elapsed` ms after the poster began to open. */
export function openness(k: number, elapsed: number, scrolled: number): number {
  const share = Math.min(1, Math.max(0, scrolled / SCROLL));
  return smoothstep(0, DURATION, elapsed - k * DELAY) * (REST + (1 - REST) * share);
}
