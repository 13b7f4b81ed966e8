import { FRAME, PATHS } from '@studio/pictures/hero-paths';
import type { inks } from '@studio/ui/lines/colours';
import { exposureColour, FRAMES, type Path, sheafOf, timeOf } from '@studio/ui/lines/exposure';
import { trace } from '@studio/ui/lines/painter';
import { move, NODES, type Point, type Trail } from '@studio/ui/lines/springs';

/** The frame from which the exposure follows the pointer. */
const BENT = 50;

/** How much of the exposure is drawn where. `nth`: every nth line; `first`: the first frame; `alpha` by theme; `width` in px. */
const DETAIL = {
  wide: { nth: 2, first: 0, alpha: { light: 0.27, dark: 0.38 }, width: 1 },
  narrow: { nth: 4, first: FRAMES - 46, alpha: { light: 0.55, dark: 0.55 }, width: 0.9 },
} as const;

/** Where the frame of the art is in a canvas, in CSS pixels of it; `scale` is that of the art. */
export interface Place extends Point {
  readonly scale: number;
}

/** A node stands still if it goes less than this share of the way of the path's end: a fifth of a pixel where that goes furthest. */
const STANDS = 0.0002;

const isNarrow = () => matchMedia('(max-width: 63.99rem)').matches;

type Line = Pick<Trail, 'x' | 'y'>;

/**
 * A line of a frame that follows the pointer: as it is at rest, how far each node goes when the end of the path is moved by 1, and the
 * number of nodes that go anywhere.
 */
interface BentLine extends Line {
  readonly reach: Float64Array;
  readonly moving: number;
  readonly colour: string;
}

/** Clears a canvas, sets its size to its device pixels, and returns its context in the units of the art. */
function surfaceOf(canvas: HTMLCanvasElement, { x, y, scale }: Place): CanvasRenderingContext2D {
  const surface = canvas.getContext('2d');
  if (!surface) throw new Error('The browser has no canvas left');
  const { devicePixelRatio: pixels } = window;
  [canvas.width, canvas.height] = [Math.round(canvas.clientWidth * pixels), Math.round(canvas.clientHeight * pixels)];
  surface.setTransform(scale * pixels, 0, 0, scale * pixels, x * pixels, y * pixels);
  return surface;
}

/**
 * The long exposure of a slide: the springs follow the slide's path, and each frame of theirs stays visible. What moves of the last
 * frames, the beginnings of their lines, is on a canvas of its own, since it is drawn again when the pointer moves.
 */
export function exposeSlide(
  index: number,
  theme: keyof typeof inks,
  [whole, end]: readonly [HTMLCanvasElement, HTMLCanvasElement],
  place: Place,
) {
  const path: Path = PATHS[index] ?? (() => ({ x: 0, y: 0 }));
  const { nth, first, alpha, width } = isNarrow() ? DETAIL.narrow : DETAIL.wide;
  const surfaces = [surfaceOf(whole, place), surfaceOf(end, place)] as const;
  for (const surface of surfaces) {
    surface.globalAlpha = alpha[theme];
    surface.lineWidth = width / place.scale ** 0.5;
  }
  const trails = sheafOf(path, nth);
  // Springs add up: what a moved pointer changes is found once, in trails of its own.
  const reaches = sheafOf(() => ({ x: 0, y: 0 }), nth);
  const bent: BentLine[] = [];
  /** What a line that follows the pointer is drawn from: frames allocate nothing. */
  const moved = { x: new Float64Array(NODES), y: new Float64Array(NODES) };
  let frame = 0;

  const drawLine = (surface: CanvasRenderingContext2D, line: Line, first?: number, end?: number) => {
    surface.beginPath();
    trace(surface, line, first, end);
    surface.stroke();
  };

  const drawBent = ({ x, y, reach, moving, colour }: BentLine, shift: Point) => {
    // The first two nodes that stand still are where the line is divided.
    for (let i = 0; i < moving + 2; i += 1) {
      const share = reach[i] ?? 0;
      moved.x[i] = (x[i] ?? 0) + shift.x * share;
      moved.y[i] = (y[i] ?? 0) + shift.y * share;
    }
    surfaces[1].strokeStyle = colour;
    drawLine(surfaces[1], moved, 1, moving + 1);
  };

  /** Draws the next frame, its point of the path moved by `shift`. */
  const step = (shift: Point) => {
    const pointer = path(timeOf(frame));
    const colour = exposureColour(frame, theme);
    const share = { x: (frame - BENT + 1) / (FRAMES - BENT), y: 0 };
    surfaces[0].strokeStyle = colour;
    for (const [i, trail] of trails.entries()) {
      move(trail, pointer);
      const reach = reaches[i];
      if (frame >= BENT && reach) {
        move(reach, share);
        const moving = Math.min(reach.x.findLastIndex((way) => Math.abs(way) > STANDS) + 1, NODES - 2);
        const line = { x: trail.x.slice(), y: trail.y.slice(), reach: reach.x.slice(), moving, colour };
        bent.push(line);
        drawBent(line, shift);
        drawLine(surfaces[0], trail, moving + 1);
      } else if (frame >= first) drawLine(surfaces[0], trail);
    }
    frame += 1;
  };

  return {
    /** Returns whether all frames are drawn. */
    isWhole: () => frame === FRAMES,
    /** Draws the frames up to a share of the exposure, from 0 to 1. The first frame is there at once. */
    drawTo(share: number, shift: Point): void {
      while (frame < Math.floor(first + share * (FRAMES - first))) step(shift);
    },
    /** Draws the last frames again, towards the end of the path moved by `shift`. */
    bend(shift: Point): void {
      surfaces[1].clearRect(-FRAME.width, -FRAME.height, 3 * FRAME.width, 3 * FRAME.height);
      for (const line of bent) drawBent(line, shift);
    },
    /** Where the path ends. */
    end: path(1),
  };
}
