import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const run = keyframes`
  from {
    transform: translateX(-60%);
  }
  to {
    transform: translateX(60%);
  }
`;

/** A short animated line that shows progress. Decorative: add a text that says what is in progress. */
export const BusyLine = styled.span`
  display: block;
  flex: none;
  width: 1.125rem;
  height: 2px;
  overflow: hidden;
  &::before {
    display: block;
    height: 100%;
    background: currentColor;
    animation: ${run} 900ms ease-in-out infinite alternate;
    content: '';
  }
  @media (prefers-reduced-motion: reduce) {
    &::before {
      animation: none;
    }
  }
`;
