const ENDINGS: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/ies$/, 'y'],
  [/(ss|x|ch|sh)es$/, '$1'],
  [/([^su])s$/, '$1'],
  [/(?:isation|ization)$/, 'ise'],
  [/ise[dr]$|iz(?:e|ed|er|ing)$|ising$/, 'ise'],
  [/([aeiouy].*)ments?$/, '$1'],
  [/([aeiouy].*)ings?$/, '$1'],
  [/([aeiouy].*[^e])ed$/, '$1'],
  [/([aeiouy].*..)ers?$/, '$1'],
  [/([aeiouy].*)ly$/, '$1'],
  [/([aeiouy].*)(?:ation|ition|tion)$/, '$1t'],
];

/** Shortest word that is shortened. */
const MIN_LENGTH = 4;

/** Returns what related words have in common, such as `price` of `prices` and `priced`. It need not be a word. */
export function stem(word: string): string {
  if (word.length < MIN_LENGTH) return word;
  let stemmed = word;
  for (const [ending, replacement] of ENDINGS) {
    const next = stemmed.replace(ending, replacement);
    if (next.length >= 3) stemmed = next;
  }
  return stemmed
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/([^aeiou])e$/, '$1')
    .replace(/y$/, 'i');
}
