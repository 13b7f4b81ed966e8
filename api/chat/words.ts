import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import type { Knowledge, Language } from './knowledge.ts';

/** Words of a text that are searched, and letters of a term: a question of any length takes a bounded time. */
const MAX_WORDS = 120;
const MAX_LETTERS = 24;

/** Letters from which a misspelt word is corrected, and misspelt words of a text. */
const MIN_CORRECTED = 5;
const MAX_CORRECTED = 12;

/** Endings of Bengali nouns and verbs. */
const BENGALI_ENDING = /(?<=..)(?:গুলোর|গুলো|গুলি|দের|টার|টির|টা|টি|তে|কে|ের|েই|ে|র|ই|ও)$/;

/** Returns whether a term says little: it is a common word, or the very word beside the term for all of its synonyms. */
export const isWeak = (term: string): boolean => term.startsWith('~');

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

/** Returns a word of the file and its stem: a Bengali word may be a stem itself. */
const keysOf = (word: string): string[] => [word, word.split('_').map(stemOf).join('_')];

/** Creates a function that returns the search terms of a text. A misspelt word counts as one of the file or of `texts`. */
export function createTerms({ ignored, common, banglish, synonyms }: Knowledge, texts: readonly string[]) {
  const groups = new Map(wordsOf(`${ignored} ${banglish}`).flatMap((word) => keysOf(word).map((key) => [key, ''])));
  // Of two lines with a word, the first one counts. In the file, words that follow each other are joined by `_`.
  for (const words of synonyms.map((line) => line.toLowerCase().split(' ')).toReversed())
    for (const key of words.flatMap(keysOf)) groups.set(key, stemOf(words[0] ?? ''));
  const weak = new Set(wordsOf(common).flatMap(keysOf));
  const known = new Set([...texts, ...synonyms, ignored, common, banglish].flatMap(wordsOf));
  const stems = new Map([...known].map((word) => [word, stemOf(word)]));
  const spelling = new MiniSearch({ fields: ['id'], tokenize: (word) => [word], processTerm: (word) => word });
  spelling.addAll([...known].filter(({ length }) => length >= MIN_CORRECTED - 1).map((id) => ({ id })));

  function correct(word: string): string {
    if (word.length < MIN_CORRECTED || word.length > MAX_LETTERS || /\d/.test(word)) return word;
    const swapped = Array.from(word, (letter, i) => `${word.slice(0, i)}${word[i + 1]}${letter}${word.slice(i + 2)}`);
    const [near] = spelling.search(word, { fuzzy: 1, filter: ({ id }) => id[0] === word[0] });
    return swapped.find((other) => stems.has(other)) ?? near?.id ?? word;
  }
  return (text: string): string[] => {
    const words = wordsOf(text).slice(0, MAX_WORDS);
    const unknown = [...new Set(words.filter((word) => !stems.has(word)))].slice(0, MAX_CORRECTED);
    const corrected = new Map(unknown.map((word) => [word, correct(word)]));
    const all = words.map((word) => stems.get(word) ?? stemOf(corrected.get(word) ?? word).slice(0, MAX_LETTERS));
    const joined = all.map((stem, i) => groups.get(`${stem}_${all[i + 1]}`));
    return all.flatMap((stem, i) => {
      const group = joined[i - 1] ? '' : (joined[i] ?? groups.get(stem));
      if (group === '') return [];
      return group ? [group, `~${stem}`] : weak.has(stem) || /^\d+$/.test(stem) ? `~${stem}` : stem;
    });
  };
}

/** Returns the language of a text. `banglish`: words of Bengali in Latin letters. */
export function languageOf({ banglish }: Knowledge, text: string): Language {
  if (/\p{Script=Bengali}/u.test(text)) return 'bn';
  const known = new Set(wordsOf(banglish));
  const words = wordsOf(text);
  return words.filter((word) => known.has(word)).length > words.length / 4 ? 'banglish' : 'en';
}
