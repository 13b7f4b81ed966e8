import { SHELL } from '@platform/contract/registry';
import { type OutsideRule, outsideRules } from './outside-styles.ts';
import type { Candidate, Violation } from './violation.ts';

/** Returns a violation for each rule of a remote's style sheets that reaches elements outside the remote. */
export function styleSheetViolations({ name, texts }: Pick<Candidate, 'name' | 'texts'>): Violation[] {
  if (name === SHELL) return [];
  return [...texts]
    .filter(([fileName]) => fileName.endsWith('.css'))
    .flatMap(([fileName, bytes]) =>
      outsideRules(new TextDecoder().decode(bytes), { isOwnClass: () => true }).map((rule) =>
        styleViolation(`web/${fileName}`, rule),
      ),
    );
}

/** Returns the violation for a rule that reaches outside. */
export const styleViolation = (field: string, { selector, why }: OutsideRule): Violation => ({
  field,
  message: `has styles for ${selector}, ${why}: style the remote's own elements by class, with css or styled`,
});
