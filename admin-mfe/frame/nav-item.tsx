import { paths } from '@studio/contract/paths';
import { NavLink } from 'react-router-dom';
import type { SidebarLink } from '../content/sidebar.ts';
import { navEntry } from './nav-entry.ts';
import { NavLabel } from './nav-label.tsx';

interface NavItemProps {
  readonly link: SidebarLink;
  readonly iconOnly: boolean;
}

/** A link of the sidebar; it shows whether it leads to the page one is on. */
export function NavItem({ link: { to, icon, label }, iconOnly }: NavItemProps) {
  return (
    <NavLink to={to} end={to === paths.admin} title={iconOnly ? label : undefined} css={navEntry}>
      <NavLabel icon={icon} label={label} iconOnly={iconOnly} />
    </NavLink>
  );
}
