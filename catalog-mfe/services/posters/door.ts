import { ease, follow, type Line, MIDDLE } from './pen.ts';

interface Door {
  readonly gap: number;
  /** Radius of the innermost line of the arch when the door is open, and of the innermost line of both corners. */
  readonly inside: number;
  readonly corner: number;
  /** x of the door's middle. */
  readonly middle: number;
  /** y of the outermost line of the arch, and of the middle line on the floor. */
  readonly top: number;
  readonly floor: number;
  /** x at which the lines begin. */
  readonly begin: number;
  /** How much lower the lines begin, and their gap there as a share of `gap`. */
  readonly fall: number;
  readonly share: number;
}

/** Length of the lines before their beginning, for windows that are wider than the frame. */
const BEFORE = 380;

/** Rise of the lines behind the door, over a length. */
const RISE = 30;
const RISE_LENGTH = 420;

/** Returns lines of a street that rise and become a door. A closed door is a fifth as wide as an open one. */
export const door =
  ({ gap, inside, corner, middle, top, floor, begin, fall, share }: Door): Line =>
  (pen, i, t) => {
    const offset = (MIDDLE - i) * gap;
    const arch = MIDDLE * gap + inside * (0.2 + 0.8 * t);
    const bend = MIDDLE * gap + corner;
    const left = middle - arch - bend;
    const height = floor - bend - (top + MIDDLE * gap + arch);
    const start = { x: begin, y: floor + fall - offset * share };
    pen.moveTo(start.x - BEFORE, start.y);
    pen.lineTo(start.x, start.y);
    ease(pen, start, { x: left, y: floor - offset });
    follow(pen, offset, { x: left, y: floor, heading: 0 }, [
      { turn: 90, radius: bend },
      height,
      { turn: -180, radius: arch },
      height,
      { turn: 90, radius: bend },
    ]);
    const right = { x: middle + arch + bend, y: floor - offset };
    ease(pen, right, { x: right.x + RISE_LENGTH, y: right.y - RISE });
  };

/** The door of the wide frame, and that of phones. */
export const wideDoor = door({
  gap: 7.2,
  inside: 104,
  corner: 14,
  middle: 950,
  top: 112,
  floor: 742,
  begin: -20,
  fall: 46,
  share: 0.3,
});
export const phoneDoor = door({
  gap: 4.3,
  inside: 48,
  corner: 8,
  middle: 206,
  top: 9,
  floor: 309,
  begin: -20,
  fall: 0,
  share: 1,
});
