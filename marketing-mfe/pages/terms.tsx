import { terms } from '../content/terms.ts';
import { LegalText } from '../sections/legal-text.tsx';

/** `/TermsAndConditions` */
export function Component() {
  return <LegalText page={terms} />;
}
