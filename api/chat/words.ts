import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import type { Knowledge, Language } from './knowledge.ts';

/** Words of a text that are searched: a question of any length takes a bounded time. */
const MAX_WORDS = 120;
const MAX_LETTERS = 24;

/** Letters of a word from which a misspelt one is corrected. */
const LONG = 5;

/** Corrections that are remembered: a search takes much longer than all else, and a question is read several times. */
const MAX_CORRECTIONS = 1000;

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

export type TermReader = ReturnType<typeof createTermReader>;

/** Creates functions that return the search terms of a text: stems, one for all synonyms, without ignored words. */
export function createTermReader({ ignored, synonyms }: Pick<Knowledge, 'ignored' | 'synonyms'>) {
  const skipped = new Set(wordsOf(ignored).flatMap((word) => [word, stemOf(word)]));
  const canonical = new Map<string, string>();
  const compounds: (readonly [string, string])[] = [];
  for (const line of synonyms) {
    const words = line.toLowerCase().split(/\s+/);
    const [first = ''] = words;
    for (const word of words) {
      // Words that are joined by `_` follow each other.
      if (word.includes('_')) for (const space of [' ', '']) compounds.push([word.replaceAll('_', space), first]);
      else canonical.set(word, stemOf(first));
    }
  }
  for (const [word, term] of [...canonical]) if (!canonical.has(stemOf(word))) canonical.set(stemOf(word), term);
  const vocabulary = new MiniSearch<{ id: string }>({ fields: ['id'], tokenize: (text) => [text] });
  const byLetters = new Map<string, string>();
  const lettersOf = (word: string) => [...word].sort().join('');
  const add = (words: readonly string[]) => {
    for (const id of words) {
      if (!vocabulary.has(id)) vocabulary.add({ id });
      byLetters.set(lettersOf(id), id);
    }
  };
  add([...skipped, ...canonical.keys()]);
  const corrections = new LRUCache<string, string>({ max: MAX_CORRECTIONS });
  /** Returns the known word that differs from a misspelt one by one letter or by their order. */
  const correct = (word: string): string => {
    if (word.length < LONG || vocabulary.has(word) || vocabulary.has(stemOf(word)) || /\d/.test(word)) return word;
    const known = corrections.get(word);
    if (known !== undefined) return known;
    const near = vocabulary.search(word, { fuzzy: 1 }).find(({ id }) => id[0] === word[0]);
    const corrected = byLetters.get(lettersOf(word)) ?? near?.id ?? word;
    corrections.set(word, corrected);
    return corrected;
  };
  const read = (text: string, spell = (word: string) => word): string[] =>
    compounds
      .reduce(
        (left, [words, first]) => left.replaceAll(` ${words}`, ` ${first} `),
        ` ${wordsOf(withLatinDigits(text)).slice(0, MAX_WORDS).join(' ')}`,
      )
      .split(' ')
      .filter(Boolean)
      .map(spell)
      .filter((word) => !skipped.has(word) && !skipped.has(stemOf(word)))
      .map((word) => canonical.get(word) ?? canonical.get(stemOf(word)) ?? stemOf(word).slice(0, MAX_LETTERS));
  return {
    /** Adds the words of a text to those that misspelt ones are compared with. */
    addWords(text: string): void {
      corrections.clear();
      add(wordsOf(text).filter((word) => word.length >= LONG));
    },
    termsOf: (text: string) => read(text),
    /** Returns the terms of a question, with misspelt words corrected. */
    askedTermsOf: (text: string) => read(text, correct),
  };
}

/** Returns the language of a text. `banglish`: words of Bengali in Latin letters. */
export function languageOf({ banglish }: Pick<Knowledge, 'banglish'>, text: string): Language {
  if (/\p{Script=Bengali}/u.test(text)) return 'bn';
  const known = new Set(wordsOf(banglish));
  const words = wordsOf(text);
  return words.filter((word) => known.has(word)).length > words.length / 4 ? 'banglish' : 'en';
}
