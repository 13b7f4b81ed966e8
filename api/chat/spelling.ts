/** Shortest word in which one typing error is corrected, and shortest in which two are. */
const MIN_LENGTH = 5;
const MIN_LENGTH_FOR_TWO = 8;

/**
 * Returns the known word that a mistyped one most likely stands for: with letters missing, added, changed or swapped. The
 * first letter must be right.
 */
export function closestWord(word: string, known: Iterable<string>): string | undefined {
  if (word.length < MIN_LENGTH) return undefined;
  const maxErrors = word.length < MIN_LENGTH_FOR_TWO ? 1 : 2;
  let closest: string | undefined;
  let fewest = maxErrors + 1;
  for (const candidate of known) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > maxErrors) continue;
    if (candidate.length < MIN_LENGTH) continue;
    const errors = distance(word, candidate);
    if (errors < fewest) [closest, fewest] = [candidate, errors];
  }
  return closest;
}

/** Returns the edit distance of two words, where swapping two neighbours is one edit (optimal string alignment). */
function distance(a: string, b: string): number {
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
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
