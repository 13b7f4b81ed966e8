const WORDS = (
  'no one two three four five six seven eight nine ten eleven twelve ' +
  'thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
).split(' ');

/** Returns a number as texts spell it: in words up to twenty, in digits above. */
export const inWords = (number: number): string => WORDS[number] ?? String(number);
