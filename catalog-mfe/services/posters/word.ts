import { follow, LINES, type Line, MIDDLE } from './pen.ts';

/** Gap between two lines, and the radius of the middle line. */
const GAP = 6;
const RADIUS = MIDDLE * GAP + 16;

/** A W in three blocks of nine lines, which begin one below the other. */
export const word: Line = (pen, i, t) => {
  const offset = (MIDDLE - i) * GAP;
  const block = Math.floor((3 * i) / LINES);
  const top = 130 + 46 * block * t;
  const left = { turn: 180, radius: RADIUS };
  const right = { turn: -180, radius: RADIUS };
  pen.moveTo(740 + offset, top);
  follow(pen, offset, { x: 740, y: top, heading: 90 }, [
    620 - top,
    left,
    290,
    right,
    290,
    left,
    350,
    { turn: -90, radius: RADIUS },
    100,
  ]);
};
