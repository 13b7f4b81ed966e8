const ENDINGS: readonly (readonly [ending: RegExp, instead: string])[] = [
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

/** Shortest word that is cut. */
const SHORTEST = 4;

/** What words of one family have in common: `price` of `prices` and `priced`, near enough. Only for looking up. */
export function stem(word: string): string {
  if (word.length < SHORTEST) return word;
  let cut = word;
  for (const [ending, instead] of ENDINGS) {
    const next = cut.replace(ending, instead);
    if (next.length >= 3) cut = next;
  }
  return cut
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/([^aeiou])e$/, '$1')
    .replace(/y$/, 'i');
}
