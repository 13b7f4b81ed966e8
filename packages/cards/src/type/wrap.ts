/**
 * Divides words into at most `lines` lines none of which is wider than `width`, all as equally wide as they can be. Returns
 * undefined if they do not fit.
 */
export function wrap(
  text: string,
  width: number,
  lines: number,
  measure: (line: string) => number,
): readonly string[] | undefined {
  const words = text.split(/[ \n]/);
  let best: { readonly lines: readonly string[]; readonly widest: number } | undefined;
  const visit = (from: number, before: readonly string[], widest: number) => {
    if (from === words.length) {
      if (!best || before.length < best.lines.length || (before.length === best.lines.length && widest < best.widest))
        best = { lines: before, widest };
      return;
    }
    if (before.length === lines) return;
    for (let to = from + 1; to <= words.length; to++) {
      const line = words.slice(from, to).join(' ');
      const own = measure(line);
      if (own > width) break;
      visit(to, [...before, line], Math.max(widest, own));
    }
  };
  visit(0, [], 0);
  return best?.lines;
}
