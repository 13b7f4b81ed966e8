/** What lets something that plays by itself rest. */
export interface Rests {
  /** The visitor pressed Pause. */
  readonly paused: boolean;
  /** The pointer is over it, or the focus is in it. */
  readonly held: boolean;
  /** It is not in view. */
  readonly offScreen: boolean;
  /** The tab is not in view. */
  readonly hidden: boolean;
  /** The visitor asked for less motion. */
  readonly reduced: boolean;
}

/** As it is until the page is live: nothing plays. */
export const atRest: Rests = { paused: false, held: false, offScreen: true, hidden: false, reduced: false };

/** Whether it plays. */
export function plays(rests: Rests): boolean {
  return !Object.values(rests).includes(true);
}
