import { contactForm } from '@studio/client/contact';
import { type ContactTexts, english as englishTexts } from '@studio/client/content/en/contact';
import type { Locale } from '@studio/client/locale';
import type { Words } from '@studio/client/text';
import { createContext, useContext } from 'react';
import { english } from '../content/en/contact.ts';
import { paths } from '../paths.ts';

/** Texts and rules of the contact form in one language. */
export interface ContactLanguage {
  readonly locale: Locale;
  readonly words: Words<typeof english>;
  /** Texts of the fields, and of errors that browser and server share. */
  readonly texts: ContactTexts;
  /** Checks the fields, with errors in this language. */
  readonly schema: typeof contactForm;
  /** Path of the page, to which the form is posted without scripts. */
  readonly path: string;
  /** The agency's address, if it differs from `site.json`. */
  readonly address?: string;
}

export const ENGLISH: ContactLanguage = {
  locale: 'en',
  words: english,
  texts: englishTexts,
  schema: contactForm,
  path: paths.contact,
};

/** The language of the contact form, by default English. */
export const LanguageContext = createContext(ENGLISH);

export const useLanguage = (): ContactLanguage => useContext(LanguageContext);
