import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { useId } from 'react';
import { layout, type NavigationGroup, navigation } from '../content/layout.ts';
import { NavItem } from './nav-item.tsx';
import { NavMenu } from './nav-menu.tsx';

interface NavigationProps {
  /** Shows the labels again. If set, only icons are shown. */
  readonly expand?: (() => void) | undefined;
}

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

/** The navigation of the admin area. */
export function Navigation({ expand }: NavigationProps) {
  return (
    <Groups aria-label={layout.navigation}>
      {navigation.map((group) => (
        <Group key={group.id} group={group} expand={expand} />
      ))}
    </Groups>
  );
}

interface GroupProps extends NavigationProps {
  readonly group: NavigationGroup;
}

function Group({ group: { title, entries }, expand }: GroupProps) {
  const id = useId();
  const iconOnly = expand !== undefined;
  return (
    <div>
      {title !== undefined && (
        <Title id={id} hidden={iconOnly}>
          {title}
        </Title>
      )}
      <ul className="entries" aria-labelledby={title === undefined ? undefined : id}>
        {entries.map((entry) => (
          <li key={entry.label}>
            {'links' in entry ? <NavMenu menu={entry} expand={expand} /> : <NavItem link={entry} iconOnly={iconOnly} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
