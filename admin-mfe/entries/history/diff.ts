/** A piece of a text that is in both versions, or in one of them. */
export interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Maximum number of pairs of words that are compared: more are shown as removed and added as a whole. */
const MAX_PAIRS = 4_000_000;

/** Returns the words of a text with the spaces after them, or its lines. */
const wordsOf = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? [];

/** Returns the differences of two texts, word by word: a longest common subsequence. */
export function diffWords(before: string, after: string): Piece[] {
  return join(diff(wordsOf(before), wordsOf(after)));
}

/** Returns the differences of the paragraphs of two texts. A paragraph that was changed is removed and added. */
export const diffParagraphs = (before: string, after: string): Piece[] =>
  diff(before.split(/\n{2,}/), after.split(/\n{2,}/));

function diff(a: readonly string[], b: readonly string[]): Piece[] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const same = (texts: readonly string[]): Piece[] => texts.map((text) => ({ kind: 'same', text }));
  const middle = diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return [...same(a.slice(0, start)), ...middle, ...same(a.slice(a.length - end))];
}

function diffMiddle(a: readonly string[], b: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  const [width, isTooLong] = [b.length + 1, a.length * b.length > MAX_PAIRS];
  /** Length of the longest common subsequence of the ends of both, from each pair of places. */
  const lengths = new Uint32Array(isTooLong ? 0 : (a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  if (!isTooLong) {
    for (let i = a.length - 1; i >= 0; i -= 1) {
      for (let j = b.length - 1; j >= 0; j -= 1) {
        lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
      }
    }
  }
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [own, other] = [a[i], b[j]];
    if (own !== undefined && own === other) {
      pieces.push({ kind: 'same', text: own });
      i += 1;
      j += 1;
    } else if (own !== undefined && (other === undefined || isTooLong || at(i + 1, j) >= at(i, j + 1))) {
      pieces.push({ kind: 'removed', text: own });
      i += 1;
    } else {
      pieces.push({ kind: 'added', text: other ?? '' });
      j += 1;
    }
  }
  return pieces;
}

/** Joins neighbours of one kind. */
function join(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.kind === piece.kind) joined[joined.length - 1] = { ...last, text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined;
}
