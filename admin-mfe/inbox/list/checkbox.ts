import { css } from '@emotion/react';
import { token } from '@studio/ui/tokens';

/** A checkbox of 20px with a target of 44px, in the colours of the theme; in forced colours, the browser's own. */
export const checkbox = css`
  position: relative;
  z-index: 1;
  display: block;
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0.75rem;
  cursor: pointer;
  &::after {
    position: absolute;
    inset: -0.75rem;
    content: '';
  }
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
      inset: 0.125rem 0.375rem 0.3125rem;
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
