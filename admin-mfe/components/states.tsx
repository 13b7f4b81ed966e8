import styled from '@emotion/styled';
import { Alert } from '@studio/ui/alert';
import { Skeleton } from '@studio/ui/skeleton';
import { token } from '@studio/ui/tokens';
import { inbox } from '../content/inbox.ts';
import { SmallButton } from './controls.tsx';
import { PAGE_MARGIN, row } from './styles.ts';

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

interface FailureProps {
  readonly text: string;
  /** Loads again. Without it, there is no button. */
  readonly onRetry?: () => unknown;
  /** Adds the page's margin. */
  readonly inset?: boolean;
}

const Box = styled.div`
  ${row}
  gap: 0.75rem 1.25rem;
  padding-block: 0.5rem 1.5rem;
`;

/** Explains why something could not be loaded. */
export function Failure({ text, onRetry, inset = true }: FailureProps) {
  return (
    <Box css={{ paddingInline: inset ? PAGE_MARGIN : 0 }}>
      <Alert kind="error">{text}</Alert>
      {onRetry && <SmallButton onClick={() => void onRetry()}>{inbox.retry}</SmallButton>}
    </Box>
  );
}
