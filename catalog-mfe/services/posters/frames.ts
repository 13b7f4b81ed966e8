/** Size of the frame whose units all posters are drawn in. */
export const FRAME = { width: 1440, height: 860 } as const;

/** Size of the frame on phones, in px at a width of 390. */
export const PHONE_FRAME = { width: 390, height: 374 } as const;

/** The left edge of a poster in the frame, and the x at which its hues begin. */
interface Left {
  readonly x: number;
  readonly begin: number;
}

/** Lines that come in from the left begin outside of the frame, for windows that are wider than it. */
const comesIn: Left = { x: -400, begin: 0 };
const standsRight: Left = { x: 600, begin: 640 };

export const lefts = {
  door: comesIn,
  word: standsRight,
  pulse: standsRight,
  awning: standsRight,
  layers: standsRight,
  order: comesIn,
} as const satisfies Readonly<Record<string, Left>>;

/** Name of a poster: what its lines show. `content/service-drawings.ts` has that of each service. */
export type PosterName = keyof typeof lefts;
