import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import type { SidebarMenu } from '../content/sidebar.ts';
import { navEntry } from './nav-entry.ts';
import { NavLabel } from './nav-label.tsx';
import type { Collapsible } from './sidebar-nav.tsx';

interface NavMenuProps extends Collapsible {
  readonly menu: SidebarMenu;
}

const Toggle = styled.summary`
  ${navEntry}
  & > svg:last-of-type {
    margin-inline-start: auto;
    transition: transform 200ms ease-out;
  }
  [open] > & > svg:last-of-type {
    transform: rotate(180deg);
  }
`;

const Links = styled.ul`
  padding-inline-start: 1.875rem;
`;

/** Links behind one entry. Where only icons are shown there is no room for them: the entry then expands the sidebar. */
export function NavMenu({ menu: { icon, label, links }, expand }: NavMenuProps) {
  if (expand) {
    return (
      <button type="button" title={label} aria-expanded={false} onClick={expand} css={navEntry}>
        <NavLabel icon={icon} label={label} iconOnly />
      </button>
    );
  }
  return (
    <details open>
      <Toggle>
        <NavLabel icon={icon} label={label} />
        <ChevronDown size={16} strokeWidth={1.5} />
      </Toggle>
      <Links className="links">
        {links.map((link) => (
          <li key={link.to}>
            <NavLink to={link.to} css={navEntry}>
              {link.label}
            </NavLink>
          </li>
        ))}
      </Links>
    </details>
  );
}
