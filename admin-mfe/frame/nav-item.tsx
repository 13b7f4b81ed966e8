import { paths } from '@studio/client/paths';
import { token } from '@studio/ui/tokens';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { NavLink } from 'react-router-dom';
import { inbox } from '../content/inbox.ts';
import type { SidebarLink } from '../content/sidebar.ts';
import { useSummary } from '../queries/summary.ts';
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
      {to === paths.adminMessages && <Unread iconOnly={iconOnly} />}
    </NavLink>
  );
}

/** How many messages nobody has opened yet; a dot where only icons are shown. */
function Unread({ iconOnly }: Pick<NavItemProps, 'iconOnly'>) {
  const unread = useSummary().data?.counts.new ?? 0;
  if (unread === 0) return null;
  return (
    <span css={iconOnly ? dot : { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }}>
      {iconOnly ? <VisuallyHidden>{`${unread} ${inbox.unread}`}</VisuallyHidden> : unread}
      {!iconOnly && <VisuallyHidden>{` ${inbox.unread}`}</VisuallyHidden>}
    </span>
  );
}

const dot = {
  width: '0.4375rem',
  height: '0.4375rem',
  marginInlineStart: '-0.75rem',
  marginBlockStart: '-0.875rem',
  borderRadius: '50%',
  background: token('iris'),
} as const;
