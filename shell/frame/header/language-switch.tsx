import styled from '@emotion/styled';
import { LOCALES, type Locale, pathIn } from '@studio/client/locale';
import { token } from '@studio/ui/tokens';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../language.ts';

const Switch = styled.a`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding-inline: 0.5rem;
  font-weight: 500;
  text-decoration: none;
  &:hover {
    color: ${token('iris')};
  }
`;

/** Links to this page in other languages, each by its own name. Another language is another document, with its own typeface. */
export function LanguageSwitch() {
  const { pathname } = useLocation();
  const { locale } = useLanguage();
  return (Object.keys(LOCALES) as Locale[]).map((other) => {
    const path = other === locale ? undefined : pathIn(other, pathname);
    return (
      path && (
        <Switch key={other} href={path} lang={other} hrefLang={other}>
          {LOCALES[other].name}
        </Switch>
      )
    );
  });
}
