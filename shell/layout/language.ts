import { type Locale, localeOf } from '@studio/client/locale';
import { useLocation } from 'react-router-dom';
import { english } from '../content/en/layout.ts';
import { type LayoutTexts, languageOf, textsOf } from './known-languages.ts';

interface LayoutLanguage {
  readonly locale: Locale;
  readonly texts: LayoutTexts;
  /** Returns `hrefLang` for a link to a page in another language. */
  readonly abroad: (to: string) => { readonly hrefLang?: Locale };
}

/** Returns the language of the page and the texts of the layout. Imported by components only, so that hot reloading updates the texts. */
export function useLanguage(): LayoutLanguage {
  const locale = languageOf(useLocation().pathname);
  return {
    locale,
    texts: textsOf(locale) ?? english,
    abroad: (to) => (localeOf(to) === locale ? {} : { hrefLang: localeOf(to) }),
  };
}
