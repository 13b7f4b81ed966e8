import { FRAME, PATHS } from '@studio/pictures/hero-paths';
import type { inks } from '@studio/ui/lines/colours';
import { exposureColour, FRAMES, type Path, sheafOf, timeOf } from '@studio/ui/lines/exposure';
import { trace } from '@studio/ui/lines/painter';
import { move, type Point, type Trail } from '@studio/ui/lines/springs';

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

const isNarrow = () => matchMedia('(max-width: 63.99rem)').matches;

const copied = (trails: readonly Trail[]): readonly Trail[] =>
  trails.map(({ pull, x, y, vx, vy }) => ({ pull, x: x.slice(), y: y.slice(), vx: vx.slice(), vy: vy.slice() }));

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
 * The long exposure of a slide: the springs follow the slide's path, and each frame of theirs stays visible. The last frames are on
 * a canvas of their own, since they are drawn again when the pointer moves.
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
  let trails = sheafOf(path, nth);
  let bent = trails;
  let frame = 0;

  /** Draws the next frame, its point of the path moved by `shift`. */
  const step = ({ x, y }: Point) => {
    if (frame === BENT) bent = copied(trails);
    const share = Math.max(0, (frame - BENT + 1) / (FRAMES - BENT));
    const to = path(timeOf(frame));
    const pointer = { x: to.x + x * share, y: to.y + y * share };
    const surface = surfaces[frame < BENT ? 0 : 1];
    surface.strokeStyle = exposureColour(frame, theme);
    for (const trail of trails) {
      move(trail, pointer);
      if (frame < first) continue;
      surface.beginPath();
      trace(surface, trail);
      surface.stroke();
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
      trails = copied(bent);
      frame = BENT;
      while (frame < FRAMES) step(shift);
    },
    /** Where the path ends. */
    end: path(1),
  };
}
