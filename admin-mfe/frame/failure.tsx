import styled from '@emotion/styled';
import { Button } from '@studio/ui/button';
import { Notice } from '@studio/ui/notice';
import { inbox } from '../content/inbox.ts';
import { PAGE_MARGIN } from './page-margin.ts';
import { smallButton } from './small-button.ts';

interface FailureProps {
  readonly text: string;
  /** Asks again. Without it there is nothing to be tried again. */
  readonly onRetry?: () => unknown;
}

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.25rem;
  padding: 0.5rem ${PAGE_MARGIN} 1.5rem;
`;

/** Says why something that was asked for is not there. */
export function Failure({ text, onRetry }: FailureProps) {
  return (
    <Box>
      <Notice kind="error">{text}</Notice>
      {onRetry && (
        <Button variant="outline" css={smallButton} onClick={() => void onRetry()}>
          {inbox.retry}
        </Button>
      )}
    </Box>
  );
}
