import { css } from '@emotion/react';

/** The 44px button of a tool's density; goes onto the design system's `Button`. */
export const smallButton = css`
  min-height: 2.75rem;
  padding: 0.5rem 1.125rem;
  font-size: 0.9375rem;
`;
