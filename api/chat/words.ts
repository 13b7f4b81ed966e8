import { stemmer } from 'stemmer';
import type { Language } from './knowledge/entry.ts';
import { littleWords } from './knowledge/talk.ts';

/** Words of a question that are read, and letters of each. */
const MAX_WORDS = 24;
const MAX_LETTERS = 20;

/** Endings of Bengali nouns and verbs, the longest first. */
const BENGALI_ENDINGS = [
  'গুলোর',
  'গুলোতে',
  'গুলো',
  'গুলি',
  'দেরকে',
  'দের',
  'টির',
  'টার',
  'য়ের',
  'ের',
  'টা',
  'টি',
  'কে',
  'তে',
  'র',
  'ে',
];

/** Returns the words of a text in lower case, without marks of punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’\u200c\u200d]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Returns the first distinct words of a question, bounded. */
export const questionWords = (text: string): string[] =>
  [...new Set(wordsOf(text).map((word) => word.slice(0, MAX_LETTERS)))].slice(0, MAX_WORDS);

/** Returns a word without its ending. */
export function stemOf(word: string): string {
  if (/^[a-z]+$/.test(word)) return word.length > 3 ? stemmer(word) : word;
  const ending = BENGALI_ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= 3);
  return ending ? word.slice(0, -ending.length) : word;
}

/** Returns a word with two neighbouring letters exchanged, at each place: the commonest slip of the finger. */
export const swapsOf = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, i) => `${word.slice(0, i)}${word[i + 1]}${word[i]}${word.slice(i + 2)}`);

const little = Object.fromEntries(
  Object.entries(littleWords).map(([language, words]) => [language, new Set(wordsOf(words))]),
) as Record<Language, Set<string>>;

const allLittle: ReadonlySet<string> = new Set(Object.values(little).flatMap((words) => [...words]));

/** Returns whether a word says little in a question. */
export const isLittle = (word: string): boolean => allLittle.has(word);

/** Returns whether a word of a question says little, even misspelt. */
export const seemsLittle = (word: string): boolean =>
  isLittle(word) || (word.length > 2 && swapsOf(word).some((swap) => allLittle.has(swap)));

/** Returns a function that tells the language of a question. `banglish` are words of Bengali that are no English words. */
export function createLanguageOf(banglish: ReadonlySet<string>): (question: string) => Language {
  return (question) => {
    if (/\p{Script=Bengali}/u.test(question)) return 'bn';
    const words = questionWords(question);
    const bengali = words.filter((word) => banglish.has(word) || (little.banglish.has(word) && !little.en.has(word)));
    return bengali.length > 0 && bengali.length >= words.length / 4 ? 'banglish' : 'en';
  };
}
