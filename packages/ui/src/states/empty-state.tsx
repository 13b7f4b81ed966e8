import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { LooseLines } from '../images/bent-lines.tsx';
import { token } from '../tokens/tokens.ts';

interface EmptyStateProps {
  /** One sentence. */
  readonly text: string;
  /** A link to a list that is not empty. */
  readonly action?: { readonly label: string; readonly to: string };
}

/** The lines begin below the sentence. */
const Box = styled.div`
  border-top: 1px solid ${token('hairline')};
  & > svg {
    width: 100%;
    height: clamp(11rem, 24vw, 19rem);
  }
`;

const Line = styled.p`
  padding-block: 1.5rem 1rem;
  color: ${token('ink-2')};
  line-height: 1.6;
  & > a {
    display: inline-block;
    border-bottom: 1px solid currentColor;
    border-radius: 2px;
    color: ${token('iris')};
    font-weight: 500;
    line-height: 1.35;
    text-decoration: none;
    &:hover {
      color: ${token('ink')};
    }
  }
`;

/** Replaces a list that has no items: a sentence, and lines that come loose. */
export function EmptyState({ text, action }: EmptyStateProps) {
  return (
    <Box>
      <Line role="status">
        <span>{text} </span>
        {action && <Link to={action.to}>{action.label}</Link>}
      </Line>
      <LooseLines />
    </Box>
  );
}
