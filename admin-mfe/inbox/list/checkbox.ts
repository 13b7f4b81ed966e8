import { css } from '@emotion/react';
import { token } from '@studio/ui/tokens';

/** A checkbox in the colours of the theme; in forced colours, the browser's own. */
export const checkbox = css`
  accent-color: ${token('iris')};
  @media (forced-colors: none) {
    appearance: none;
    border: 1px solid ${token('edge')};
    border-radius: 5px;
    background: ${token('raised')};
    &:hover {
      border-color: ${token('iris')};
    }
    &:is(:checked, :indeterminate) {
      border-color: ${token('iris')};
      background: ${token('iris')};
    }
    &::before {
      position: absolute;
      color: ${token('on-iris')};
    }
    &:checked::before {
      inset: 0.125rem 0.3125rem 0.25rem;
      border: solid;
      border-width: 0 2px 2px 0;
      transform: rotate(45deg);
      content: '';
    }
    &:indeterminate::before {
      inset: calc(50% - 1px) 0.25rem auto;
      height: 2px;
      border: 0;
      background: currentColor;
      transform: none;
      content: '';
    }
  }
`;
