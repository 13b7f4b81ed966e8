import { LINES, type Line } from './pen.ts';
import type { Poster } from './posters.ts';

/** Gap between two lines, and the radius of the innermost one. */
const GAP = 12.4;
const INSIDE = 44;
const MIDDLE = 1090;
/** y of the outermost line's top, and of the feet, which are outside of the frame. */
const TOP = 96;
const FOOT = 640;

const line: Line = (pen, i) => {
  const radius = INSIDE + GAP * i;
  const y = TOP + INSIDE + GAP * (LINES - 1);
  pen.moveTo(MIDDLE - radius, FOOT);
  pen.lineTo(MIDDLE - radius, y);
  pen.arc(MIDDLE, y, radius, Math.PI, 2 * Math.PI);
  pen.lineTo(MIDDLE + radius, FOOT);
};

/** The door alone, at the end of a page: the right part of a frame of 1440 × 620. */
export const arch: Poster = { line, lines: LINES, begin: 720, frame: { x: 720, y: 0, width: 720, height: 620 } };
