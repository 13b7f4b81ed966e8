import { css } from '@emotion/react';
import { token } from '@studio/ui/tokens';

/** A round outlined control of 44px with an icon in it. */
export const roundControl = css`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 1px solid ${token('hairline-strong')};
  border-radius: ${token('radius-full')};
  background: transparent;
  color: ${token('ink')};
  cursor: pointer;
  &:hover {
    border-color: ${token('iris')};
    background: ${token('iris-wash')};
  }
`;
