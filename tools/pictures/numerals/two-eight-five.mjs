import { arc, at, OFFSETS, onCircle, RADIUS, REACH } from './offsets.mjs';

/** @typedef {import('./offsets.mjs').Point} Point */

/** Centres of the upper and the lower circle of a numeral whose outermost line touches the axes. */
const upper = { x: RADIUS + REACH, y: RADIUS + REACH };
const lower = { x: upper.x, y: upper.y + 2 * RADIUS };
const right = upper.x + 128;

/** Arc over the top, S into the foot, mitred corner, foot to the right. */
function two() {
  return OFFSETS.map((offset) => {
    const [over, under] = [RADIUS + offset, RADIUS - offset];
    const corner = { x: lower.x - under, y: lower.y + under };
    return [
      `M${at(onCircle(upper, over, 180))}`,
      arc(upper, over, 180, 450),
      arc(lower, under, 270, 180),
      `V${corner.y}H${right}`,
    ].join('');
  });
}

/** Mitred corner at the top left, straight into the bowl. */
function five() {
  return OFFSETS.map((offset) => {
    const [flag, bowl] = [RADIUS + offset, RADIUS - offset];
    return [
      `M${upper.x + 122} ${upper.y - flag}H${upper.x - flag}V${upper.y}`,
      arc(upper, flag, 180, 90),
      arc(lower, bowl, 270, 540),
    ].join('');
  });
}

/** Two S that cross. The one from the upper right to the lower left is in front; the other one is hidden behind it. */
function eight() {
  const front = OFFSETS.map((offset) => {
    const [over, under] = [RADIUS + offset, RADIUS - offset];
    return `M${at(onCircle(upper, over, -90))}${arc(upper, over, -90, 90)}${arc(lower, under, 270, 90)}`;
  });
  const behind = OFFSETS.map((offset) => {
    const [over, under] = [RADIUS + offset, RADIUS - offset];
    const upperEnd = firstHidden(upper, over, 270, 90);
    const lowerEnd = firstHidden(lower, under, 90, -90);
    return [
      `M${at(onCircle(upper, over, 270))}${arc(upper, over, 270, upperEnd)}`,
      `M${at(onCircle(lower, under, 90))}${arc(lower, under, 90, lowerEnd)}`,
    ].join('');
  });
  return [...front, ...behind];
}

/**
 * Returns the angle, in degrees, at which a line of the S behind meets the S in front.
 * @param {Point} centre @param {number} radius @param {number} from @param {number} to
 */
function firstHidden(centre, radius, from, to) {
  const step = Math.sign(to - from) * 0.05;
  let degrees = from;
  while (Math.abs(degrees - from) < Math.abs(to - from) && !hidden(onCircle(centre, radius, degrees))) degrees += step;
  return degrees;
}

/** @param {Point} point */
function hidden(point) {
  const near = (/** @type {Point} */ { x, y }) => Math.abs(Math.hypot(point.x - x, point.y - y) - RADIUS) < REACH + 0.5;
  return (point.x > upper.x + 0.01 && near(upper)) || (point.x < lower.x - 0.01 && near(lower));
}

/** The word of the footer. */
export const wordmark = {
  width: 1180,
  height: 556,
  span: 1180,
  numerals: [
    { x: 0, lines: two() },
    { x: 412, lines: eight() },
    { x: 824, lines: five() },
  ],
};
