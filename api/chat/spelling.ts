/** Letters of a word from which on one slip of the finger is forgiven, and from which on two. */
const ONE_SLIP_FROM = 5;
const TWO_SLIPS_FROM = 8;

/**
 * The known word that a mistyped one was meant to be, if there is one: letters that are missing, added, wrong or swapped.
 * The first letter is nearly always right.
 */
export function spelled(word: string, known: Iterable<string>): string | undefined {
  if (word.length < ONE_SLIP_FROM) return undefined;
  const slips = word.length < TWO_SLIPS_FROM ? 1 : 2;
  let best: string | undefined;
  let fewest = slips + 1;
  for (const candidate of known) {
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > slips) continue;
    if (candidate.length < ONE_SLIP_FROM) continue;
    const found = slipsBetween(word, candidate);
    if (found < fewest) [best, fewest] = [candidate, found];
  }
  return best;
}

/** Letters to add, drop, change or swap with their neighbour (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
