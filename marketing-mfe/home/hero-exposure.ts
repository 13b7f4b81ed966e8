import { FRAME, PATHS } from '@studio/pictures/hero-paths';
import type { inks } from '@studio/ui/lines/colours';
import { exposureColour, FRAMES, type Path, sheafOf, timeOf } from '@studio/ui/lines/exposure';
import { trace } from '@studio/ui/lines/painter';
import { move, NODES, type Point, type Trail } from '@studio/ui/lines/springs';

/** First frame of the exposure that follows the pointer. */
const BENT = 50;

/** Detail by window width. `nth`: every nth line is drawn; `first`: first drawn frame; `alpha` by theme; `width` in px. */
const DETAIL = {
  wide: { nth: 2, first: 0, alpha: { light: 0.27, dark: 0.38 }, width: 1 },
  narrow: { nth: 4, first: FRAMES - 46, alpha: { light: 0.55, dark: 0.55 }, width: 0.9 },
} as const;

/** Position of the art in a canvas, in CSS pixels, and its scale. */
export interface Placement extends Point {
  readonly scale: number;
}

/** A node counts as fixed if it moves by less than this share of the movement of the path's end: at most a fifth of a pixel. */
const FIXED = 0.0002;

const isNarrow = () => matchMedia('(max-width: 63.99rem)').matches;

type Line = Pick<Trail, 'x' | 'y'>;

/**
 * A line of a frame that follows the pointer: its nodes at rest, how far each node moves when the end of the path is moved by 1, and
 * the number of nodes that move.
 */
interface BentLine extends Line {
  readonly reach: Float64Array;
  readonly moving: number;
  readonly colour: string;
}

/** Clears a canvas, sets its size to its device pixels, and returns its context in the units of the art. */
function surfaceOf(canvas: HTMLCanvasElement, { x, y, scale }: Placement): CanvasRenderingContext2D {
  const surface = canvas.getContext('2d');
  if (!surface) throw new Error('The browser created no canvas context');
  const { devicePixelRatio: pixels } = window;
  [canvas.width, canvas.height] = [Math.round(canvas.clientWidth * pixels), Math.round(canvas.clientHeight * pixels)];
  surface.setTransform(scale * pixels, 0, 0, scale * pixels, x * pixels, y * pixels);
  return surface;
}

/**
 * Draws the long exposure of a slide: springs follow the slide's path, and every frame of them stays visible. The moving parts of the
 * last frames, the beginnings of their lines, have a canvas of their own, because they are drawn again when the pointer moves.
 */
export function exposeSlide(
  index: number,
  theme: keyof typeof inks,
  [whole, end]: readonly [HTMLCanvasElement, HTMLCanvasElement],
  placement: Placement,
) {
  const path: Path = PATHS[index] ?? (() => ({ x: 0, y: 0 }));
  const { nth, first, alpha, width } = isNarrow() ? DETAIL.narrow : DETAIL.wide;
  const surfaces = [surfaceOf(whole, placement), surfaceOf(end, placement)] as const;
  for (const surface of surfaces) {
    surface.globalAlpha = alpha[theme];
    surface.lineWidth = width / placement.scale ** 0.5;
  }
  const trails = sheafOf(path, nth);
  // Springs are linear: the effect of a moved end is computed once, in separate trails.
  const reaches = sheafOf(() => ({ x: 0, y: 0 }), nth);
  const bent: BentLine[] = [];
  /** Buffer for the moved nodes of a line, so that frames allocate nothing. */
  const moved = { x: new Float64Array(NODES), y: new Float64Array(NODES) };
  let frame = 0;

  const drawLine = (surface: CanvasRenderingContext2D, line: Line, first?: number, end?: number) => {
    surface.beginPath();
    trace(surface, line, first, end);
    surface.stroke();
  };

  const drawBent = ({ x, y, reach, moving, colour }: BentLine, shift: Point) => {
    // The line is split at the first two fixed nodes.
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
        const moving = Math.min(reach.x.findLastIndex((way) => Math.abs(way) > FIXED) + 1, NODES - 2);
        const line = { x: trail.x.slice(), y: trail.y.slice(), reach: reach.x.slice(), moving, colour };
        bent.push(line);
        drawBent(line, shift);
        drawLine(surfaces[0], trail, moving + 1);
      } else if (frame >= first) drawLine(surfaces[0], trail);
    }
    frame += 1;
  };

  return {
    isWhole: () => frame === FRAMES,
    /** Draws the frames up to a share of the exposure, from 0 to 1. */
    drawTo(share: number, shift: Point): void {
      while (frame < Math.floor(first + share * (FRAMES - first))) step(shift);
    },
    /** Draws the last frames again, with the end of the path moved by `shift`. */
    bend(shift: Point): void {
      surfaces[1].clearRect(-FRAME.width, -FRAME.height, 3 * FRAME.width, 3 * FRAME.height);
      for (const line of bent) drawBent(line, shift);
    },
    /** The end of the path. */
    end: path(1),
  };
}
