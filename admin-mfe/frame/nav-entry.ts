import { css } from '@emotion/react';
import { token } from '@studio/ui/tokens';

/** The look of what stands in the sidebar, a link or a control. */
export const navEntry = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  width: 100%;
  min-height: 2.75rem;
  padding: 0.5rem 0.75rem;
  border: 0;
  border-radius: ${token('radius-field')};
  background: transparent;
  color: ${token('ink-2')};
  font: 500 0.9375rem/1.25 ${token('font-text')};
  text-align: start;
  text-decoration: none;
  list-style: none;
  cursor: pointer;
  &:hover {
    color: ${token('iris')};
  }
  &[aria-current='page'] {
    background: ${token('iris-wash')};
    color: ${token('iris')};
  }
`;
