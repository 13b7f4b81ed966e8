/** Size of the frame of all posters, in its units. */
export const FRAME = { width: 1440, height: 860 } as const;

/** Size of the frame on phones, in px at a width of 390. */
export const PHONE_FRAME = { width: 390, height: 392 } as const;

/** The left edge of a poster in the frame, and the x at which its hues begin. */
interface Left {
  readonly x: number;
  readonly begin: number;
}

/** Lines from the left edge begin outside of the frame, for windows that are wider than it. */
const fromLeft: Left = { x: -400, begin: 0 };
const atRight: Left = { x: 560, begin: 640 };

export const lefts = {
  door: fromLeft,
  word: atRight,
  pulse: atRight,
  shop: atRight,
  layers: atRight,
  order: fromLeft,
} as const satisfies Readonly<Record<string, Left>>;

/** Name of a poster, by its subject. `content/service-drawings.ts` has that of each service. */
export type PosterName = keyof typeof lefts;
