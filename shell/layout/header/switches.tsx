import { css } from '@emotion/react';
import { ownFile } from '@platform/browser/own-file';
import { LANGUAGES, type Locale, pathIn } from '@studio/client/locale';
import { roundControl } from '@studio/ui';
import { Moon, Sun } from '@studio/ui/icons';
import { colourBrowser, switchTheme, useTheme } from '@studio/ui/theme';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import bengaliName from '../fonts/bengali-name.svg';
import { useLanguage } from '../language.ts';

/** Links to this page in other languages, each by its own name. Every language is a document of its own, with its own typeface. */
export function LanguageSwitch({ className }: { readonly className?: string }) {
  const { pathname } = useLocation();
  const { locale } = useLanguage();
  return (Object.keys(LANGUAGES) as Locale[]).map((other) => {
    const path = pathIn(other, pathname);
    return (
      path !== undefined &&
      other !== locale && (
        <a key={other} href={path} lang={other} hrefLang={other} aria-label={LANGUAGES[other]} className={className}>
          {other === 'bn' ? <BengaliName /> : LANGUAGES[other]}
        </a>
      )
    );
  });
}

/** Drawn, because the site's fonts lack its letters: for one word the browser would search all system fonts in the first layout. */
const BengaliName = () => (
  <svg aria-hidden="true" viewBox="0 -80 222 100" css={{ width: '2.22em' }} fill="currentColor" overflow="visible">
    <use href={`${ownFile(bengaliName)}#name`} />
  </svg>
);

const hiddenWithoutScripts = css`
  @media (scripting: none) {
    display: none;
  }
`;

/** Switches between the light and the dark theme. Its icon shows the other theme. Hidden without scripts. */
export function ThemeSwitch() {
  const theme = useTheme();
  const { theme: labels } = useLanguage().texts.header;
  useEffect(() => {
    if (theme) colourBrowser(theme);
  }, [theme]);
  return (
    <button
      type="button"
      aria-label={labels[theme ?? 'unknown']}
      onClick={switchTheme}
      css={[roundControl, hiddenWithoutScripts]}
    >
      <Moon className="in-light" size={18} />
      <Sun className="in-dark" size={18} />
    </button>
  );
}
