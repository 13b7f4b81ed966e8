import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { ChevronDown } from 'lucide-react';
import type { Menu } from '../content/menus.ts';
import { MenuItem } from './menu-item.tsx';
import { MenuPanel } from './menu-panel.ts';
import { useDrawings } from './use-drawings.ts';

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

/** A button and the menu it opens. The menu closes by Escape, by a click elsewhere, and when the other one opens. */
export function DesktopMenu({ menu }: DesktopMenuProps) {
  const { drawings, want } = useDrawings();
  const anchor = `--${menu.id}`;
  const { drawn = false } = menu;
  return (
    <>
      <Opener
        type="button"
        popoverTarget={menu.id}
        css={css`anchor-name: ${anchor};`}
        {...(drawn && { onPointerEnter: want, onFocus: want })}
      >
        {menu.label}
        <ChevronDown size={16} strokeWidth={1.75} />
      </Opener>
      <MenuPanel
        id={menu.id}
        popover="auto"
        aria-label={menu.label}
        css={css`position-anchor: ${anchor};`}
        {...(drawn && { 'data-drawn': '' })}
      >
        {menu.links.map((link) => (
          <MenuItem key={link.to} link={link} drawn={drawn} Drawing={drawings?.get(link.to)} />
        ))}
      </MenuPanel>
    </>
  );
}
