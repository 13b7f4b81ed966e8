import { privacy } from '../content/privacy.ts';
import { LegalText } from './legal-text.tsx';

/** `/PrivacyPolicy` */
export function Component() {
  return <LegalText page={privacy} />;
}
