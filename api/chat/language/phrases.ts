/** Joins the words of phrases in a text. */
export type JoinPhrases = (text: string) => string;

/** Runs of letters and digits, which `split` returns at odd positions. */
const WORDS = /([\p{L}\p{N}_]+)/u;

/** What can stand between the words of a phrase. */
const GAP = /^[\s-]+$/;

/**
 * Returns a function that joins the words of known phrases by underscores. Of two phrases that begin with the same word the
 * longer one counts. The last word can have an `s` at its end. Its time grows with the length of the text alone.
 * @param phrases Phrases, with hyphens between their words.
 */
export function createJoinPhrases(phrases: readonly string[]): JoinPhrases {
  const byFirstWord = new Map<string, (readonly string[])[]>();
  for (const phrase of [...phrases].sort((a, b) => b.length - a.length)) {
    const words = phrase.split('-');
    const first = words[0] ?? '';
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), words]);
  }

  return (text) => {
    const pieces = text.split(WORDS);
    const joined: string[] = [];
    for (let i = 0; i < pieces.length; i += 1) {
      const piece = pieces[i] ?? '';
      const length = byFirstWord.get(piece)?.find((words) => isAt(pieces, i, words))?.length ?? 1;
      joined.push(
        pieces
          .slice(i, i + 2 * length - 1)
          .filter((_, j) => j % 2 === 0)
          .join('_'),
      );
      i += 2 * (length - 1);
    }
    return joined.join('');
  };
}

/** Returns whether a phrase begins at a position of a text's words and what is between them. */
const isAt = (pieces: readonly string[], start: number, words: readonly string[]): boolean =>
  words.every((word, i) => {
    const given = pieces[start + 2 * i];
    if (i > 0 && !GAP.test(pieces[start + 2 * i - 1] ?? '')) return false;
    return given === word || (i === words.length - 1 && given === `${word}s`);
  });
