import MiniSearch from 'minisearch';
import { stemOf, wordsOf } from '../text.ts';
import type { Knowledge, Language } from './knowledge.ts';

/** Words of a text that are searched, letters of a term, and words that are corrected: any question takes a bounded time. */
const MAX_WORDS = 120;
const MAX_LETTERS = 24;
const MAX_CORRECTED = 12;

/** Letters from which a misspelt word is corrected. */
const MIN_CORRECTED = 4;

/** Returns whether a term says little: it is a common word, or the very word beside the term for all of its synonyms. */
export const isWeak = (term: string): boolean => term.startsWith('~');

/** Returns a word of the file and its stem: a Bengali word may be a stem itself. */
const keysOf = (word: string): string[] => [word, word.split('_').map(stemOf).join('_')];

/** Creates a function that returns the search terms of a text. A misspelt word counts as one of `corpus`. */
export function createTerms({ ignored, common, banglish, synonyms }: Knowledge, corpus: string) {
  const groups = new Map(wordsOf(`${ignored} ${banglish}`).flatMap((word) => keysOf(word).map((key) => [key, ''])));
  // Of two lines with a word, the first one counts. Words that follow each other are joined by `_`.
  for (const words of synonyms.map((line) => line.split(' ')).toReversed())
    for (const key of words.flatMap(keysOf)) groups.set(key, stemOf(words[0] ?? ''));
  const weak = new Set(wordsOf(common).flatMap(keysOf));
  const right = new Set(wordsOf(`${corpus} ${synonyms}`));
  const known = new Set([...right, ...groups.keys(), ...weak].flatMap(keysOf));
  const spelling = new MiniSearch({ fields: ['id'], tokenize: (word) => [word], processTerm: (word) => word });
  spelling.addAll([...right].filter(({ length }) => length >= MIN_CORRECTED).map((id) => ({ id })));

  function correct(word: string): string {
    const swapped = Array.from(word, (letter, i) => `${word.slice(0, i)}${word[i + 1]}${letter}${word.slice(i + 2)}`);
    const fuzzy = word.length > MIN_CORRECTED && 1;
    const [near] = spelling.search(word, { fuzzy, filter: ({ id }) => id[0] === word[0] });
    return swapped.find((other) => known.has(other)) ?? near?.id ?? word;
  }
  return (text: string): string[] => {
    let left = MAX_CORRECTED;
    const stems = wordsOf(text)
      .slice(0, MAX_WORDS)
      .map((word) => {
        const isShort = word.length < MIN_CORRECTED || word.length > MAX_LETTERS || /\d/.test(word);
        const isRight = isShort || known.has(stemOf(word)) || --left < 0;
        return stemOf(isRight ? word : correct(word)).slice(0, MAX_LETTERS);
      });
    const joined = stems.map((stem, i) => groups.get(`${stem}_${stems[i + 1]}`));
    const terms = stems.flatMap((stem, i) => {
      const group = joined[i - 1] ? '' : (joined[i] ?? groups.get(stem));
      if (group === '') return [];
      return group ? [group, `~${stem}`] : weak.has(stem) || /^\d+$/.test(stem) ? `~${stem}` : stem;
    });
    // "Who are you?" has ignored words alone.
    return terms.length > 0 ? terms : stems.map((stem) => `~${stem}`);
  };
}

/** Returns the language of a text. */
export function languageOf({ banglish }: Knowledge, text: string): Language {
  if (/\p{Script=Bengali}/u.test(text)) return 'bn';
  const known = new Set(wordsOf(banglish));
  const words = wordsOf(text);
  return words.filter((word) => known.has(word)).length > words.length / 4 ? 'banglish' : 'en';
}
