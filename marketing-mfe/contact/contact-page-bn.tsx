import type { RemoteLoader } from '@platform/contract/remote-routes';
import { contactFormIn } from '@studio/client/contact';
import { address, bengali as texts } from '@studio/client/content/bn/contact';
import { SpokenContext } from '@studio/ui/spoken';
import { bengali, heads, spoken } from '../content/bn/contact.ts';
import { paths } from '../paths.ts';
import { Component as ContactPage } from './contact-page.tsx';
import { type ContactLanguage, LanguageContext } from './language.ts';

const language: ContactLanguage = {
  locale: 'bn',
  words: bengali,
  texts,
  schema: contactFormIn(texts),
  path: paths.bengaliContact,
  address,
};

/** Returns the texts of the head. In the routes, every page would load them. */
export const loader: RemoteLoader = () => heads;

export function Component() {
  return (
    <SpokenContext value={spoken}>
      <LanguageContext value={language}>
        <ContactPage />
      </LanguageContext>
    </SpokenContext>
  );
}
