import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { useId } from 'react';
import type { SidebarGroup } from '../content/sidebar.ts';
import { NavItem } from './nav-item.tsx';
import { NavMenu } from './nav-menu.tsx';
import type { Collapsible } from './sidebar-nav.tsx';

interface NavGroupProps extends Collapsible {
  readonly group: SidebarGroup;
}

const Title = styled.p`
  ${type('least')}
  padding: 0 0.75rem 0.5rem;
  color: ${token('ink-2')};
`;

/** Entries of the sidebar that belong together. */
export function NavGroup({ group: { title, entries }, expand }: NavGroupProps) {
  const id = useId();
  return (
    <div>
      {title !== undefined && (
        <Title id={id} hidden={expand !== undefined}>
          {title}
        </Title>
      )}
      <ul className="entries" aria-labelledby={title === undefined ? undefined : id}>
        {entries.map((entry) => (
          <li key={entry.label}>
            {'links' in entry ? (
              <NavMenu menu={entry} expand={expand} />
            ) : (
              <NavItem link={entry} iconOnly={expand !== undefined} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
