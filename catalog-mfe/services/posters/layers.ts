import type { Line } from './pen.ts';

/** x of the middle, half the width, and half the height of a layer. */
const MIDDLE = 1010;
const HALF = 310;
const DEPTH = 143;
const SLOPE = 0.46;

const RHOMBI = 6;
/** Lines of a layer, their distance, and the distance between two layers when they are parted. */
const CHEVRONS = 7;
const GAP = 9;
const PART = 62;

/** Rhombi within each other, and below them three layers of chevrons, which part and run on to the right. */
export const layers: Line = (pen, i, t) => {
  if (i < RHOMBI) {
    const scale = 1 - 0.155 * i;
    const [x, y] = [HALF * scale, DEPTH * scale];
    pen.moveTo(MIDDLE - x, 262);
    pen.lineTo(MIDDLE, 262 + y);
    pen.lineTo(MIDDLE + x, 262);
    pen.lineTo(MIDDLE, 262 - y);
    pen.lineTo(MIDDLE - x, 262);
    return;
  }
  const line = i - RHOMBI;
  const layer = Math.floor(line / CHEVRONS);
  const y = 262 + GAP * (line + 1) + PART * t * (layer + 1);
  const end = MIDDLE + HALF;
  pen.moveTo(MIDDLE - HALF, y);
  pen.lineTo(MIDDLE, y + DEPTH);
  pen.lineTo(end - 60, y + 60 * SLOPE);
  pen.quadraticCurveTo(end, y, end + 80, y);
  pen.lineTo(1460, y);
};
