/** Shortest word in which one typing error is corrected, and shortest in which two are. */
const MIN_LENGTH = 5;
const MIN_LENGTH_FOR_TWO = 8;

/** Known words, to find those that a mistyped word can stand for. */
export interface Spelling {
  has(word: string): boolean;
  add(word: string): void;
  /**
   * Returns the known word that a mistyped one most likely stands for: with letters missing, added, changed or swapped. The
   * first letter must be right.
   */
  closest(word: string): string | undefined;
}

/** Creates a list of known words. It compares a word only with those of about its length that begin with the same letter. */
export function createSpelling(words: Iterable<string>): Spelling {
  const known = new Set<string>();
  const byLetter = new Map<string, string[]>();
  const add = (word: string) => {
    if (known.has(word)) return;
    known.add(word);
    if (word.length < MIN_LENGTH) return;
    const letter = word.charAt(0);
    const others = byLetter.get(letter);
    if (others) others.push(word);
    else byLetter.set(letter, [word]);
  };
  for (const word of words) add(word);

  return {
    has: (word) => known.has(word),
    add,
    closest(word) {
      if (word.length < MIN_LENGTH) return undefined;
      const maxErrors = word.length < MIN_LENGTH_FOR_TWO ? 1 : 2;
      let closest: string | undefined;
      let fewest = maxErrors + 1;
      for (const candidate of byLetter.get(word.charAt(0)) ?? []) {
        if (Math.abs(candidate.length - word.length) > maxErrors) continue;
        const errors = distance(word, candidate, fewest);
        if (errors < fewest) [closest, fewest] = [candidate, errors];
      }
      return closest;
    },
  };
}

/**
 * Returns the edit distance of two words, where swapping two neighbours is one edit (optimal string alignment). Stops at
 * `limit`, which it then returns.
 */
function distance(a: string, b: string, limit: number): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    // A swap takes its cost from the row before the last one.
    if (Math.min(...row) >= limit && Math.min(...last) >= limit) return limit;
    beforeLast = last;
    last = row;
  }
  return Math.min(limit, last[b.length] ?? 0);
}
