import * as v from 'valibot';
import { parse } from 'yaml';
import { readChecked } from '../checked-file.ts';
import { contentFile } from '../content/content-file.ts';
import { stemOf, wordsOf } from '../text.ts';

/** Words of a text that are searched: any question takes a bounded time. */
const MAX_WORDS = 120;

const text = v.pipe(v.string('must be a text'), v.nonEmpty('is empty'));
const languages = v.strictObject({ en: text, bn: text, banglish: text });
const split = v.transform((like: string) => like.split(' / '));

/** An entry of the file. Without a place (`at`), it is small talk. */
const entry = v.strictObject({
  ask: text,
  at: v.optional(v.pipe(text, v.startsWith('/', 'must begin with /'))),
  say: v.optional(v.union([text, languages], 'must be a text, or a text for each of en, bn and banglish')),
  like: v.optional(v.pipe(text, split, v.maxLength(6, 'has more than 6 phrasings'))),
});

/** The form of the file, which docs/chat.md describes. */
const knowledge = v.strictObject({
  phrases: v.strictObject(v.entriesFromList(['quoted', 'declined', 'offered', 'fits', 'noneFits'], languages)),
  ignored: text,
  common: text,
  banglish: text,
  synonyms: v.pipe(v.array(text), v.maxLength(60, 'has more than 60 lines')),
  businesses: v.record(v.string(), text),
  entries: v.pipe(v.array(entry), v.maxLength(120, 'has more than 120 entries')),
});

export type Knowledge = v.InferOutput<typeof knowledge>;
export type Entry = Knowledge['entries'][number];
export type Language = keyof v.InferOutput<typeof languages>;

/**
 * Reads what the chat knows beside the pages.
 * @throws StartError naming the file, and what is wrong with it.
 */
export const readKnowledge = (file = contentFile('chat.yaml')): Knowledge => readChecked(file, knowledge, parse);

/** Returns whether a term says little: that of a common word. */
export const isWeak = (term: string): boolean => term.startsWith('~');

/** Creates a function that returns the search terms of a text, each once. */
export function createTerms({ ignored, common, banglish, synonyms }: Knowledge) {
  const terms = new Map<string, string>();
  /** Sets the term of words and of their stems: a Bengali word may be a stem itself. Words that follow each other are joined by `_`. */
  const set = (words: readonly string[], termOf: (word: string) => string) => {
    for (const word of words)
      for (const key of [word, word.split('_').map(stemOf).join('_')]) terms.set(key, termOf(word));
  };
  set(wordsOf(common), (word) => `~${stemOf(word)}`);
  set(wordsOf(`${ignored} ${banglish}`), () => '');
  // Of two lines with a word, the first one counts.
  for (const words of synonyms.map((line) => line.split(' ')).toReversed()) set(words, () => stemOf(words[0] ?? ''));

  return (text: string): string[] => {
    const words = wordsOf(text).filter((word) => !/^\d+$/.test(word));
    const stems = words.slice(0, MAX_WORDS).map(stemOf);
    const joined = stems.map((stem, i) => terms.get(`${stem}_${stems[i + 1]}`));
    const found = stems.map((stem, i) => (joined[i - 1] ? '' : (joined[i] ?? terms.get(stem) ?? stem)));
    // "Who are you?" has ignored words alone.
    return [...new Set(found.some(Boolean) ? found.filter(Boolean) : stems.map((stem) => `~${stem}`))];
  };
}

/** Returns the language of a text. */
export function languageOf({ banglish }: Knowledge, text: string): Language {
  if (/\p{Script=Bengali}/u.test(text)) return 'bn';
  const [words, known] = [wordsOf(text), wordsOf(banglish)];
  return words.filter((word) => known.includes(word)).length > words.length / 4 ? 'banglish' : 'en';
}
