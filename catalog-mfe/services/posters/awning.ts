import { LINES, type Line } from './pen.ts';

/** Width of a scallop along the bar. */
const SCALLOP = 132;
/** x at which all lines are above each other, and the distance from there to the bar's left end. */
const HUB = 1330;
const REACH = 530;
/** x beyond the right edge of the frame. */
const END = 1440;

/** A straight bar that lets itself down into an awning. */
export const awning: Line = (pen, i, t) => {
  const u = i / (LINES - 1);
  const widen = 1 + 0.34 * u;
  const y = 132 + 20 * i * t;
  const sag = 92 * u ** 1.7 * t;
  const radius = (SCALLOP / 2) * widen;
  let x = HUB - REACH * widen;
  pen.moveTo(x, y);
  if (sag < 0.5) pen.lineTo(END + 20, y);
  else for (; x < END; x += 2 * radius) pen.ellipse(x + radius, y, radius, sag, 0, Math.PI, 0, true);
};
