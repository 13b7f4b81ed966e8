import styled from '@emotion/styled';
import { ButtonLink } from '@studio/ui/button';
import { Link } from 'react-router-dom';
import { inbox } from '../../content/inbox.ts';
import { PAGE_MARGIN, smallButton } from '../../layout/styles.ts';
import { useView, viewHref } from '../view.ts';

interface PagerProps {
  /** Cursor of the next page. */
  readonly next: string | undefined;
}

const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1.25rem;
  padding: 1.25rem ${PAGE_MARGIN};
`;

/** Links to the next page and to the first. The browser's Back leads to the previous one. */
export function Pager({ next }: PagerProps) {
  const { view } = useView();
  if (next === undefined && view.cursor === undefined) return null;
  const to = (cursor: string | undefined) => viewHref({ ...view, cursor, message: undefined });
  return (
    <Pages aria-label={inbox.pages}>
      {next !== undefined && (
        <ButtonLink variant="outline" css={smallButton} to={to(next)}>
          {view.sort === 'newest' ? inbox.older : inbox.newer}
        </ButtonLink>
      )}
      {view.cursor !== undefined && <Link to={to(undefined)}>{inbox.back}</Link>}
    </Pages>
  );
}
