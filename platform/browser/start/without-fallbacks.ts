/** What holds for the whole page, in both themes and at every size: the first rule of the base styles. */
const ROOT = /^\s*:root\{[^}]*\}/;

/** The start of a use of a custom property that has a fallback. */
const USE = /var\((--[\w-]+), */g;

/**
 * Returns CSS without the fallbacks of the custom properties that the base styles' first rule declares for the whole page. Remotes write a fallback for
 * each token, so that they show without a shell; in a page they are a tenth of the styles.
 */
export function withoutFallbacks(css: string, base: string): string {
  const declared = ROOT.exec(base)?.[0] ?? '';
  let kept = '';
  let end = 0;
  for (const { 0: use, 1: name, index } of css.matchAll(USE)) {
    if (index < end || !declared.includes(`${name}:`)) continue;
    kept += `${css.slice(end, index)}var(${name})`;
    end = closingAfter(css, index + use.length) + 1;
  }
  return kept + css.slice(end);
}

/** Returns the position of the parenthesis that closes the one before `start`. */
function closingAfter(css: string, start: number): number {
  let depth = 1;
  let at = start;
  for (; at < css.length; at += 1) {
    if (css[at] === '(') depth += 1;
    else if (css[at] === ')') depth -= 1;
    if (depth === 0) break;
  }
  return at;
}
