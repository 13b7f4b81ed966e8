import { phoneDoor, wideDoor } from './door.ts';
import { FRAME, lefts, PHONE_FRAME, type PosterName } from './frames.ts';
import { order } from './order.ts';
import { LINES, type Line } from './pen.ts';
import { layers, pulse, shop, word } from './shapes.ts';

/** A drawing of parallel lines in a frame. */
export interface Poster {
  readonly line: Line;
  /** Number of lines: 27, or 18 where 27 would clog. */
  readonly lines: number;
  /** x at which the hues begin. They end at the right edge of the frame. */
  readonly begin: number;
  /** The visible area, in units of the lines. */
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

interface ServicePosters {
  readonly wide: Poster;
  readonly phone: Poster;
}

/** Scale of the right part of the wide frame on phones. */
const SCALE = 0.48;

/** Returns a wide poster, and for phones its right part with `lines` lines. */
function postersOf(name: PosterName, line: Line, lines: number): ServicePosters {
  const { x, begin } = lefts[name];
  const [width, height] = [PHONE_FRAME.width / SCALE, PHONE_FRAME.height / SCALE];
  const left = FRAME.width - width;
  return {
    wide: { line, lines: LINES, begin, frame: { x, y: 0, width: FRAME.width - x, height: FRAME.height } },
    phone: {
      line,
      lines,
      begin: left,
      frame: { x: left, y: FRAME.height - height, width, height },
    },
  };
}

/** Space above the door on phones, in px. */
const DOOR_TOP = 18;

export const posters: Readonly<Record<PosterName, ServicePosters>> = {
  door: {
    wide: postersOf('door', wideDoor, LINES).wide,
    phone: { line: phoneDoor, lines: LINES, begin: 0, frame: { x: 0, y: -DOOR_TOP, ...PHONE_FRAME } },
  },
  word: postersOf('word', word, 18),
  layers: postersOf('layers', layers, LINES),
  pulse: postersOf('pulse', pulse, LINES),
  shop: {
    wide: postersOf('shop', shop, LINES).wide,
    phone: { line: shop, lines: LINES, begin: 612, frame: { x: 612, y: 92, width: 856, height: 860 } },
  },
  order: postersOf('order', order, 18),
};

/** Returns the index, with fractions, of the `k`-th line of a poster. */
export const lineOf = ({ lines }: Poster, k: number): number => (k * (LINES - 1)) / (lines - 1);

/** Widths of the lines, in px at any size of the poster. */
export const STROKE = { wide: 1.5, phone: 1.25 } as const;
