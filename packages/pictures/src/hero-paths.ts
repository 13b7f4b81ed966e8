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

/** Slide 2: a scribble that shrinks to a spot and becomes one long stroke. */
function scribbleIntoStroke(t: number): Point {
  const stroke = Math.max(0, 2 * t - 1);
  const size = 236 * Math.max(0, 1 - t / 0.6) ** 0.8;
  return {
    x: 955 + 110 * t + size * Math.cos(TURN * 5 * t + 0.3) + 530 * stroke,
    y: 520 + size * 0.85 * Math.sin(TURN * 3.4 * t + 1.2) - 405 * stroke + 40 * Math.sin(TURN * stroke) * (1 - stroke),
  };
}

/** Slide 3: a wave that rises to the right. */
function risingWave(t: number): Point {
  return { x: 740 + 720 * t, y: 760 - 560 * t + 165 * Math.sin(TURN * 1.85 * t) };
}

/** Slide 4: an orbit, tilted. */
function tiltedOrbit(t: number): Point {
  const angle = Math.PI * 1.2 + TURN * 2.3 * t;
  const [along, across] = [310 * Math.cos(angle), 128 * Math.sin(angle)];
  const tilt = 0.42;
  return {
    x: 1090 + along * Math.cos(tilt) - across * Math.sin(tilt),
    y: 470 + along * Math.sin(tilt) + across * Math.cos(tilt),
  };
}

/** The path of the pointer on each slide: the springs that follow it draw the slide's art. */
export const PATHS: readonly [Path, ...Path[]] = [spiral, scribbleIntoStroke, risingWave, tiltedOrbit];
