import { terms } from '../content/terms.ts';
import { LegalText } from './legal-text.tsx';

/** `/TermsAndConditions` */
export function Component() {
  return <LegalText page={terms} />;
}
