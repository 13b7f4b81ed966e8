import { css } from '@emotion/react';
import { token } from './tokens.ts';

/** How a dialog looks, wherever it stands. */
export const dialogFace = css`
  padding: 2rem;
  border: 1px solid ${token('hairline')};
  border-radius: ${token('radius-card')};
  background: ${token('raised')};
  color: ${token('ink')};
  box-shadow: 0 32px 64px -24px ${token('shadow')};
`;
