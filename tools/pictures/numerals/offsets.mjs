/**
 * A numeral is nine parallel lines: a skeleton of straight lines and arcs of radius 100, offset by -78 to 78. Lengths are in
 * units; y points down.
 */
export const RADIUS = 100;
export const REACH = 78;
export const OFFSETS = Array.from({ length: 9 }, (_, i) => -REACH + (i * REACH) / 4);

/** @typedef {{ x: number, y: number }} Point */

/** Rounds to one digit. @param {number} value */
export const short = (value) => String(Math.round(value * 10) / 10 + 0);

/** @param {Point} point */
export const at = ({ x, y }) => `${short(x)} ${short(y)}`;

/**
 * Returns a point on a circle; 0° is to the right, 90° below.
 * @param {Point} centre @param {number} radius @param {number} degrees @returns {Point}
 */
export function onCircle(centre, radius, degrees) {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

/**
 * Returns the path data of an arc that begins at the current point. Angles in degrees; clockwise if `to` is larger than `from`.
 * @param {Point} centre @param {number} radius @param {number} from @param {number} to
 */
export function arc(centre, radius, from, to) {
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const r = short(radius);
  return `A${r} ${r} 0 ${large} ${to > from ? 1 : 0} ${at(onCircle(centre, radius, to))}`;
}
