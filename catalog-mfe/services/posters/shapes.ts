import { follow, LINES, type Line, MIDDLE } from './pen.ts';

/** Width of a scallop along the bar. */
const SCALLOP = 132;
/** x at which all lines are above each other, and the distance from there to the bar's left end. */
const HUB = 1330;
const REACH = 530;
/** x beyond the right edge of the frame. */
const END = 1440;

/** A straight bar that becomes an awning. */
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

/** A layer: x of its middle, half its width, half its height, and its slope. */
const LAYER = { x: 1010, half: 310, depth: 143, slope: 0.46 };
const RHOMBI = 6;
/** Chevrons of a layer, the distance between two, and that between two layers when they are apart. */
const CHEVRONS = { count: 7, gap: 9, apart: 62 };

/** Nested rhombi, and below them three layers of chevrons, which move apart and continue to the right. */
export const layers: Line = (pen, i, t) => {
  const { x: middle, half, depth, slope } = LAYER;
  if (i < RHOMBI) {
    const scale = 1 - 0.155 * i;
    const [x, y] = [half * scale, depth * scale];
    pen.moveTo(middle - x, 262);
    pen.lineTo(middle, 262 + y);
    pen.lineTo(middle + x, 262);
    pen.lineTo(middle, 262 - y);
    pen.lineTo(middle - x, 262);
    return;
  }
  const line = i - RHOMBI;
  const layer = Math.floor(line / CHEVRONS.count);
  const y = 262 + CHEVRONS.gap * (line + 1) + CHEVRONS.apart * t * (layer + 1);
  const end = middle + half;
  pen.moveTo(middle - half, y);
  pen.lineTo(middle, y + depth);
  pen.lineTo(end - 60, y + 60 * slope);
  pen.quadraticCurveTo(end, y, end + 80, y);
  pen.lineTo(1460, y);
};

/** Rings around one point. The dense ones travel outwards. */
export const pulse: Line = (pen, i, t) => {
  const phase = 0.4 + 4 * (1 - t);
  let radius = 70;
  for (let k = 0; k < i; k += 1) {
    radius += Math.min(1, i - k) * 1.12 * (17 + k) * (1 + 0.72 * Math.sin(0.78 * k - phase));
  }
  pen.moveTo(622 + radius, 860);
  pen.arc(622, 860, radius, 0, (-72 * Math.PI) / 180, true);
};

/** Gap between two lines of the W, and the radius of its middle line. */
const GAP = 6;
const RADIUS = MIDDLE * GAP + 16;

/** A W in three blocks of nine lines, which begin one below the other. */
export const word: Line = (pen, i, t) => {
  const offset = (MIDDLE - i) * GAP;
  const block = Math.floor((3 * i) / LINES);
  const top = 130 + 46 * block * t;
  const left = { turn: 180, radius: RADIUS };
  const right = { turn: -180, radius: RADIUS };
  const end = { turn: -90, radius: RADIUS };
  pen.moveTo(740 + offset, top);
  follow(pen, offset, { x: 740, y: top, heading: 90 }, [620 - top, left, 290, right, 290, left, 350, end, 100]);
};
