import { privacy } from '../content/privacy.ts';
import { LegalText } from '../sections/legal-text.tsx';

/** `/PrivacyPolicy` */
export function Component() {
  return <LegalText page={privacy} />;
}
