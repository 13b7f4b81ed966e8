import { arc, at, OFFSETS, onCircle, RADIUS, REACH, short } from './offsets.mjs';

/** @typedef {import('./offsets.mjs').Point} Point */

const HEIGHT = 556;
/** Skeleton of a four: x of the left stroke, y of the crossbar, x of the stem, x of the crossbar's end. */
const [LEFT, BAR, STEM, END] = [REACH, 297, 284, 407];
/** Gap between the stem and the crossbar behind it. */
const GAP = 9;

/** The left stroke, a mitred corner, and the crossbar, which the stem interrupts. */
function crossbar() {
  return OFFSETS.map((offset) => {
    const [x, y] = [LEFT + offset, short(BAR - offset)];
    return `M${x} 0V${y}H${STEM - REACH - GAP}M${STEM + REACH + GAP} ${y}H${END}`;
  });
}

const stem = () => OFFSETS.map((offset) => `M${STEM + offset} 0V${HEIGHT}`);

/** Two half circles and two straight lines. */
function zero() {
  const top = { x: RADIUS + REACH, y: RADIUS + REACH };
  const foot = { x: top.x, y: HEIGHT - top.y };
  return OFFSETS.map((offset) => {
    const radius = RADIUS + offset;
    return `M${at(onCircle(top, radius, 180))}${arc(top, radius, 180, 360)}V${foot.y}${arc(foot, radius, 0, 180)}Z`;
  });
}

/** Points of the first and of the last line of the loose stem, of a four whose left edge is 0. The other lines are in between. */
const FIRST = [
  [206, 352],
  [148, 546],
  [-40, 706],
  [-290, 850],
  [-515, 758],
  [-645, 696],
  [-622, 790],
  [-460, 880],
  [-120, 934],
  [620, 816],
];
const LAST = [
  [362, 352],
  [336, 566],
  [222, 722],
  [-30, 684],
  [-240, 760],
  [-334, 900],
  [-290, 1010],
  [-170, 1086],
  [80, 1114],
  [620, 1064],
];

/** The stem of the last numeral is loose: it falls, turns back and leaves to the right. */
function looseStem() {
  return OFFSETS.map((offset, i) => {
    const share = i / (OFFSETS.length - 1);
    const points = FIRST.map(([x = 0, y = 0], k) => {
      const [lastX = 0, lastY = 0] = LAST[k] ?? [];
      return { x: x + (lastX - x) * share, y: y + (lastY - y) * share };
    });
    return `M${STEM + offset} 0V${short(points[0]?.y ?? 0)}${through(points)}`;
  });
}

/** Returns a smooth curve through points: at each it is parallel to the line between its neighbours. @param {readonly Point[]} points */
function through(points) {
  const directions = points.map((_, i) => direction(points[i - 1], points[i + 1]));
  return points
    .slice(1)
    .map((to, i) => {
      const from = points[i] ?? to;
      const handle = Math.hypot(to.x - from.x, to.y - from.y) * 0.38;
      return `C${at(moved(from, directions[i], handle))} ${at(moved(to, directions[i + 1], -handle))} ${at(to)}`;
    })
    .join('');
}

/** @param {Point | undefined} before @param {Point | undefined} after @returns {Point} A unit vector; downwards where a line begins. */
function direction(before, after) {
  if (before === undefined) return { x: 0, y: 1 };
  if (after === undefined) return { x: 0.986, y: -0.167 };
  const length = Math.hypot(after.x - before.x, after.y - before.y);
  return { x: (after.x - before.x) / length, y: (after.y - before.y) / length };
}

/** @param {Point} point @param {Point | undefined} along @param {number} distance @returns {Point} */
function moved(point, along = { x: 0, y: 0 }, distance) {
  return { x: point.x + along.x * distance, y: point.y + along.y * distance };
}

/** The word of the error page. Its loose lines leave the frame to the right. */
export const fourZeroFour = {
  width: 1370,
  height: 1120,
  span: 1247,
  numerals: [
    { x: 0, lines: [...crossbar(), ...stem()] },
    { x: 440, lines: zero() },
    { x: 840, lines: [...crossbar(), ...looseStem()] },
  ],
};
