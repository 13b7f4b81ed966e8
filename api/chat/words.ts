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

/** Returns what is left of a word without one of its letters. Words that differ by a letter, or by the order of two, have one in common. */
const variantsOf = (word: string): string[] => Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1));

/**
 * Creates a function that returns the search terms of a text: stems, one for all synonyms, without ignored words. Misspelt words count as
 * similar ones of the file or of `texts`.
 */
export function createTerms({ ignored, synonyms }: Pick<Knowledge, 'ignored' | 'synonyms'>, texts: readonly string[]) {
  const terms = new Map<string, string>();
  // A word of the file may be a stem itself: a Bengali one has several endings. The first line with a word counts.
  const add = (word: string, term: string) => {
    for (const key of [word, stemOf(word)]) if (!terms.has(key)) terms.set(key, term);
  };
  for (const word of wordsOf(ignored)) add(word, '');
  for (const line of synonyms) {
    const [first = '', ...others] = line.toLowerCase().split(/\s+/);
    for (const word of [first, ...others]) add(word, stemOf(first));
  }
  const stems = new Map(texts.flatMap(wordsOf).map((word) => [word, stemOf(word)]));
  const known = new Set([...terms.keys(), ...stems.values()]);
  const similar = new Map([...known].flatMap((stem) => [stem, ...variantsOf(stem)].map((variant) => [variant, stem])));

  function stemsOf(word: string): string {
    const stem = stems.get(word) ?? stemOf(word).slice(0, MAX_LETTERS);
    if (known.has(stem) || stem.length < LONG || /\d/.test(stem)) return stem;
    const near = [stem, ...variantsOf(stem)].flatMap((variant) => similar.get(variant) ?? []);
    return near.find((word) => word.length >= LONG - 1 && word[0] === stem[0]) ?? stem;
  }
  return (text: string): string[] => {
    const words = wordsOf(text).slice(0, MAX_WORDS);
    // In the file, words that follow each other are joined by `_`.
    const pairs = words.map((word, i) => terms.get(`${word}_${words[i + 1]}`));
    return words.flatMap((word, i) => {
      const stem = stemsOf(word);
      return (pairs[i - 1] ? '' : (pairs[i] ?? terms.get(stem) ?? stem)) || [];
    });
  };
}

/** Returns the language of a text. `banglish`: words of Bengali in Latin letters. */
export function languageOf({ banglish }: Pick<Knowledge, 'banglish'>, text: string): Language {
  if (/\p{Script=Bengali}/u.test(text)) return 'bn';
  const known = new Set(wordsOf(banglish));
  const words = wordsOf(text);
  return words.filter((word) => known.has(word)).length > words.length / 4 ? 'banglish' : 'en';
}
