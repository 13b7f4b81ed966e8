/** @param {number} first @param {number} last */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

const BASIC_LATIN = range(0x20, 0x7e);

/** Letters with accents and the like, and among them the signs for times and divided by. */
const LATIN_1_LETTERS = range(0xc0, 0xff);

const LATIN_1_SIGNS = range(0xa0, 0xbf);

/** What titles and quotes are written with. Anything else comes from the system's font. */
export const TITLE_CHARACTERS = `${BASIC_LATIN}${LATIN_1_LETTERS}\u00a0·©«»–—‘’“”•…€−`;

/** What text is written with: all of Latin-1, dashes, quotation marks, primes, signs of currency and arithmetic, arrows. */
export const TEXT_CHARACTERS = `${BASIC_LATIN}${LATIN_1_SIGNS}${LATIN_1_LETTERS}–—‘’‚“”„•…′″‹›€™−↑↓`;
