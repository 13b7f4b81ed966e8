import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { moving } from './media.ts';
import { token } from './tokens.ts';
import { type } from './typography.ts';

const run = keyframes`
  from {
    transform: translateX(-100%);
  }
  to {
    transform: translateX(240%);
  }
`;

const Line = styled.p`
  ${type('title4')}
  display: flex;
  align-items: center;
  gap: 1rem;
  padding-block: 1.25rem;
  border-block: 1px solid ${token('hairline')};
`;

/** A line that runs along a hairline. */
const Track = styled.span`
  flex: 1;
  height: 2px;
  overflow: hidden;
  background: ${token('hairline')};
  &::before {
    display: block;
    width: 42%;
    height: 100%;
    background: ${token('iris')};
    content: '';
    ${moving} {
      animation: ${run} 1.4s ease-in-out infinite;
    }
  }
`;

interface LoadingStateProps {
  /** What is said meanwhile. */
  readonly text: string;
}

/** Stands in the place of a list that is on its way. */
export function LoadingState({ text }: LoadingStateProps) {
  return (
    <Line role="status">
      {text}
      <Track />
    </Line>
  );
}
