import { type Locale, localeOf } from '@studio/client/locale';
import type { Words } from '@studio/client/words';
import type { english } from '../content/en/layout.ts';

/** The texts of the layout in one language. */
export interface LayoutTexts extends Words<typeof english> {
  /** The agency's address and the beginning of a conversation, if they are written otherwise than in `site.json`. */
  readonly address?: string;
  readonly supportText?: string;
  /** Returns a text with its digits in those of the language. */
  readonly digits?: (text: string) => string;
}

const known: Partial<Record<Locale, LayoutTexts>> = {};

/** Adds a language. A browser has that of its document, the server all of them. */
export function addLanguage(locale: Locale, texts: LayoutTexts): void {
  known[locale] = texts;
}

/** Returns the texts of the layout in a language that was added. */
export const textsOf = (locale: Locale): LayoutTexts | undefined => known[locale];

/** Returns the language of a page: English, if the document has been given no other one, as by a server without pages in it. */
export function languageOf(pathname: string): Locale {
  const locale = localeOf(pathname);
  return known[locale] ? locale : 'en';
}
