import type { RenderedPage, Violation } from '../violation.ts';
import { MAX_STYLES, outsideRules } from './outside-styles.ts';
import { styleViolation } from './style-sheets.ts';

/** Begin of the class names that Emotion makes with the cache of `platform/browser/document.tsx`. */
const EMOTION_CLASS = 'css-';

/**
 * Returns a violation for each rule of a rendered page that reaches elements outside the remote: one without a class that Emotion
 * made (`:root`, `body`, bare elements, `<Global>`), or with a class of the shell. Rules of the shell's own pages are the shell's.
 */
export function pageStyleViolations({ path, styles, shell }: RenderedPage): Violation[] {
  const length = styles.reduce((sum, css) => sum + css.length, 0);
  if (length > MAX_STYLES) {
    const message = `has ${length} characters of styles, more than ${MAX_STYLES}: style less, or split the page`;
    return [{ field: path, message }];
  }
  const options = { isOwnClass: (name: string) => name.startsWith(EMOTION_CLASS), shell };
  return styles.flatMap((css) => outsideRules(css, options)).map((rule) => styleViolation(path, rule));
}
