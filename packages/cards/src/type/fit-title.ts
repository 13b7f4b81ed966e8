import { type SetText, setText } from './set-text.ts';
import { displayAt } from './typefaces.ts';
import { wrap } from './wrap.ts';

/** Sizes of a title in px: the largest that fits, in steps of 4. */
const SIZES = { largest: 132, least: 84, step: 4 } as const;

/** Below the least size a title may have a fourth line; it is no longer read in a small preview. */
const FLOOR = 56;
const LINES = 3;

/** Space between letters, and from baseline to baseline, in em. */
const TRACKING = -0.036;
const LEADING = 0.94;

/** A title in lines, from top to bottom. */
export interface FittedTitle {
  readonly size: number;
  /** From baseline to baseline, px. */
  readonly leading: number;
  readonly lines: readonly SetText[];
}

/**
 * Sets a title as large as it fits into a width (px) on at most three lines.
 * @throws Error if it fits in no size.
 */
export function fitTitle(title: string, width: number): FittedTitle {
  for (let size: number = SIZES.largest; size >= FLOOR; size -= SIZES.step) {
    const set = (text: string) => setText(displayAt(size), size, TRACKING, text);
    const lines = wrap(title, width, size < SIZES.least ? LINES + 1 : LINES, (text) => set(text).width);
    if (lines) return { size, leading: size * LEADING, lines: lines.map(set) };
  }
  throw new Error(`“${title}” does not fit on a share picture: shorten it`);
}
