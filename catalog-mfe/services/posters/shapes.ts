import { follow, LINES, type Line, MIDDLE } from './pen.ts';

/** Lines of the cloth, of the wall, of the window; the last four are the door. */
const [CLOTH, WALL, WINDOW] = [13, 4, 6];

/** y at which wall and door end: below the frame, also that of phones. */
const GROUND = 960;

/** A shop: cloth that lets itself down in scallops, and behind it a wall, a window and a door, whose lines part. */
export const shop: Line = (pen, i, t) => {
  const line = Math.round(i);
  if (line < CLOTH) {
    const u = line / (CLOTH - 1);
    const y = 118 + (6 + 20 * t) * line;
    const [radius, depth] = [64 * (1 + 0.3 * u), 66 * u ** 1.35 * t];
    let x = 1300 - 510 * (1 + 0.3 * u);
    pen.moveTo(x, y);
    if (depth < 0.5) pen.lineTo(1460, y);
    else for (; x < 1440; x += 2 * radius) pen.ellipse(x + radius, y, radius, depth, 0, Math.PI, 0, true);
    return;
  }
  const gap = 5 + 6 * t;
  const front = line - CLOTH;
  if (front < WALL) {
    const x = 660 + gap * front;
    pen.moveTo(x, clothAt(x, t));
    pen.lineTo(x, GROUND);
  } else if (front < WALL + WINDOW) {
    const inset = gap * (front - WALL);
    const [left, right] = [734 + inset, 1092 - inset];
    pen.moveTo(left, clothAt(left, t));
    pen.lineTo(left, 792 - inset);
    pen.lineTo(right, 792 - inset);
    pen.lineTo(right, clothAt(right, t));
  } else {
    const inset = gap * (front - WALL - WINDOW);
    const [left, right, top] = [1140 + inset, 1359 - inset, 580 + inset];
    pen.moveTo(left, GROUND);
    pen.lineTo(left, top);
    pen.lineTo(right, top);
    pen.lineTo(right, GROUND);
  }
};

/** Returns y of the point 14 below the last line of the cloth at x. */
function clothAt(x: number, t: number): number {
  const radius = 64 * 1.3;
  const from = 1300 - 510 * 1.3;
  const p = ((((x - from) % (2 * radius)) + 2 * radius) % (2 * radius)) / radius - 1;
  return 118 + (6 + 20 * t) * (CLOTH - 1) + 66 * t * Math.sqrt(1 - p * p) + 14;
}

/** A layer: x of its middle, half its width, half its height, and its slope. */
const LAYER = { x: 1010, half: 310, depth: 143, slope: 0.46 };
const RHOMBI = 6;
/** Chevrons of a layer, the distance between two, and that between two layers when closed, and what is added when open. */
const CHEVRONS = { count: 7, gap: 9, closed: 40, apart: 48 };

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
  const y = 262 + CHEVRONS.gap * (line + 1) + (CHEVRONS.closed + CHEVRONS.apart * t) * (layer + 1);
  const end = middle + half;
  pen.moveTo(middle - half, y);
  pen.lineTo(middle, y + depth);
  pen.lineTo(end - 60, y + 60 * slope);
  pen.quadraticCurveTo(end, y, end + 80, y);
  pen.lineTo(1460, y);
};

/** Circles of the source; then three pulses of seven: radius of the first line, gap of the lines, and how much closer it begins. */
const SOURCE = 6;
const PULSES = [
  [132, 12, 40],
  [300, 14, 70],
  [540, 20, 110],
] as const;

/** A source, and three pulses that leave it, each wider than the one before. No line crosses another. */
export const pulse: Line = (pen, i, t) => {
  const line = Math.round(i) - SOURCE;
  const [x, y] = [724, 784];
  if (line < 0) {
    const radius = 10 * (line + SOURCE + 1);
    pen.moveTo(x - radius, y);
    pen.arc(x, y, radius, Math.PI, 0, true);
    pen.arc(x, y, radius, 0, -Math.PI, true);
    return;
  }
  const [first, gap, closer] = PULSES[Math.floor(line / 7)] ?? PULSES[0];
  const radius = first + gap * (line % 7) - closer * (1 - t);
  pen.moveTo(x, y + radius);
  pen.arc(x, y, radius, Math.PI / 2, (-103 * Math.PI) / 180, true);
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
  follow(pen, offset, { x: 740, y: top, heading: 90 }, [664 - top, left, 334, right, 334, left, 394, end, 100]);
};
