import MiniSearch from 'minisearch';
import { stemOf, wordsOf } from '../text.ts';
import type { Knowledge, Language } from './knowledge.ts';

/** Words of a text that are searched, and words that are corrected: any question takes a bounded time. */
const MAX_WORDS = 120;
const MAX_CORRECTED = 12;

/** A word that is corrected if the site lacks it. */
const LONG_WORD = /^\D{5,24}$/;

/** Returns whether a term says little: that of a common word. */
export const isWeak = (term: string): boolean => term.startsWith('~');

/** Creates a function that returns the search terms of a text, each once. A misspelt word counts as one of `corpus`. */
export function createTerms({ ignored, common, banglish, synonyms }: Knowledge, corpus: string) {
  const known = [...new Set(wordsOf(`${corpus} ${synonyms}`).map(stemOf))];
  const terms = new Map(known.map((stem) => [stem, stem]));
  /** Sets the term of words and of their stems: a Bengali word may be a stem itself. Words that follow each other are joined by `_`. */
  function set(words: readonly string[], termOf: (word: string) => string): void {
    for (const word of words)
      for (const key of [word, word.split('_').map(stemOf).join('_')]) terms.set(key, termOf(word));
  }
  set(wordsOf(common), (word) => `~${stemOf(word)}`);
  set(wordsOf(`${ignored} ${banglish}`), () => '');
  // Of two lines with a word, the first one counts.
  for (const words of synonyms.map((line) => line.split(' ')).toReversed()) set(words, () => stemOf(words[0] ?? ''));
  const spelling = new MiniSearch({ fields: ['id'], tokenize: (word) => [word], processTerm: (word) => word });
  spelling.addAll(known.map((id) => ({ id })));

  return (text: string): string[] => {
    let left = MAX_CORRECTED;
    const words = wordsOf(text).filter((word) => !/^\d+$/.test(word));
    const stems = words.slice(0, MAX_WORDS).map((word) => {
      const stem = stemOf(word);
      if (terms.has(stem) || !LONG_WORD.test(stem) || --left < 0) return stem;
      const swapped = Array.from(stem, (letter, i) => `${stem.slice(0, i)}${stem[i + 1]}${letter}${stem.slice(i + 2)}`);
      return swapped.find((other) => terms.has(other)) ?? spelling.search(stem, { fuzzy: 1 })[0]?.id ?? stem;
    });
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
