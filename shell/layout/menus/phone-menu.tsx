import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { dialled } from '@studio/client/identity';
import { useSite } from '@studio/client/site';
import { ButtonLink, roundControl, VisuallyHidden } from '@studio/ui';
import { Cross, MenuLines, Minus, Plus } from '@studio/ui/icons';
import { from, token, type } from '@studio/ui/tokens';
import type { KeyboardEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { DrawnWord } from '../drawn-word.tsx';
import type { LayoutTexts } from '../known-languages.ts';
import { useLanguage } from '../language.ts';
import { SupportLink } from '../whatsapp-links.tsx';
import { useServicesPanel } from './use-services-panel.ts';

const Toggle = styled.summary`
  ${roundControl}
  list-style: none;
  .close {
    display: none;
  }
  [open] > &,
  [open] > &:hover:not(:disabled) {
    border-color: transparent;
    background: ${token('ink')};
    color: ${token('ground')};
    .open {
      display: none;
    }
    .close {
      display: block;
    }
  }
`;

const appear = keyframes`
  from {
    opacity: 0;
    transform: translateY(-8px);
  }
`;

const Sheet = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  display: flex;
  flex-direction: column;
  gap: 1.5rem;
  height: calc(100dvh - 100%);
  padding: 0.75rem 1.25rem 1.5rem;
  background: ${token('ground')};
  animation: ${appear} 180ms ease-out;
`;

/** The rows scroll; what is below them stays in view. */
const Rows = styled.div`
  flex: 1 1 0px;
  overflow-y: auto;
  overscroll-behavior: contain;
  & > :not(div) {
    border-bottom: 1px solid ${token('hairline')};
  }
  &:has([open]) > a,
  &:has([open]) summary {
    min-height: 3.5rem;
  }
`;

const row = css`
  ${type('title2')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 4.25rem;
  text-decoration: none;
`;

const Word = styled(DrawnWord)`
  margin-top: 3rem;
  @media (max-height: 48rem) {
    display: none;
  }
`;

/** Ways to a person, at the bottom of the sheet. */
const Foot = styled.div`
  display: grid;
  border-top: 1px solid ${token('ink')};
  & > a[href^='tel'],
  & > a[href^='mail'] {
    display: flex;
    align-items: center;
    min-height: 3.25rem;
    text-decoration: none;
  }
  & > a[href^='tel'] {
    ${type('title4')}
    border-bottom: 1px solid ${token('hairline')};
  }
  & > a:last-of-type {
    margin-top: 0.5rem;
  }
`;

/** Closes the menu on Escape, and focuses its button. While the menu is open, Tab moves the focus within the header. */
export function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  const { currentTarget: header, key, shiftKey } = event;
  const menu = header.querySelector<HTMLDetailsElement>('[data-sheet][open]');
  if (!menu) return;
  if (key === 'Escape') {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
  const stops = [...header.querySelectorAll<HTMLElement>('summary, a, button')].filter((stop) =>
    stop.checkVisibility(),
  );
  const [end, other] = shiftKey ? [0, -1] : [-1, 0];
  if (key === 'Tab' && document.activeElement === stops.at(end)) {
    event.preventDefault();
    stops.at(other)?.focus();
  }
}

/** The menu below 768px: a sheet below the header. One submenu is open at a time. It works without scripts. */
export function PhoneMenu({ menus }: { readonly menus: LayoutTexts['menus'] }) {
  const site = useSite();
  const { abroad, texts } = useLanguage();
  const { contact, digits = String, header } = texts;
  return (
    <details data-sheet="" css={{ [from.tablet]: { display: 'none' } }}>
      <Toggle>
        <MenuLines className="open" size={18} />
        <Cross className="close" size={18} />
        <VisuallyHidden>{header.menu}</VisuallyHidden>
      </Toggle>
      <Sheet aria-label={header.main}>
        <Rows>
          {menus.map((menu) => (
            <PhoneSubmenu key={menu.label} menu={menu} />
          ))}
          <SupportLink css={row} />
          <NavLink to={contact.to} {...abroad(contact.to)} css={row}>
            {contact.label}
          </NavLink>
          <Word word="wordmark" />
        </Rows>
        <Foot>
          <a href={`tel:${dialled(site.phone)}`}>{digits(site.phone)}</a>
          <a href={`mailto:${site.email}`}>{site.email}</a>
          <ButtonLink to={contact.to}>{header.action}</ButtonLink>
        </Foot>
      </Sheet>
    </details>
  );
}

const Submenu = styled.details`
  &[open] .more,
  &:not([open]) .less {
    display: none;
  }
`;

const Title = styled.summary`
  ${row}
  list-style: none;
  cursor: pointer;
  & > svg {
    color: ${token('ink-3')};
  }
`;

const Links = styled.ul`
  padding-bottom: 0.5rem;
`;

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 2.75rem;
  color: ${token('ink-2')};
  font-size: 1.125rem;
  text-decoration: none;
  &:hover,
  &[aria-current] {
    color: ${token('iris')};
  }
  &[aria-current] {
    font-weight: 500;
  }
  &[aria-current]::before {
    width: 0.875rem;
    height: 2px;
    background: currentColor;
    content: '';
  }
`;

const Price = styled.span`
  ${type('small')}
  margin-inline-start: auto;
  color: ${token('ink-3')};
`;

/** A submenu of the phone menu. All have the same name, so one is open at a time. */
export function PhoneSubmenu({ menu }: { readonly menu: LayoutTexts['menus'][number] }) {
  const { abroad } = useLanguage();
  const { lowestPrice } = useSite();
  const { panel, load } = useServicesPanel();
  return (
    <Submenu name="phone-menu" {...(menu.drawn && { onToggle: load })}>
      <Title>
        {menu.label}
        <Plus className="more" size={20} strokeWidth={1.5} />
        <Minus className="less" size={20} strokeWidth={1.5} />
      </Title>
      <Links>
        {menu.links.map(({ label, to, note }) => (
          <li key={to}>
            <Item to={to} {...abroad(to)} end>
              <span>{label}</span>
              {panel && <Price>{(lowestPrice && note?.(lowestPrice)) ?? panel.priceOf(to)}</Price>}
            </Item>
          </li>
        ))}
      </Links>
    </Submenu>
  );
}
