/** A point of the frame in px. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * The frame of the hero's art in px: the hero of a page 1440 wide from the top of the page, and 80 beyond the page's right edge,
 * by which the art is cropped.
 */
export const FRAME = { width: 1520, height: 960 } as const;

/** A path, for `t` from 0 to 1. */
type Path = (t: number) => Point;

const TURN = 2 * Math.PI;

/** Slide 1: a spiral that turns inwards from beyond the right edge. */
function spiral(t: number): Point {
  const angle = -0.25 + TURN * 2.7 * t;
  const radius = 388 * (1 - t) ** 0.85 + 8;
  return { x: 1195 + radius * Math.cos(angle), y: 450 + radius * 0.78 * Math.sin(angle) };
}

/** Returns a point of an ellipse about a centre: half axes, angle of the point, and slant of the long axis in radians. */
function onEllipse(centre: Point, [along, across]: readonly [number, number], angle: number, slant: number): Point {
  const [u, v] = [along * Math.cos(angle), across * Math.sin(angle)];
  return {
    x: centre.x + u * Math.cos(slant) - v * Math.sin(slant),
    y: centre.y + u * Math.sin(slant) + v * Math.cos(slant),
  };
}

/** Slide 2: five slanted loops, each smaller than the one before, and the last one goes on as a stroke that leaves by the right edge. */
function scribble(t: number): Point {
  const loops = Math.min(1, t / 0.72);
  const size = 250 - 112 * loops;
  const centre = { x: 830 + 300 * loops, y: 560 - 40 * loops };
  const slant = -0.66;
  const { x, y } = onEllipse(centre, [size, 0.4 * size], TURN * (5 * loops - 0.25), slant);
  const stroke = 660 * Math.max(0, t / 0.72 - 1) * (0.72 / 0.28);
  return { x: x + stroke * Math.cos(slant), y: y + stroke * Math.sin(slant) };
}

/** Slide 3: a wave that rises to the right, beside the caption at the foot of the page. */
function risingWave(t: number): Point {
  return { x: 850 + 670 * t, y: 690 - 480 * t + Math.min(165, 80 + 300 * t) * Math.sin(TURN * 1.85 * t) };
}

/** Returns `count` lines beside a path, `width` px from the first to the last one at a time. */
const sheaf = (path: Path, count: number, width: (t: number) => number): readonly Path[] =>
  Array.from({ length: count }, (_, i) => (t) => {
    const [from, { x, y }, to] = [path(t - 0.001), path(t), path(t + 0.001)];
    const share = ((i / (count - 1) - 0.5) * width(t)) / Math.hypot(to.x - from.x, to.y - from.y);
    return { x: x - (to.y - from.y) * share, y: y + (to.x - from.x) * share };
  });

/** Half axes of the ring's innermost and outermost line, and radius of the body. */
const RING = { inner: 232, outer: 388, flat: 0.3 } as const;
const BODY = 160;

/** Slide 4: a body of circles, and a tilted ring about it, whose rear half ends before the body, and whose front half covers it. */
function bodyInRing(): readonly Path[] {
  const arc =
    (along: number, across: number, from: number, to: number): Path =>
    (t) =>
      onEllipse({ x: 1095, y: 462 }, [along, across], from + (to - from) * t, -0.36);
  /** Returns the angle at which a circle crosses an ellipse of the ring: a right angle if it is inside. */
  const crossing = (radius: number, along: number) => {
    const across = along * RING.flat;
    if (radius <= across) return TURN / 4;
    return Math.asin(Math.sqrt((radius ** -2 - along ** -2) / (across ** -2 - along ** -2)));
  };
  const circles = Array.from({ length: 20 }, (_, k) => BODY - 8 * k);
  const above = circles.map((radius) => {
    const angle = crossing(radius, RING.inner);
    return arc(radius, radius, TURN / 2 - angle, TURN + angle);
  });
  const below = circles.flatMap((radius) => {
    const angle = crossing(radius, RING.outer);
    return angle < TURN / 4 ? arc(radius, radius, TURN / 2 - angle, angle) : [];
  });
  const ring = Array.from({ length: 30 }, (_, k) => {
    const along = RING.inner + ((RING.outer - RING.inner) * k) / 29;
    const rear = Math.asin(((BODY + 14) * Math.sin(crossing(BODY + 14, along))) / (along * RING.flat));
    return arc(along, along * RING.flat, TURN / 2 + rear, -rear);
  });
  return [...ring, ...above, ...below];
}

/** What each slide's art is drawn from: the path of a pointer that springs follow, or lines side by side. */
export const PATHS = [
  spiral,
  sheaf(scribble, 25, (t) => 60 * Math.min(1, 14 * t) ** 0.5 + 190 * Math.max(0, t - 0.66) ** 0.8),
  risingWave,
  bodyInRing(),
] as const satisfies readonly (Path | readonly Path[])[];
