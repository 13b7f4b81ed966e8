/** Draws the lines of a poster: a 2D context, or a writer of SVG path data. Lengths are in units of the frame; y points down. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  'lineTo' | 'arc' | 'ellipse' | 'quadraticCurveTo' | 'bezierCurveTo' | 'moveTo'
>;

/** Draws the `i`-th line at `t`, from 0 (closed) to 1 (open). With fewer lines than 27, `i` has fractions. */
export type Line = (pen: Pen, i: number, t: number) => void;

/** Number of lines of a poster, and the one in the middle. */
export const LINES = 27;
export const MIDDLE = (LINES - 1) / 2;

/** A straight segment of a centreline by its length, or an arc by its angle in degrees (positive to the left) and its radius. */
export type Segment = number | { readonly turn: number; readonly radius: number };

const RADIANS = Math.PI / 180;

/**
 * Draws a line parallel to a centreline of straights and arcs. The centreline begins at `x`, `y` and leaves in the direction
 * `heading`: 0° is to the right, 90° down. The line is `offset` to the left of travel, without kinks as long as |offset| is smaller
 * than each radius. Continues the current path of the pen.
 */
export function follow(pen: Pen, offset: number, from: Pose, segments: readonly Segment[]): void {
  let { x, y, heading } = from;
  const start = beside({ x, y, heading }, offset);
  pen.lineTo(start.x, start.y);
  for (const segment of segments) {
    if (typeof segment === 'number') {
      x += segment * Math.cos(heading * RADIANS);
      y += segment * Math.sin(heading * RADIANS);
      const end = beside({ x, y, heading }, offset);
      pen.lineTo(end.x, end.y);
    } else {
      const { turn, radius } = segment;
      const side = Math.sign(turn);
      const centre = beside({ x, y, heading }, side * radius);
      const angle = heading + side * 90;
      const own = radius - side * offset;
      pen.arc(centre.x, centre.y, own, angle * RADIANS, (angle - turn) * RADIANS, side > 0);
      heading -= turn;
      ({ x, y } = beside({ ...centre, heading }, -side * radius));
    }
  }
}

/** A point of a centreline, and its direction there in degrees. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** Returns the point `distance` to the left of a pose. */
function beside({ x, y, heading }: Pose, distance: number) {
  return { x: x + distance * Math.sin(heading * RADIANS), y: y - distance * Math.cos(heading * RADIANS) };
}

/** Draws the curve from `from` to `to` along which y changes by smoothstep of x: level at both ends. */
export function ease(pen: Pen, from: Point, to: Point): void {
  const third = (to.x - from.x) / 3;
  pen.bezierCurveTo(from.x + third, from.y, to.x - third, to.y, to.x, to.y);
}

interface Point {
  readonly x: number;
  readonly y: number;
}
