import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { Menu as MenuIcon, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { Menu } from '../content/menus.ts';
import { DrawnWord } from './drawn-word.tsx';
import { PhoneSubmenu } from './phone-submenu.tsx';
import { roundControl } from './round-control.ts';
import { SupportLink } from './support-link.tsx';

interface PhoneMenuProps {
  readonly menus: readonly Menu[];
}

const Toggle = styled.summary`
  ${roundControl}
  list-style: none;
  .close {
    display: none;
  }
  [open] > & {
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
  ${type('title3')}
  display: flex;
  align-items: center;
  min-height: 4.25rem;
  border-block: 1px solid ${token('hairline')};
  text-decoration: none;
`;

const Word = styled(DrawnWord)`
  margin-top: 3.875rem;
`;

/** Escape closes the menu, and the focus goes back to what opened it. */
function closeByKey({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

/** The menu below 768px: a sheet under the header with one submenu open at a time. Without scripts it opens and closes too. */
export function PhoneMenu({ menus }: PhoneMenuProps) {
  return (
    <details data-sheet="" onKeyDown={closeByKey} css={{ [from.tablet]: { display: 'none' } }}>
      <Toggle>
        <MenuIcon className="open" size={18} strokeWidth={1.75} />
        <X className="close" size={18} strokeWidth={1.75} />
        <VisuallyHidden>Menu</VisuallyHidden>
      </Toggle>
      <Sheet aria-label="Main">
        {menus.map((menu) => (
          <PhoneSubmenu key={menu.id} menu={menu} />
        ))}
        <Support />
        <Word word="twoEightFive" />
      </Sheet>
    </details>
  );
}
