import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';

const pass = keyframes`
  0%,
  60%,
  100% {
    opacity: 0.25;
  }
  30% {
    opacity: 1;
  }
`;

const Row = styled.div`
  display: flex;
  gap: 0.375rem;
  padding-block: 0.5rem;
  & > i {
    width: 14px;
    height: 2px;
    background: ${token('ink')};
    animation: ${pass} 1200ms ease-out infinite;
  }
  & > i:nth-of-type(2) {
    animation-delay: 200ms;
  }
  & > i:nth-of-type(3) {
    animation-delay: 400ms;
  }
  @media (prefers-reduced-motion: reduce) {
    & > i {
      animation: none;
    }
    & > i:nth-of-type(2) {
      opacity: 0.6;
    }
    & > i:nth-of-type(3) {
      opacity: 0.3;
    }
  }
`;

/** Three lines that light up in turn, for a pending answer. They do not move under `prefers-reduced-motion`. */
export function TypingLines() {
  return (
    <Row data-typing>
      <i />
      <i />
      <i />
    </Row>
  );
}
