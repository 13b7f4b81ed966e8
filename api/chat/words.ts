/** Words that tell nothing of what is asked. */
const STOP_WORDS = new Set(
  `a about am an and any are as at be been but by can could did do does for from get give had has have hello her hi
  his how i if in into is it its just know let like may me more much my of on one or our please she should so some tell
  than thank thanks that the their them then there these they this those to too up us want was we were what when where
  which who why will with would you your`.split(/\s+/),
);

/** Letters of a word, below which only the word itself counts as it. */
const WHOLE_BELOW = 4;

/** Letters of a word from which on one of them may be mistaken. */
const MISTAKES_FROM = 6;

/** A word as it is looked up: in small letters without accents; null where it tells nothing. */
export function tellingWord(word: string): string | null {
  const plain = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain === '' || STOP_WORDS.has(plain) ? null : plain;
}

/** Words alike enough to mean the same: a beginning of it, or a slip of the finger. */
export const LIKENESS = {
  prefix: (word: string) => word.length >= WHOLE_BELOW,
  fuzzy: (word: string) => (word.length >= MISTAKES_FROM ? 1 : false),
} as const;
