import { FRAME, PATHS } from '@studio/pictures/hero-paths';
import { endOf, expose, FRAMES, type Line, type Subject, timeOf } from '@studio/ui/lines/exposure';
import { hueColour } from '@studio/ui/lines/hues';
import { trace } from '@studio/ui/lines/painter';
import { NODES, type Point } from '@studio/ui/lines/springs';

/** First frame that follows the pointer, and how many frames later it moves each further node of a spring. */
const BENT = 50;
const LAG = 2.5;

/** Share of the pointer's distance by which lines that are no springs follow it, and how close their ends must be to do so, in px. */
const GIVE = 0.25;
const TOGETHER = 200;

/** Detail by window width. `nth`: every nth line is drawn; `first`: first drawn frame; `alpha` by theme; `width` in px. */
const DETAIL = {
  wide: { nth: 2, first: 0, alpha: { light: 0.27, dark: 0.38 }, width: 1 },
  narrow: { nth: 4, first: FRAMES - 46, alpha: { light: 0.55, dark: 0.55 }, width: 0.9 },
} as const;

/** The same for lines that are no springs. */
const SHEAF = {
  wide: { nth: 1, first: 0, alpha: { light: 0.6, dark: 0.7 }, width: 1 },
  narrow: { nth: 2, first: 0, alpha: { light: 0.8, dark: 0.8 }, width: 0.9 },
} as const;

/** Position of the art in a canvas, in CSS pixels, and its scale. */
export interface Placement extends Point {
  readonly scale: number;
}

const isNarrow = () => matchMedia('(max-width: 63.99rem)').matches;

/** A line of a frame that follows the pointer, and how far each of its nodes moves when the end of the path is moved by 1. */
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
 * Draws the long exposure of a slide: every frame of it stays visible. The moving parts of the last frames have a canvas of their own, because
 * they are drawn again when the pointer moves.
 */
export function exposeSlide(
  index: number,
  theme: 'light' | 'dark',
  [whole, tip]: readonly [HTMLCanvasElement, HTMLCanvasElement],
  placement: Placement,
) {
  const subject: Subject = PATHS[index] ?? PATHS[0];
  const isSheaf = typeof subject !== 'function';
  const end = endOf(subject);
  const isLoose = isSheaf && subject.some((line) => Math.hypot(line(1).x - end.x, line(1).y - end.y) > TOGETHER);
  const give = isLoose ? 0 : isSheaf ? GIVE : 1;
  const { nth, first, alpha, width } = (isSheaf ? SHEAF : DETAIL)[isNarrow() ? 'narrow' : 'wide'];
  const surfaces = [surfaceOf(whole, placement), surfaceOf(tip, placement)] as const;
  for (const surface of surfaces) {
    surface.globalAlpha = alpha[theme];
    surface.lineWidth = width / placement.scale ** 0.5;
  }
  const nodes = isSheaf ? 7 : NODES;
  const next = expose(subject, nth, nodes);
  const bent: BentLine[] = [];
  /** Buffer for the moved nodes of a line, so that frames allocate nothing. */
  const moved = { x: new Float64Array(nodes), y: new Float64Array(nodes) };
  let frame = 0;

  const drawLine = (surface: CanvasRenderingContext2D, line: Line, from?: number, to?: number) => {
    surface.beginPath();
    trace(surface, line, from, to);
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

  /** Returns how far a node of the current frame moves with the pointer. Springs follow it later, node by node. */
  const reachOf = (node: number) => {
    const time = frame + (isSheaf ? node / (nodes - 1) : -LAG * node);
    return give * Math.max(0, (time - BENT + 1) / (FRAMES - BENT)) ** 2;
  };

  /** Draws the next frame, its point of the path moved by `shift`. */
  const step = (shift: Point) => {
    const colour = hueColour(timeOf(frame), theme);
    surfaces[0].strokeStyle = colour;
    for (const line of next()) {
      if (frame >= BENT) {
        const reach = line.x.map((_, node) => reachOf(node));
        const moving = Math.min(reach.findLastIndex((share) => share > 0) + 1, nodes - 2);
        const standing = { x: line.x.slice(), y: line.y.slice(), reach, moving, colour };
        bent.push(standing);
        drawBent(standing, shift);
        drawLine(surfaces[0], line, moving + 1);
      } else if (frame >= first) drawLine(surfaces[0], line);
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
    end,
  };
}
