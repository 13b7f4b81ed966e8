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

/** Slide 2: slanted loops, each smaller than the one before, and the last one becomes a stroke that leaves by the right edge. */
function scribbleIntoStroke(t: number): Point {
  const loops = Math.min(1, t / 0.72);
  const size = 230 - 120 * loops;
  const centre = { x: 850 + 300 * loops, y: 530 - 10 * loops };
  const { x, y } = onEllipse(centre, [size, 0.4 * size], 1 + TURN * 3.8 * loops, -0.66);
  const stroke = Math.max(0, t / 0.72 - 1) / (1 / 0.72 - 1);
  return { x: x + 640 * stroke, y: y - 400 * stroke };
}

/** Slide 3: a wave that rises to the right. */
function risingWave(t: number): Point {
  return { x: 740 + 720 * t, y: 760 - 560 * t + 165 * Math.sin(TURN * 1.85 * t) };
}

/** Slide 4: a body that grows, and then a tilted ring about it. */
function bodyInRing(t: number): Point {
  const centre = { x: 1110, y: 440 };
  const [body, ring] = [Math.min(1, t / 0.5), Math.max(0, t / 0.5 - 1)];
  const wide = Math.min(1, 3 * ring);
  const size = 60 + 90 * body ** 0.7;
  const angle = TURN * (2.6 * body + 1.9 * ring);
  return onEllipse(centre, [size + 100 * wide, size - 100 * wide], angle, -0.36);
}

/** The path of the pointer on each slide: the springs that follow it draw the slide's art. */
export const PATHS: readonly [Path, ...Path[]] = [spiral, scribbleIntoStroke, risingWave, bodyInRing];
