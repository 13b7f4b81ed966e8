import { css } from '@emotion/react';
import { token } from '@studio/ui/tokens';

/** A field or a choice of a tool's density. 16px at least: below that, phones zoom in. */
export const smallControl = css`
  min-height: 2.75rem;
  max-width: 100%;
  padding: 0.5rem 0.875rem;
  border: 1px solid ${token('edge')};
  border-radius: ${token('radius-field')};
  background-color: ${token('raised')};
  color: ${token('ink')};
  font: 400 1rem/1.25 ${token('font-text')};
`;

/** The same for a `select`; its arrow is the browser's. */
export const smallSelect = css`
  ${smallControl}
  padding-inline: 0.75rem 0.5rem;
  cursor: pointer;
`;

/** A control that is an icon. */
export const iconControl = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-full')};
  background: transparent;
  color: ${token('ink-2')};
  cursor: pointer;
  &:hover:not(:disabled, [aria-disabled='true']) {
    background: ${token('iris-wash')};
    color: ${token('iris')};
  }
  &:disabled,
  &[aria-disabled='true'] {
    color: ${token('edge')};
    cursor: not-allowed;
  }
`;
