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
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’\u2060\u200c\u200d]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const stemOf = (word: string): string =>
  /\p{Script=Bengali}/u.test(word) ? word.replace(BENGALI_ENDING, '') : stemmer(word.replace(/(?<=....)ly$/, ''));

/** A word of the file may be a stem itself: a Bengali one has several endings. */
const withStem = (word: string): string[] => [word, stemOf(word)];

/** Returns a word, and what is left of it without one of its letters. Words that differ by one letter, or by the order of two, share one. */
const variantsOf = (word: string): string[] => [
  word,
  ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1)),
];

/**
 * Creates functions that return the search terms of a text: stems, one for all synonyms, without ignored words. `texts`: have the
 * words to which misspelt ones of a question are corrected.
 */
export function createTermReader(
  { ignored, synonyms, businesses }: Pick<Knowledge, 'ignored' | 'synonyms' | 'businesses'>,
  texts: Iterable<string>,
) {
  const skipped = new Set(wordsOf(ignored).flatMap(withStem));
  const pairs = synonyms.flatMap((line) => {
    const [first = '', ...others] = line.toLowerCase().split(/\s+/);
    return [first, ...others].map((word) => [word, first] as const);
  });
  // Words that are joined by `_` follow each other, or are one word.
  const compounds = pairs.filter(([word]) => word.includes('_'));
  // Of two lines with a word, the first one counts.
  const canonical = new Map(
    pairs.toReversed().flatMap(([word, first]) => withStem(word).map((key) => [key, stemOf(first)] as const)),
  );
  const known = new Set([
    ...skipped,
    ...canonical.keys(),
    ...[...Object.values(businesses), ...texts].flatMap(wordsOf).map(stemOf),
  ]);
  const similar = new Map([...known].flatMap((stem) => variantsOf(stem).map((variant) => [variant, stem])));

  const correct = (stem: string): string => {
    if (stem.length < LONG || known.has(stem) || /\d/.test(stem)) return stem;
    const near = variantsOf(stem).flatMap((variant) => similar.get(variant) ?? []);
    return near.find((word) => word.length >= LONG - 1 && word[0] === stem[0]) ?? stem;
  };
  function stemsOf(text: string): string[] {
    const words = ` ${wordsOf(withLatinDigits(text)).slice(0, MAX_WORDS).join(' ')}`;
    return compounds
      .reduce((left, [compound, first]) => {
        const replaced = left.replaceAll(` ${compound.replaceAll('_', ' ')}`, ` ${first} `);
        return replaced.replaceAll(` ${compound.replaceAll('_', '')}`, ` ${first} `);
      }, words)
      .split(' ')
      .filter(Boolean)
      .map((word) => stemOf(word).slice(0, MAX_LETTERS));
  }
  const termsIn = (stems: readonly string[]) =>
    stems.filter((stem) => !skipped.has(stem)).map((stem) => canonical.get(stem) ?? stem);
  return {
    termsOf: (text: string) => termsIn(stemsOf(text)),
    /** Returns the terms of a question, with misspelt words corrected. */
    questionTermsOf: (question: string) => termsIn(stemsOf(question).map(correct)),
  };
}

/** Returns the language of a text. `banglish`: words of Bengali in Latin letters. */
export function languageOf({ banglish }: Pick<Knowledge, 'banglish'>, text: string): Language {
  if (/\p{Script=Bengali}/u.test(text)) return 'bn';
  const known = new Set(wordsOf(banglish));
  const words = wordsOf(text);
  return words.filter((word) => known.has(word)).length > words.length / 4 ? 'banglish' : 'en';
}
