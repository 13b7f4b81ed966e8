import { type Locale, localeOf } from '@studio/client/locale';
import type { Words } from '@studio/client/words';
import { useLocation } from 'react-router-dom';
import { english } from '../content/en/frame.ts';

/** What the frame says in one language. */
export interface FrameTexts extends Words<typeof english> {
  /** The agency's address and the beginning of a conversation, if they are written otherwise than in `site.json`. */
  readonly address?: string;
  readonly supportText?: string;
  /** Returns a text with its digits in those of the language. */
  readonly digits?: (text: string) => string;
}

const known: Partial<Record<Locale, FrameTexts>> = {};

/** Adds a language. A browser has that of its document, the server all of them. */
export function addLanguage(locale: Locale, texts: FrameTexts): void {
  known[locale] = texts;
}

/** Returns the language of a page: English, if the document has been given no other one, as by a server without pages in it. */
export function languageOf(pathname: string): Locale {
  const locale = localeOf(pathname);
  return known[locale] ? locale : 'en';
}

interface FrameLanguage {
  readonly locale: Locale;
  readonly texts: FrameTexts;
  /** Returns the attributes of a link to a page in another language than this one. */
  readonly abroad: (to: string) => { readonly hrefLang?: Locale };
}

/** Returns the language of the page, and what the frame says in it. */
export function useLanguage(): FrameLanguage {
  const locale = languageOf(useLocation().pathname);
  return {
    locale,
    texts: known[locale] ?? english,
    abroad: (to) => (localeOf(to) === locale ? {} : { hrefLang: localeOf(to) }),
  };
}
