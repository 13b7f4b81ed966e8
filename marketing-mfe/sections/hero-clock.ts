/** How long a letter takes to be typed and to be deleted, and how long the whole title stands, in ms. */
export const TYPING = { type: 30, delete: 10, hold: 2000 } as const;

/** How long a slide stays, in ms. */
export const SLIDE_TIME = 5000;

/** Time in the hero. It passes only while the hero plays. */
export interface HeroTime {
  /** The slide that is shown. */
  readonly index: number;
  /** ms since it came. */
  readonly elapsed: number;
  /** The title stood there whole when time began: the first one does, before anything plays. */
  readonly isWhole: boolean;
}

export const heroStart: HeroTime = { index: 0, elapsed: 0, isWhole: true };

/** How many letters of a title are shown after so many ms of typing it, holding it and deleting it, over and over. */
export function lettersAfter(ms: number, length: number): number {
  const typed = length * TYPING.type;
  const held = typed + TYPING.hold;
  const round = held + length * TYPING.delete;
  const within = ms % round;
  if (within < typed) return Math.floor(within / TYPING.type);
  if (within < held) return length;
  return length - Math.floor((within - held) / TYPING.delete);
}

/** How many letters of the present title are shown. */
export function lettersAt({ elapsed, isWhole }: HeroTime, length: number): number {
  return lettersAfter(elapsed + (isWhole ? length * TYPING.type : 0), length);
}

/** Goes to the following slide, from the last to the first; its time begins anew. */
export function nextSlide({ index }: HeroTime, slides: number): HeroTime {
  return { index: (index + 1) % slides, elapsed: 0, isWhole: false };
}

/** Lets `ms` pass. However many they are, at most one slide goes by: a tab that slept does not race. */
export function pass(time: HeroTime, ms: number, slides: number): HeroTime {
  const elapsed = time.elapsed + ms;
  return elapsed < SLIDE_TIME ? { ...time, elapsed } : nextSlide(time, slides);
}
