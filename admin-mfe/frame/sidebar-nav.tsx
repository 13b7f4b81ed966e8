import styled from '@emotion/styled';
import { frame } from '../content/frame.ts';
import { sidebar } from '../content/sidebar.ts';
import { NavGroup } from './nav-group.tsx';

/** What can be narrowed to its icons. */
export interface Collapsible {
  /** Given where only icons are shown: shows everything again. */
  readonly expand?: (() => void) | undefined;
}

const Groups = styled.nav`
  display: flex;
  flex-direction: column;
  flex: 1;
  gap: 1.5rem;
`;

/** The admin area's navigation. */
export function SidebarNav({ expand }: Collapsible) {
  return (
    <Groups aria-label={frame.navigation}>
      {sidebar.map((group) => (
        <NavGroup key={group.id} group={group} expand={expand} />
      ))}
    </Groups>
  );
}
