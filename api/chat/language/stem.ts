/** An ending, what replaces it, and how many letters must be between it and the vowel before it. Unset: no vowel is needed. */
type Ending = readonly [ending: RegExp, replacement: string, lettersAfterVowel?: number];

const ENDINGS: readonly Ending[] = [
  [/ies$/, 'y'],
  [/(ss|x|ch|sh)es$/, '$1'],
  [/([^su])s$/, '$1'],
  [/(?:isation|ization)$/, 'ise'],
  [/ise[dr]$|iz(?:e|ed|er|ing)$|ising$/, 'ise'],
  [/ments?$/, '', 0],
  [/ings?$/, '', 0],
  [/(?<!e)ed$/, '', 1],
  [/ers?$/, '', 2],
  [/ly$/, '', 0],
  [/tion$/, 't', 0],
];

const VOWEL = /[aeiouy]/;

/** Shortest word that is shortened. */
const MIN_LENGTH = 4;

/** Returns what related words have in common, such as `price` of `prices` and `priced`. It need not be a word. */
export function stem(word: string): string {
  if (word.length < MIN_LENGTH) return word;
  let stemmed = word;
  for (const [ending, replacement, lettersAfterVowel] of ENDINGS) {
    const next = stemmed.replace(ending, replacement);
    if (next.length < 3) continue;
    if (lettersAfterVowel === undefined || hasVowel(stemmed, ending, lettersAfterVowel)) stemmed = next;
  }
  return stemmed
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/([^aeiou])e$/, '$1')
    .replace(/y$/, 'i');
}

/** Returns whether a word has a vowel at least so many letters before its ending. */
const hasVowel = (word: string, ending: RegExp, lettersAfterVowel: number): boolean =>
  VOWEL.test(word.slice(0, Math.max(0, word.search(ending) - lettersAfterVowel)));
