import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ChevronDown } from '@studio/ui/icons';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { VisuallyHidden } from '@studio/ui/visually-hidden';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { messageLabels } from '../content/inbox.ts';
import { layout, type NavigationLink, type NavigationMenu, pages, plannedPages } from '../content/layout.ts';
import { useSummary } from '../inbox/message-queries.ts';
import { paths } from '../paths.ts';
import { NavLabel, navEntry } from './nav-entry.tsx';
import { unreadDot } from './styles.ts';

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

const unreadDotOfIcon = css`
  ${unreadDot}
  margin-block-start: -0.875rem;
  margin-inline-start: -0.75rem;
`;

interface NavigationProps {
  /** Shows the labels again. If set, only icons are shown. */
  readonly expand?: (() => void) | undefined;
}

/** The navigation of the admin area. */
export function Navigation({ expand }: NavigationProps) {
  const plannedId = useId();
  return (
    <Groups aria-label={layout.navigation}>
      <Entries entries={pages} expand={expand} />
      <div>
        <Title id={plannedId} hidden={expand !== undefined}>
          {layout.planned}
        </Title>
        <Entries entries={plannedPages} expand={expand} labelledBy={plannedId} />
      </div>
    </Groups>
  );
}

interface EntriesProps extends NavigationProps {
  readonly entries: readonly (NavigationLink | NavigationMenu)[];
  readonly labelledBy?: string;
}

function Entries({ entries, expand, labelledBy }: EntriesProps) {
  return (
    <ul className="entries" aria-labelledby={labelledBy}>
      {entries.map((entry) => (
        <li key={entry.label}>
          {'to' in entry ? (
            <LinkEntry entry={entry} iconOnly={expand !== undefined} />
          ) : (
            <MenuEntry entry={entry} expand={expand} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface LinkEntryProps {
  readonly entry: NavigationLink;
  readonly iconOnly: boolean;
}

function LinkEntry({ entry: { to, icon, label }, iconOnly }: LinkEntryProps) {
  return (
    <NavLink to={to} end={to === paths.dashboard} title={iconOnly ? label : undefined} css={navEntry}>
      <NavLabel icon={icon} label={label} iconOnly={iconOnly} />
      {to === paths.messages && <UnreadCount iconOnly={iconOnly} />}
    </NavLink>
  );
}

function UnreadCount({ iconOnly }: { readonly iconOnly: boolean }) {
  const unread = useSummary().data?.counts.new ?? 0;
  if (unread === 0) return null;
  return (
    <span css={iconOnly ? unreadDotOfIcon : { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }}>
      {!iconOnly && unread}
      <VisuallyHidden>{`${iconOnly ? unread : ''} ${messageLabels.unread}`}</VisuallyHidden>
    </span>
  );
}

interface MenuEntryProps extends NavigationProps {
  readonly entry: NavigationMenu;
}

/** With icons only, there is no room for the links: the entry expands the sidebar instead. */
function MenuEntry({ entry: { icon, label, links }, expand }: MenuEntryProps) {
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
