import { LANGUAGES, type Locale, pathIn } from '@studio/client/locale';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../language.ts';

interface LanguageSwitchProps {
  readonly className?: string;
}

/** Links to this page in other languages, each by its own name. Another language is another document, with its own typeface. */
export function LanguageSwitch({ className }: LanguageSwitchProps) {
  const { pathname } = useLocation();
  const { locale } = useLanguage();
  return (Object.keys(LANGUAGES) as Locale[]).map((other) => {
    const path = pathIn(other, pathname);
    return (
      path !== undefined &&
      other !== locale && (
        <a key={other} href={path} lang={other} hrefLang={other} className={className}>
          {LANGUAGES[other]}
        </a>
      )
    );
  });
}
