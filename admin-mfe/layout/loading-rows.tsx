import styled from '@emotion/styled';
import { Skeleton } from '@studio/ui/skeleton';
import { token } from '@studio/ui/tokens';

const Rows = styled.div`
  & > div {
    padding-block: 1.125rem;
    border-top: 1px solid ${token('hairline')};
  }
  & > div > span {
    width: 12rem;
    max-width: 60%;
  }
  & > div > span + span {
    width: 20rem;
    max-width: 90%;
    margin-top: 0.75rem;
  }
`;

const ROWS = [1, 2, 3, 4, 5];

/** Rows of two bars in the place of a list that is loading. Decorative. */
export const LoadingRows = () => (
  <Rows aria-hidden="true">
    {ROWS.map((row) => (
      <div key={row}>
        <Skeleton />
        <Skeleton />
      </div>
    ))}
  </Rows>
);
