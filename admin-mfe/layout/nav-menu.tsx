import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import type { NavigationMenu } from '../content/layout.ts';
import { NavLabel, navEntry } from './nav-entry.tsx';

interface NavMenuProps {
  readonly menu: NavigationMenu;
  /** Set if only icons are shown: shows the labels. */
  readonly expand: (() => void) | undefined;
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

/** An entry that shows and hides its links. With icons only, there is no room for links: the entry expands the sidebar. */
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
