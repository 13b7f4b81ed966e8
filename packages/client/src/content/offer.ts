/** A span of weeks: the least and the most. */
export type Weeks = readonly [least: number, most: number];

/** What the agency promises for a shop. Pages of several remotes name it. */
export const SHOP_OFFER = { weeks: [4, 6], products: 200 } as const satisfies { weeks: Weeks; products: number };

const WORDS = (
  'no one two three four five six seven eight nine ten eleven twelve ' +
  'thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
).split(' ');

/** Returns a number as texts spell it: in words up to twenty, in digits above. */
export const inWords = (number: number): string => WORDS[number] ?? String(number);

/** Returns a span of weeks in words: `four to six weeks`, `two weeks`. */
export function weeksInWords([least, most]: Weeks): string {
  const span = least === most ? inWords(most) : `${inWords(least)} to ${inWords(most)}`;
  return `${span} ${most === 1 ? 'week' : 'weeks'}`;
}

/** What more than one remote tells about the ready-made websites. */
export const readyMade = {
  /** Time to launch, from the day on which the customer's texts and pictures have arrived. */
  delivery: 'two weeks',
} as const;
