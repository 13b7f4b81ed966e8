import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { VisuallyHidden } from '@studio/ui';
import {
  Chart,
  ChevronDown,
  ChevronUp,
  Dashboard,
  File,
  Folder,
  type Icon,
  Inbox,
  People,
  Speech,
} from '@studio/ui/icons';
import { token, type } from '@studio/ui/tokens';
import { Fragment, useId } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Badge, Branch, Browser, Eye, Key, Layers, Paragraph, Photo, Question, Quotes } from '../components/icons.tsx';
import { NavLabel, navEntry } from '../components/nav-entry.tsx';
import { messageLabels } from '../content/inbox.ts';
import { layout } from '../content/pages.ts';
import { useSummary } from '../inbox/message-queries.ts';
import { paths } from '../paths.ts';
import { useMay } from '../request/session.ts';

interface NavigationLink {
  readonly label: string;
  readonly icon: Icon;
  readonly to: string;
  /** Links below it, shown on pages whose address begins with one of `within`. */
  readonly links?: readonly { readonly label: string; readonly to: string; readonly isWriters?: boolean }[];
  readonly within?: readonly string[];
  readonly isOwners?: boolean;
}

const groups: readonly { readonly title?: string; readonly links: readonly NavigationLink[] }[] = [
  {
    links: [
      { label: 'Admin Dashboard', icon: Dashboard, to: paths.dashboard },
      { label: 'Messages', icon: Inbox, to: paths.messages },
      { label: 'Questions', icon: Speech, to: paths.questions },
      { label: 'Visitors', icon: Eye, to: paths.visitors },
      { label: 'Releases', icon: Branch, to: paths.releases, isOwners: true },
      { label: 'People', icon: Key, to: paths.people, isOwners: true },
    ],
  },
  {
    links: [
      { label: 'Dashboard', icon: Chart, to: paths.dashboardToo },
      {
        label: 'Projects',
        icon: Folder,
        to: paths.entries('projects'),
        links: [
          { label: 'List', to: paths.entries('projects') },
          { label: 'Active', to: paths.activeProjects },
          { label: 'Completed', to: paths.completedProjects },
          { label: 'Add', to: paths.newEntry('projects'), isWriters: true },
        ],
        within: ['/projects/', '/admin/projects/'],
      },
      { label: 'Clients', icon: People, to: paths.entries('clients') },
      { label: 'Blogs', icon: File, to: paths.entries('posts') },
    ],
  },
  {
    title: layout.content,
    links: [
      { label: 'Services', icon: Layers, to: paths.entries('services') },
      { label: 'Ready-made websites', icon: Browser, to: paths.entries('websites') },
      { label: 'Testimonials', icon: Quotes, to: paths.entries('testimonials') },
      { label: 'FAQs', icon: Question, to: paths.entries('faqs') },
      { label: 'Team', icon: Badge, to: paths.entries('team') },
      { label: 'Media', icon: Photo, to: paths.media },
      { label: 'Texts', icon: Paragraph, to: paths.texts },
    ],
  },
];

/** Scrolls by itself, so that what is below it stays in view. */
const Groups = styled.nav`
  flex: 1;
  min-height: 0;
  margin-inline: -0.375rem;
  padding-inline: 0.375rem;
  overflow-y: auto;
  & > ul + ul,
  & > ul + p {
    margin-top: 1.25rem;
    padding-top: 1.25rem;
    border-top: 1px solid ${token('hairline')};
  }
  & > p {
    ${type('least')}
    padding: 0 0.75rem 0.5rem;
    color: ${token('ink-2')};
  }
  & ul ul {
    padding-inline-start: 1.875rem;
  }
  .chevron {
    margin-inline-start: auto;
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
  readonly iconOnly?: boolean;
}

export function Navigation({ iconOnly = false }: NavigationProps) {
  const titleId = useId();
  const mayManage = useMay('manage');
  return (
    <Groups aria-label={layout.navigation}>
      {groups.map(({ title, links }) => (
        <Fragment key={links[0]?.to}>
          {title !== undefined && !iconOnly && <p id={titleId}>{title}</p>}
          <ul className="entries" aria-labelledby={title !== undefined && !iconOnly ? titleId : undefined}>
            {links.map(
              (link) => (mayManage || !link.isOwners) && <LinkEntry key={link.to} entry={link} iconOnly={iconOnly} />,
            )}
          </ul>
        </Fragment>
      ))}
    </Groups>
  );
}

interface LinkEntryProps extends NavigationProps {
  readonly entry: NavigationLink;
}

function LinkEntry({ entry: { to, icon, label, links, within = [] }, iconOnly = false }: LinkEntryProps) {
  const { pathname } = useLocation();
  const mayWrite = useMay('write');
  const isWithin = within.some((start) => pathname.startsWith(start));
  const isOpen = isWithin && !iconOnly;
  return (
    <li>
      <NavLink
        to={to}
        end={to === paths.dashboard || to === paths.texts || links !== undefined}
        // The link below it is marked.
        {...(links && { 'aria-current': iconOnly ? 'page' : false, 'aria-expanded': isOpen })}
        css={navEntry}
      >
        <NavLabel icon={icon} label={label} iconOnly={iconOnly} />
        {to === paths.messages && <UnreadCount iconOnly={iconOnly} />}
        {links &&
          !iconOnly &&
          (isOpen ? <ChevronUp size={16} className="chevron" /> : <ChevronDown size={16} className="chevron" />)}
      </NavLink>
      {isOpen && (
        <ul className="entries">
          {links?.map(
            ({ to, label, isWriters }) =>
              (mayWrite || !isWriters) && (
                <li key={to}>
                  <NavLink to={to} css={navEntry}>
                    {label}
                  </NavLink>
                </li>
              ),
          )}
        </ul>
      )}
    </li>
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
