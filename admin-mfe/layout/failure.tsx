import styled from '@emotion/styled';
import { Alert } from '@studio/ui/alert';
import { inbox } from '../content/inbox.ts';
import { SmallButton } from './small-button.tsx';
import { PAGE_MARGIN, row } from './styles.ts';

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
