import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { useSite } from '@studio/client/site';
import { ButtonLink, Container } from '@studio/ui';
import { LogoMark } from '@studio/ui/icons';
import { belowDesktop, from, largeText, phone, token } from '@studio/ui/tokens';
import { useEffect } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useLanguage } from '../language.ts';
import { DesktopMenu } from '../menus/desktop-menu.tsx';
import { keepFocus, PhoneMenu } from '../menus/phone-menu.tsx';
import { SupportLink } from '../whatsapp-links.tsx';
import { LanguageSwitch, ThemeSwitch } from './switches.tsx';

/** On phones the switches are shown while the menu is open, and the button while it is closed. */
const Bar = styled(Container)`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  height: 4rem;
  ${from.tablet} {
    height: 4.75rem;
    & > a:last-of-type {
      margin-inline-start: 0.5rem;
    }
  }
  & > a:last-of-type {
    padding-inline: 1rem;
    white-space: nowrap;
  }
  ${phone} {
    & > button,
    & > details > summary {
      border-color: transparent;
    }
    &:has(> [open]) > a:last-of-type,
    &:not(:has(> [open])) > :is(button, [hreflang]:not(:first-child)) {
      display: none;
    }
  }
  @media (max-width: 22.49rem) {
    & > a:last-of-type {
      display: none;
    }
  }
  ${largeText} {
    flex-wrap: wrap;
    gap: 0 0.25rem;
    height: auto;
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

/**
 * The header above a page that fills a phone (with an element with the attribute `data-fills-phone`): a smaller name, with space
 * below for a line of the page's text. The drawn lines end below it.
 */
const fillsPhone = css`
  @media (max-width: 479.98px) {
    body:has([data-fills-phone]) & {
      background: ${token('ground')};
      & > a:first-of-type {
        align-items: start;
        padding-top: 0.25rem;
        font-size: 1.125rem;
      }
      & > a:first-of-type > svg {
        align-self: center;
        width: auto;
        height: 1.75rem;
        margin-top: -0.25rem;
      }
    }
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

/** On the narrowest phones the bar has no space for its usual size. */
const narrow = css`
  @media (max-width: 21.99rem) {
    margin-inline: -0.25rem;
    font-size: 0.8125rem;
  }
`;

/** On tablets there is space for the button only. */
const Contact = styled(NavLink)`
  ${barLink}
  padding-inline: 1rem;
  ${belowDesktop} {
    display: none;
  }
`;

const Support = styled(SupportLink)`
  ${barLink}
  margin-inline: auto 0.5rem;
  padding-inline: 0.75rem;
`;

/** The header of the public pages. A navigation changes the key of its menus, which closes them. */
export function Header() {
  const site = useSite();
  const { key } = useLocation();
  const { abroad, texts } = useLanguage();
  const { contact, menus } = texts;
  useScrollDirection();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the controls in it
    <header onKeyDown={keepFocus}>
      <Bar css={fillsPhone}>
        <Home to="/" {...abroad('/')}>
          <LogoMark height={32} />
          <span translate="no">{site.name}</span>
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
        <ButtonLink size="small" to={contact.to}>
          {texts.header.action}
        </ButtonLink>
        <PhoneMenu key={key} menus={menus} />
      </Bar>
    </header>
  );
}

/** Minimum scroll distance in px: fingers tremble. */
const MIN_DISTANCE = 6;

/**
 * Sets `data-scroll` on the root element to the direction in which the visitor scrolls, `down` or `up`, and removes it at the top of the
 * page. Styles hide the header and the floating link while it is `down`. It is `up` after a scroll position was restored, so that the
 * header stays.
 */
function useScrollDirection(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let before = scrollY;
    let address = location.href;
    const follow = () => {
      const distance = scrollY - before;
      if (scrollY <= 0) delete dataset.scroll;
      else if (Math.abs(distance) < MIN_DISTANCE) return;
      else dataset.scroll = distance > 0 && location.href === address ? 'down' : 'up';
      before = scrollY;
      address = location.href;
    };
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
}
