import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { NavLink, useLocation } from 'react-router-dom';
import { projectTexts } from '../../content/entries.ts';
import { paths } from '../../paths.ts';
import { type CollectionInfo, useEntries } from '../entry-requests.ts';
import { EntryList } from './entry-list.tsx';

/** Links in the shape of a switch. */
const Parts = styled.nav`
  display: flex;
  flex-wrap: wrap;
  padding: 0.1875rem;
  border: 1px solid ${token('hairline-strong')};
  border-radius: 1.375rem;
  white-space: nowrap;
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.25rem;
    padding-inline: 0.875rem;
    border-radius: inherit;
    color: inherit;
    font-size: 0.9375rem;
    font-weight: 500;
    text-decoration: none;
  }
  & > a > span {
    color: ${token('ink-3')};
  }
  & > a[aria-current] {
    background: ${token('iris-wash')};
    color: ${token('iris')};
  }
`;

const STATUSES: Readonly<Record<string, string>> = {
  [paths.activeProjects]: 'active',
  [paths.completedProjects]: 'completed',
};

/** Renders the projects: all, the active or the completed ones, each at an address of its own. */
export function ProjectList({ collection }: { readonly collection: CollectionInfo }) {
  const { pathname } = useLocation();
  const { data = [] } = useEntries(collection.name);
  const status = STATUSES[pathname];
  const parts = [
    [projectTexts.all, paths.entries('projects'), undefined],
    [projectTexts.active, paths.activeProjects, 'active'],
    [projectTexts.completed, paths.completedProjects, 'completed'],
  ] as const;
  return (
    <EntryList collection={collection} {...(status !== undefined && { preset: { status } })}>
      <Parts aria-label={projectTexts.parts}>
        {parts.map(([label, path, value]) => (
          <NavLink key={path} to={path}>
            {label}
            <span>{data.filter(({ draft }) => value === undefined || draft.status === value).length}</span>
          </NavLink>
        ))}
      </Parts>
    </EntryList>
  );
}
