import { stemmer } from 'stemmer';

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

/** Returns the stem of a word in English or Bengali. */
export const stemOf = (word: string): string =>
  /\p{Script=Bengali}/u.test(word) ? word.replace(BENGALI_ENDING, '') : stemmer(word.replace(/(?<=....)ly$/, ''));

/**
 * Returns whole sentences of a text from the one that weighs most: all of a text that is short enough.
 * @param max Characters of the excerpt. A longer first sentence is returned whole.
 */
export function excerptOf(text: string, max: number, weigh: (sentence: string) => number): string {
  if (text.length <= max) return text.trim();
  const sentences = sentencesOf(text);
  const weights = sentences.map(weigh);
  const start = weights.indexOf(Math.max(...weights));
  const end = sentences.findIndex((_, i) => i > start && sentences.slice(start, i + 1).join('').length > max);
  return sentences
    .slice(start, end < 0 ? undefined : end)
    .join('')
    .trim();
}

/** Returns a text with values in place of names in braces, such as `{lowest price}`. A name without a value stays as it is. */
export const fillIn = (text: string, value: (name: string) => unknown): string =>
  text.replace(/\{([^{}\n]{1,60})\}/g, (whole, name: string) => String(value(name) ?? whole));
