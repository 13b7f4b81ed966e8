import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { token } from '../tokens/tokens.ts';

/** Style of a round outlined control of 44px that contains an icon. */
export const roundControl = css`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 1px solid ${token('hairline-strong')};
  border-radius: ${token('radius-full')};
  background: transparent;
  color: ${token('ink')};
  cursor: pointer;
  transition: transform ${token('motion')};
  &:hover:not(:disabled) {
    border-color: ${token('iris')};
    background: ${token('iris-wash')};
  }
  &:active:not(:disabled) {
    transform: scale(0.98);
  }
  &:disabled {
    border-color: ${token('hairline')};
    color: ${token('ink-3')};
    cursor: not-allowed;
  }
`;

/** A round button with an icon. Set its `aria-label`. */
export const RoundButton = styled.button`
  ${roundControl}
`;
