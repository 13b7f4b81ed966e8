import styled from '@emotion/styled';
import { from } from '@studio/ui/media';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { Menu as MenuIcon, X } from 'lucide-react';
import type { Menu } from '../content/menus.ts';
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

const Sheet = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  height: 100dvh;
  padding: 0.75rem 1.25rem 6rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${token('ground')};
`;

const Support = styled(SupportLink)`
  ${type('title3')}
  display: flex;
  align-items: center;
  min-height: 4.25rem;
  border-block: 1px solid ${token('hairline')};
  text-decoration: none;
`;

/** The menu below 768px: a sheet under the header with one submenu open at a time. */
export function PhoneMenu({ menus }: PhoneMenuProps) {
  return (
    <details data-sheet="" css={{ [from.tablet]: { display: 'none' } }}>
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
      </Sheet>
    </details>
  );
}
