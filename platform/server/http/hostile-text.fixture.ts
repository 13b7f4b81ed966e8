/** Pieces that are slow to match for careless code: they begin a match, expand, or separate segments. */
const PIECES: readonly string[] = [
  ...'aez10 \t\n\r\0.,;:-_/\\%&=?#"\'*+$([{<>@',
  ...['x@', 'q=', 'W/', '::', '%2e', '%00', '[]', '=&', '; q=0.', 'in 19', 'talk to'],
  ...['ing', 'ments', 'ers', 'ation', 'how', 'many', 'founded', 'teen', 'call', 'the', 'website'],
  ...'ﷺ㍳ﬃ⒜İß\u0301\u200d\ud800👩界ใ',
];

/** Maximum number of different pieces of a text. */
const MAX_PIECES = 4;

/** Number of pieces in random order that are repeated. */
const BLOCK = 50;

/** Creates a function that returns another hostile text of `length` characters at each call, the same in each run. */
function createHostileTexts(): (length: number) => string {
  let state = 1;
  // https://en.wikipedia.org/wiki/Linear_congruential_generator, with the constants of "Numerical Recipes"
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return (length) => {
    const pieces = Array.from({ length: 1 + random(MAX_PIECES) }, () => PIECES[random(PIECES.length)] ?? '');
    // Backtracking takes longest for a run of one piece with another end.
    const run = [(pieces[0] ?? '').repeat(length).slice(0, length - 1), '~'];
    const shuffled = Array.from({ length: BLOCK }, () => pieces[random(pieces.length)] ?? '');
    const text = [run, pieces, shuffled][random(3)]?.join('') || 'a';
    return text.repeat(Math.ceil(length / text.length)).slice(0, length);
  };
}

/**
 * Maximum processor time for one text in milliseconds, many times what the slowest takes: code that backtracks takes minutes. Other
 * processes do not count, so that a busy machine fails no test.
 */
export const MAX_TEXT_MS = 1000;

/** Calls `read` with hostile texts of `length` characters, and returns the longest processor time of a call in milliseconds. */
export async function longestTime(count: number, length: number, read: (text: string) => unknown): Promise<number> {
  const next = createHostileTexts();
  let longest = 0;
  for (let i = 0; i < count; i += 1) {
    const text = next(length);
    const start = process.cpuUsage();
    await read(text);
    const { user, system } = process.cpuUsage(start);
    longest = Math.max(longest, (user + system) / 1000);
  }
  return longest;
}
