import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useSite } from '@studio/client/use-site';
import { Container } from '@studio/ui/container';
import { LogoMark } from '@studio/ui/logo-mark';
import { from, phone } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { useEffect } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useLanguage } from '../language.ts';
import { DesktopMenu } from '../menus/desktop-menu.tsx';
import { PhoneMenu } from '../menus/phone-menu.tsx';
import { SupportLink } from '../whatsapp-links.tsx';
import { LanguageSwitch, ThemeSwitch } from './switches.tsx';

const Bar = styled(Container)`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  height: 4rem;
  ${from.tablet} {
    height: 4.75rem;
  }
  ${phone} {
    & > button,
    & > details > summary {
      border-color: transparent;
    }
  }
`;

const Home = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  margin-inline-end: auto;
  font: 650 1.25rem/1 ${token('font-display')};
  letter-spacing: -0.02em;
  text-decoration: none;
  white-space: nowrap;
  ${from.tablet} {
    margin-inline-end: 1.25rem;
  }
`;

const Menus = styled.nav`
  display: flex;
  flex: 1;
  align-items: center;
  ${phone} {
    display: none;
  }
`;

/** A link in the bar, which looks like the buttons of the menus. */
const barLink = css`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  font-weight: 500;
  text-decoration: none;
  &:hover,
  &[aria-current] {
    color: ${token('iris')};
  }
`;

/** On the narrowest phones a bar with one link more has no room to spare. */
const narrow = css`
  @media (max-width: 21.99rem) {
    margin-inline: -0.25rem;
    font-size: 0.8125rem;
  }
`;

const Contact = styled(NavLink)`
  ${barLink}
  padding-inline: 1rem;
`;

const Support = styled(SupportLink)`
  ${barLink}
  margin-inline: auto 0.5rem;
  padding-inline: 0.75rem;
`;

/**
 * The header of the public pages. The base style sheet hides it while the visitor scrolls down. The key of its menus is that of the
 * location, so a new page closes them.
 */
export function Header() {
  const site = useSite();
  const { key } = useLocation();
  const { abroad, texts } = useLanguage();
  const { contact, menus } = texts;
  useScrollDirection();
  return (
    <header>
      <Bar css={fillsPhone}>
        <Home to="/" {...abroad('/')}>
          <LogoMark height={32} />
          {site.name}
        </Home>
        <Menus aria-label={texts.header.main}>
          {menus.map((menu) => (
            <DesktopMenu key={`${menu.label} ${key}`} menu={menu} />
          ))}
          <Contact to={contact.to}>{contact.label}</Contact>
          <Support />
        </Menus>
        <LanguageSwitch css={[barLink, narrow]} />
        <ThemeSwitch />
        <PhoneMenu key={key} menus={menus} />
      </Bar>
    </header>
  );
}

/**
 * The header above a page that fills a phone (one that has an element with the attribute `data-fills-phone`): a smaller name,
 * with room below for a line of the page's. The page's lines end below it.
 */
export const fillsPhone = css`
  @media (max-width: 479.98px) {
    body:has([data-fills-phone]) & {
      background: ${token('ground')};
      & > a {
        align-items: start;
        padding-top: 0.25rem;
        font-size: 1.125rem;
      }
      & > a > svg {
        align-self: center;
        width: auto;
        height: 1.75rem;
        margin-top: -0.25rem;
      }
    }
  }
`;

/** Scrolling by less, in px, changes nothing: fingers tremble. */
const LEAST = 6;

/**
 * Writes which way the visitor scrolls into the root element's `data-scroll`: `down`, or `up` on the way back. At the top of the
 * page there is no such attribute. Styles hide what floats above the page while it says `down`. A page that is scrolled to where
 * it was left says `up`: the visitor did not scroll, so the header stays.
 */
export function useScrollDirection(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let before = scrollY;
    let address = location.href;
    const follow = () => {
      const way = scrollY - before;
      if (scrollY <= 0) delete dataset.scroll;
      else if (Math.abs(way) < LEAST) return;
      else dataset.scroll = way > 0 && location.href === address ? 'down' : 'up';
      before = scrollY;
      address = location.href;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
}
