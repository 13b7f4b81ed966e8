import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { ChevronDown } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import type { Menu } from '../content/menus.ts';

interface DesktopMenuProps {
  readonly menu: Menu;
}

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0 1rem;
  border: 0;
  border-radius: ${token('radius-full')};
  background: none;
  color: ${token('ink')};
  font-weight: 500;
  cursor: pointer;
  & > svg {
    color: ${token('ink-3')};
    transition: transform 180ms ease-out;
  }
  &:hover,
  &:has(+ :popover-open) {
    color: ${token('iris')};
  }
  &:has(+ :popover-open) > svg {
    transform: rotate(180deg);
  }
`;

/** Stands below its opener where the browser can anchor, else where the menus begin. */
const Panel = styled.ul`
  position: absolute;
  inset: 4.5rem auto auto max(14rem, (100vw - 80rem) / 2 + 9rem);
  width: 32.5rem;
  max-width: calc(100vw - 4rem);
  margin: 0;
  border: 1px solid ${token('hairline')};
  border-radius: ${token('radius-card')};
  background: ${token('raised')};
  color: ${token('ink')};
  box-shadow: 0 24px 56px -28px ${token('shadow')};
  opacity: 0;
  transform: translateY(-8px);
  transition:
    opacity 180ms ease-out,
    transform 180ms ease-out,
    overlay 180ms allow-discrete,
    display 180ms allow-discrete;
  @supports (left: anchor(left)) {
    left: anchor(left);
  }
  &:popover-open {
    display: grid;
    grid-template-columns: 1fr 1fr;
    padding: 0.75rem;
    opacity: 1;
    transform: none;
  }
  @starting-style {
    &:popover-open {
      opacity: 0;
      transform: translateY(-8px);
    }
  }
`;

const Item = styled(NavLink)`
  display: flex;
  align-items: center;
  min-height: 3rem;
  padding-inline: 1rem;
  border-radius: ${token('radius-field')};
  font-size: 0.9375rem;
  font-weight: 500;
  text-decoration: none;
  &:hover {
    background: ${token('iris-wash')};
    color: ${token('iris')};
  }
  &[aria-current] {
    color: ${token('iris')};
  }
`;

/** A button and the menu it opens. The menu closes by Escape, by a click elsewhere, and when the other one opens. */
export function DesktopMenu({ menu }: DesktopMenuProps) {
  const anchor = `--${menu.id}`;
  return (
    <>
      <Opener type="button" popoverTarget={menu.id} css={css`anchor-name: ${anchor};`}>
        {menu.label}
        <ChevronDown size={16} strokeWidth={1.75} />
      </Opener>
      <Panel id={menu.id} popover="auto" aria-label={menu.label} css={css`position-anchor: ${anchor};`}>
        {menu.links.map(({ label, to }) => (
          <li key={to}>
            <Item to={to} end>
              {label}
            </Item>
          </li>
        ))}
      </Panel>
    </>
  );
}
