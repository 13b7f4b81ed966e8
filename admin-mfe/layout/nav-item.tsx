import { css } from '@emotion/react';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { NavLink } from 'react-router-dom';
import { messageLabels } from '../content/inbox.ts';
import type { NavigationLink } from '../content/layout.ts';
import { useSummary } from '../inbox/message-queries.ts';
import { paths } from '../paths.ts';
import { NavLabel, navEntry } from './nav-entry.tsx';
import { unreadDot } from './styles.ts';

interface NavItemProps {
  readonly link: NavigationLink;
  readonly iconOnly: boolean;
}

/** A link of the navigation, marked if it leads to the current page. */
export function NavItem({ link: { to, icon, label }, iconOnly }: NavItemProps) {
  return (
    <NavLink to={to} end={to === paths.dashboard} title={iconOnly ? label : undefined} css={navEntry}>
      <NavLabel icon={icon} label={label} iconOnly={iconOnly} />
      {to === paths.messages && <UnreadCount iconOnly={iconOnly} />}
    </NavLink>
  );
}

const count = css`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`;

const dot = css`
  ${unreadDot}
  margin-block-start: -0.875rem;
  margin-inline-start: -0.75rem;
`;

function UnreadCount({ iconOnly }: Pick<NavItemProps, 'iconOnly'>) {
  const unread = useSummary().data?.counts.new ?? 0;
  if (unread === 0) return null;
  return (
    <span css={iconOnly ? dot : count}>
      {!iconOnly && unread}
      <VisuallyHidden>{`${iconOnly ? unread : ''} ${messageLabels.unread}`}</VisuallyHidden>
    </span>
  );
}
