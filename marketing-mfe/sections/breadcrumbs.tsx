import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';
import { type } from '@studio/ui/typography';
import { Link } from 'react-router-dom';

interface BreadcrumbsProps {
  /** What this way is called by those who hear the page. */
  readonly label: string;
  /** The pages above this one, the outermost first. */
  readonly above: readonly { readonly label: string; readonly to: string }[];
  /** This page. */
  readonly here: string;
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

/** The way from the start to this page. */
export function Breadcrumbs({ label, above, here }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <List>
        {above.map(({ label: name, to }) => (
          <li key={to}>
            <Crumb to={to}>{name}</Crumb>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </List>
    </nav>
  );
}
