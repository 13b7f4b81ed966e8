import { contactForm } from '@studio/client/contact';
import type { ContactTexts } from '@studio/client/contact-texts';
import { english as englishTexts } from '@studio/client/content/en/contact';
import type { Locale } from '@studio/client/locale';
import type { Words } from '@studio/client/words';
import { createContext, useContext } from 'react';
import { english } from '../content/en/contact.ts';
import { paths } from '../paths.ts';

/** What the contact form needs to speak a language. */
export interface ContactLanguage {
  readonly locale: Locale;
  readonly words: Words<typeof english>;
  /** Texts of the fields, and errors that the server knows as well. */
  readonly texts: ContactTexts;
  /** Checks the fields, with errors in this language. */
  readonly schema: typeof contactForm;
  /** Path of the page, to which the form is posted without scripts. */
  readonly path: string;
  /** The agency's address, if it is written otherwise than in `site.json`. */
  readonly address?: string;
}

export const ENGLISH: ContactLanguage = {
  locale: 'en',
  words: english,
  texts: englishTexts,
  schema: contactForm,
  path: paths.contact,
};

/** The language of a contact form: English if none is given. */
export const LanguageContext = createContext(ENGLISH);

export const useLanguage = (): ContactLanguage => useContext(LanguageContext);
