import { stemmer } from 'stemmer';
import type { Knowledge, Language } from './knowledge.ts';

/** Words of a text that are searched, and letters of a term: a question of any length takes a bounded time. */
const MAX_WORDS = 120;
const MAX_LETTERS = 24;

/** Letters of a stem from which a misspelt one is corrected. */
const LONG = 5;

/** Endings of Bengali nouns and verbs. */
const BENGALI_ENDING = /(?<=..)(?:গুলোর|গুলো|গুলি|দের|টার|টির|টা|টি|তে|কে|ের|েই|ে|র|ই|ও)$/;

/** Returns a text with Bengali digits as Latin ones, and without commas in numbers. */
export const withLatinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6)).replace(/(\d),(?=\d)/g, '$1');

/** Returns the words of a text in lower case, without marks of punctuation. */
export const wordsOf = (text: string): string[] =>
  withLatinDigits(text.normalize('NFKC').toLowerCase())
    .replace(/['’\u2060\u200c\u200d]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Returns the sentences of a text, each with what is after it. A full stop in a price or an address has no space after it. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!।…”]\s|\n)/);

const stemOf = (word: string): string =>
  /\p{Script=Bengali}/u.test(word) ? word.replace(BENGALI_ENDING, '') : stemmer(word.replace(/(?<=....)ly$/, ''));

/** Returns a word, and what is left of it without one of its letters. Words that differ by a letter, or by the order of two, share one. */
const variantsOf = (word: string): string[] => [
  word,
  ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1)),
];

/**
 * Creates a function that returns the search terms of a text: stems, one for all synonyms, without ignored words. A misspelt word counts
 * as a similar one of the file or of `texts`.
 */
export function createTerms({ ignored, synonyms }: Pick<Knowledge, 'ignored' | 'synonyms'>, texts: readonly string[]) {
  const lines = synonyms.map((line) => line.toLowerCase().split(/\s+/));
  const pairs = [
    ...lines.flatMap((words) => words.map((word) => [word, stemOf(words[0] ?? '')] as const)).toReversed(),
    ...wordsOf(ignored).map((word) => [word, ''] as const),
  ];
  // A word of the file may be a stem itself: a Bengali one has several endings. Of two lines with a word, the first one counts.
  const terms = new Map(pairs.flatMap(([word, term]) => [word, stemOf(word)].map((key) => [key, term])));
  const stems = new Map(texts.flatMap(wordsOf).map((word) => [word, stemOf(word)]));
  const known = new Set([...terms.keys(), ...stems.values()]);
  const similar = new Map([...known].flatMap((stem) => variantsOf(stem).map((variant) => [variant, stem])));

  function correct(stem: string): string {
    if (known.has(stem) || stem.length < LONG || /\d/.test(stem)) return stem;
    const near = variantsOf(stem).flatMap((variant) => similar.get(variant) ?? []);
    return near.find((word) => word.length >= LONG - 1 && word[0] === stem[0]) ?? stem;
  }
  return (text: string): string[] => {
    const words = wordsOf(text).slice(0, MAX_WORDS);
    const all = words.map((word) => stems.get(word) ?? correct(stemOf(word).slice(0, MAX_LETTERS)));
    // In the file, words that follow each other are joined by `_`.
    const joined = words.map((word, i) => terms.get(`${word}_${words[i + 1]}`));
    return all.map((stem, i) => (joined[i - 1] ? '' : (joined[i] ?? terms.get(stem) ?? stem))).filter(Boolean);
  };
}

/** Returns the language of a text. `banglish`: words of Bengali in Latin letters. */
export function languageOf({ banglish }: Pick<Knowledge, 'banglish'>, text: string): Language {
  if (/\p{Script=Bengali}/u.test(text)) return 'bn';
  const known = new Set(wordsOf(banglish));
  const words = wordsOf(text);
  return words.filter((word) => known.has(word)).length > words.length / 4 ? 'banglish' : 'en';
}
