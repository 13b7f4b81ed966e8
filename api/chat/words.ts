import { stemOf, wordsOf } from '../text.ts';
import type { Knowledge, Language } from './knowledge.ts';

/** Words of a text that are searched: any question takes a bounded time. */
const MAX_WORDS = 120;

/** Returns whether a term says little: that of a common word. */
export const isWeak = (term: string): boolean => term.startsWith('~');

/** Creates a function that returns the search terms of a text, each once. */
export function createTerms({ ignored, common, banglish, synonyms }: Knowledge) {
  const terms = new Map<string, string>();
  /** Sets the term of words and of their stems: a Bengali word may be a stem itself. Words that follow each other are joined by `_`. */
  function set(words: readonly string[], termOf: (word: string) => string): void {
    for (const word of words)
      for (const key of [word, word.split('_').map(stemOf).join('_')]) terms.set(key, termOf(word));
  }
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
