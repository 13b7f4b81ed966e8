/** @param {number} first @param {number} last */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('');

const BASIC_LATIN = range(0x20, 0x7e);

/** Accented letters, and the multiplication and division signs among them. */
const LATIN_1_LETTERS = range(0xc0, 0xff);

const LATIN_1_SIGNS = range(0xa0, 0xbf);

/** The characters of titles and quotes. The system's font has the others. */
export const TITLE_CHARACTERS = `${BASIC_LATIN}${LATIN_1_LETTERS}\u00a0·©«»–—‘’“”•…€−`;

/** The characters of text: Latin-1, dashes, quotation marks, primes, currency and arithmetic signs, arrows. */
export const TEXT_CHARACTERS = `${BASIC_LATIN}${LATIN_1_SIGNS}${LATIN_1_LETTERS}–—‘’‚“”„•…′″‹›€™−↑↓`;

/** All Bengali letters, signs and digits, as visitors type in Bengali, too; the full stops, and the joiners. */
export const BENGALI_CHARACTERS = `${range(0x980, 0x9fe)}।॥\u200c\u200d`;

/** The name of Bengali, which English pages draw. */
export const BENGALI_NAME = 'বাংলা';
