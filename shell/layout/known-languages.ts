import { type Locale, localeOf } from '@studio/client/locale';
import type { Words } from '@studio/client/text';
import type { english } from '../content/en/layout.ts';

export interface LayoutTexts extends Words<typeof english> {
  /** The agency's address and support text, if they differ from `site.json`. */
  readonly address?: string;
  readonly supportText?: string;
  /** Returns a text with its digits in those of the language. */
  readonly digits?: (text: string) => string;
}

const known: Partial<Record<Locale, LayoutTexts>> = {};

/** Adds a language. A browser adds that of its document, the server all. */
export function addLanguage(locale: Locale, texts: LayoutTexts): void {
  known[locale] = texts;
}

export const textsOf = (locale: Locale): LayoutTexts | undefined => known[locale];

/** Returns the language of a page: English, unless its language was added. */
export function languageOf(pathname: string): Locale {
  const locale = localeOf(pathname);
  return known[locale] ? locale : 'en';
}
