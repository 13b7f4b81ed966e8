import { SHELL } from '@platform/contract/registry';
import type { Candidate, Violation } from '../violation.ts';
import { MAX_STYLES, type OutsideRule, outsideRules } from './outside-styles.ts';

/** Returns a violation for each rule of a remote's style sheets that reaches elements outside the remote. */
export function styleSheetViolations({ name, texts }: Pick<Candidate, 'name' | 'texts'>): Violation[] {
  if (name === SHELL) return [];
  return [...texts]
    .filter(([fileName]) => fileName.endsWith('.css'))
    .flatMap(([fileName, bytes]) => {
      const field = `web/${fileName}`;
      if (bytes.byteLength > MAX_STYLES) {
        const message = `has ${bytes.byteLength} bytes, more than ${MAX_STYLES}: split the style sheet`;
        return [{ field, message }];
      }
      const rules = outsideRules(new TextDecoder().decode(bytes), { isOwnClass: () => true });
      return rules.map((rule) => styleViolation(field, rule));
    });
}

/** Returns the violation for a rule that reaches outside. */
export const styleViolation = (field: string, { selector, why }: OutsideRule): Violation => ({
  field,
  message: `has styles for ${selector}, ${why}: style the remote's own elements by class, with css or styled`,
});
