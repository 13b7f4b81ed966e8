import { type Locale, localeOf } from '@studio/client/locale';
import { useLocation } from 'react-router-dom';
import { english } from '../content/en/layout.ts';
import { type LayoutTexts, languageOf, textsOf } from './known-languages.ts';

interface FrameLanguage {
  readonly locale: Locale;
  readonly texts: LayoutTexts;
  /** Returns the attributes of a link to a page in another language than this one. */
  readonly abroad: (to: string) => { readonly hrefLang?: Locale };
}

/** Returns the language of the page, and the texts of the layout in it. Only components may import this, so that they take in changed texts. */
export function useLanguage(): FrameLanguage {
  const locale = languageOf(useLocation().pathname);
  return {
    locale,
    texts: textsOf(locale) ?? english,
    abroad: (to) => (localeOf(to) === locale ? {} : { hrefLang: localeOf(to) }),
  };
}
