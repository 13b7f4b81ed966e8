import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { roundControl, VisuallyHidden } from '@studio/ui';
import { Cross, MenuLines, Minus, Plus } from '@studio/ui/icons';
import { from, token, type } from '@studio/ui/tokens';
import type { KeyboardEvent } from 'react';
import { NavLink } from 'react-router-dom';
import { DrawnWord } from '../drawn-word.tsx';
import type { LayoutTexts } from '../known-languages.ts';
import { useLanguage } from '../language.ts';
import { SupportLink } from '../whatsapp-links.tsx';

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
  height: calc(100dvh - 100%);
  padding: 0.75rem 1.25rem 2rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${token('ground')};
  animation: ${appear} 180ms ease-out;
`;

const Support = styled(SupportLink)`
  ${type('title2')}
  display: flex;
  align-items: center;
  min-height: 4.25rem;
  border-block: 1px solid ${token('hairline')};
  text-decoration: none;
`;

const Word = styled(DrawnWord)`
  margin-top: 3.875rem;
`;

/** Closes the menu on Escape, and focuses its button. While the menu is open, Tab moves the focus within it. */
function keepFocus(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { currentTarget: menu, key, shiftKey } = event;
  if (!menu.open) return;
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, a')].filter((stop) => stop.checkVisibility());
  if (key === 'Escape') {
    menu.open = false;
    stops[0]?.focus();
  }
  const [end, other] = shiftKey ? [0, -1] : [-1, 0];
  if (key === 'Tab' && document.activeElement === stops.at(end)) {
    event.preventDefault();
    stops.at(other)?.focus();
  }
}

/** The menu below 768px: a sheet below the header. One submenu is open at a time. It works without scripts. */
export function PhoneMenu({ menus }: { readonly menus: LayoutTexts['menus'] }) {
  const { header } = useLanguage().texts;
  return (
    <details data-sheet="" onKeyDown={keepFocus} css={{ [from.tablet]: { display: 'none' } }}>
      <Toggle>
        <MenuLines className="open" size={18} />
        <Cross className="close" size={18} />
        <VisuallyHidden>{header.menu}</VisuallyHidden>
      </Toggle>
      <Sheet aria-label={header.main}>
        {menus.map((menu) => (
          <PhoneSubmenu key={menu.label} menu={menu} />
        ))}
        <Support />
        <Word word="wordmark" />
      </Sheet>
    </details>
  );
}

const Submenu = styled.details`
  border-top: 1px solid ${token('hairline')};
  &[open] .more,
  &:not([open]) .less {
    display: none;
  }
`;

const Title = styled.summary`
  ${type('title2')}
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 4.25rem;
  list-style: none;
  cursor: pointer;
  & > svg {
    color: ${token('ink-3')};
  }
`;

const Links = styled.ul`
  padding-bottom: 1.25rem;
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

/** A submenu of the phone menu. All have the same name, so one is open at a time. */
export function PhoneSubmenu({ menu }: { readonly menu: LayoutTexts['menus'][number] }) {
  const { abroad } = useLanguage();
  return (
    <Submenu name="phone-menu">
      <Title>
        {menu.label}
        <Plus className="more" size={20} strokeWidth={1.5} />
        <Minus className="less" size={20} strokeWidth={1.5} />
      </Title>
      <Links>
        {menu.links.map(({ label, to }) => (
          <li key={to}>
            <Item to={to} {...abroad(to)} end>
              {label}
            </Item>
          </li>
        ))}
      </Links>
    </Submenu>
  );
}
