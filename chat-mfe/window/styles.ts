import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';

/** A small button without a border. Its target is larger than its text. */
export const TextButton = styled.button`
  position: relative;
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('ink-2')};
  font: 500 0.8125rem/1.5 ${token('font-text')};
  cursor: pointer;
  &::after {
    position: absolute;
    inset: -0.3rem -0.5rem;
    content: '';
  }
  &:hover {
    color: ${token('iris')};
  }
  &:active {
    color: ${token('iris-hover')};
  }
  &:disabled {
    color: ${token('ink-3')};
    cursor: not-allowed;
  }
`;

/** Matches screens that the chat window fills. */
export const NARROW = '@media (max-width: 479.98px)';

/** Matches narrow screens that are high enough for the suggested questions. */
export const NARROW_AND_TALL = '@media (max-width: 479.98px) and (min-height: 34rem)';
