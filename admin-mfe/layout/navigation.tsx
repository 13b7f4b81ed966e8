import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { VisuallyHidden } from '@studio/ui';
import { Chart, ChevronDown, Dashboard, File, Folder, type Icon, Inbox, People, Speech } from '@studio/ui/icons';
import { token, type } from '@studio/ui/tokens';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { Branch } from '../components/icons.tsx';
import { NavLabel, navEntry } from '../components/nav-entry.tsx';
import { messageLabels } from '../content/inbox.ts';
import { layout } from '../content/pages.ts';
import { useSummary } from '../inbox/message-queries.ts';
import { paths } from '../paths.ts';

interface Entry {
  readonly label: string;
  readonly icon: Icon;
}

interface NavigationLink extends Entry {
  readonly to: string;
}

/** An entry of the navigation that shows and hides several links. */
interface NavigationMenu extends Entry {
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

const pages: readonly NavigationLink[] = [
  { label: 'Admin Dashboard', icon: Dashboard, to: paths.dashboard },
  { label: 'Messages', icon: Inbox, to: paths.messages },
  { label: 'Questions', icon: Speech, to: paths.questions },
  { label: 'Releases', icon: Branch, to: paths.releases },
];

/** Links whose pages do not exist yet. */
const plannedPages: readonly (NavigationLink | NavigationMenu)[] = [
  { label: 'Dashboard', icon: Chart, to: '/dashboard' },
  {
    label: 'Projects',
    icon: Folder,
    links: [
      { label: 'List', to: '/projects/list' },
      { label: 'Active', to: '/projects/active' },
      { label: 'Completed', to: '/projects/completed' },
      { label: 'Add', to: '/admin/projects/add' },
    ],
  },
  { label: 'Clients', icon: People, to: '/admin/clients' },
  { label: 'Blogs', icon: File, to: '/admin/blogs' },
];

const Groups = styled.nav`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: 1.5rem;
`;

const Title = styled.p`
  ${type('least')}
  padding: 0 0.75rem 0.5rem;
  color: ${token('ink-2')};
`;

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

/** Links without a page are less prominent. */
const Planned = styled.div`
  padding-top: 1rem;
  border-top: 1px solid ${token('hairline')};
  & :is(a, summary) {
    color: ${token('ink-3')};
    font-weight: 400;
    font-size: 0.875rem;
  }
  & :is(a, summary):hover {
    color: ${token('ink-2')};
  }
`;

/** The largest number of unread messages on the icon. */
const MAX_BADGE = 99;

/** The number of unread messages at the corner of an icon. */
const badge = css`
  position: absolute;
  inset: 0 0 auto auto;
  min-width: 1.25rem;
  padding-inline: 0.25rem;
  border-radius: ${token('radius-full')};
  background: ${token('iris')};
  color: ${token('on-iris')};
  font: 500 0.8125rem/1.25rem ${token('font-text')};
  text-align: center;
`;

interface NavigationProps {
  /** Shows only the icons of the pages that exist. */
  readonly iconOnly?: boolean;
}

export function Navigation({ iconOnly = false }: NavigationProps) {
  const plannedId = useId();
  return (
    <Groups aria-label={layout.navigation}>
      <ul className="entries">
        {pages.map((entry) => (
          <li key={entry.to}>
            <LinkEntry entry={entry} iconOnly={iconOnly} />
          </li>
        ))}
      </ul>
      {!iconOnly && (
        <Planned>
          <Title id={plannedId}>{layout.planned}</Title>
          <ul className="entries" aria-labelledby={plannedId}>
            {plannedPages.map((entry) => (
              <li key={entry.label}>{'to' in entry ? <LinkEntry entry={entry} /> : <MenuEntry entry={entry} />}</li>
            ))}
          </ul>
        </Planned>
      )}
    </Groups>
  );
}

interface LinkEntryProps extends NavigationProps {
  readonly entry: NavigationLink;
}

function LinkEntry({ entry: { to, icon, label }, iconOnly = false }: LinkEntryProps) {
  return (
    <NavLink to={to} end={to === paths.dashboard} css={navEntry}>
      <NavLabel icon={icon} label={label} iconOnly={iconOnly} />
      {to === paths.messages && <UnreadCount iconOnly={iconOnly} />}
    </NavLink>
  );
}

function UnreadCount({ iconOnly }: { readonly iconOnly: boolean }) {
  const unread = useSummary().data?.counts.new ?? 0;
  if (unread === 0) return null;
  return (
    <span css={iconOnly ? badge : { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }}>
      {iconOnly && unread > MAX_BADGE ? `${MAX_BADGE}+` : unread}
      <VisuallyHidden>{` ${messageLabels.unread}`}</VisuallyHidden>
    </span>
  );
}

function MenuEntry({ entry: { icon, label, links } }: { readonly entry: NavigationMenu }) {
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
