import styled from '@emotion/styled';
import { token, type } from '@studio/ui/tokens';
import { Link } from 'react-router-dom';
import { shared } from '../content/shared.ts';

interface BreadcrumbsProps {
  readonly parent: { readonly label: string; readonly to: string };
  readonly current: string;
}

const List = styled.ol`
  display: flex;
  align-items: center;
  ${type('small')}
  color: ${token('ink-2')};
  & > li {
    display: flex;
    align-items: center;
    min-width: 0;
    white-space: nowrap;
  }
  & > li + li::before {
    content: '/' / '';
    margin-inline: 0.75rem;
    color: ${token('ink-3')};
  }
  & > li:last-of-type > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Crumb = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  color: ${token('ink')};
  text-decoration: underline 1px ${token('hairline-strong')};
  text-underline-offset: 0.35em;
  &:hover {
    color: ${token('iris')};
    text-decoration-color: currentColor;
  }
`;

export function Breadcrumbs({ parent, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={shared.breadcrumb}>
      <List>
        <li>
          <Crumb to={parent.to}>{parent.label}</Crumb>
        </li>
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </List>
    </nav>
  );
}
