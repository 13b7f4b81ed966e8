import { css } from '@emotion/react';
import { token } from './tokens.ts';

/** A link or a button within a sentence. */
export const inlineAction = css`
  display: inline-block;
  padding: 0;
  border: 0;
  border-bottom: 1px solid currentColor;
  border-radius: 2px;
  background: none;
  font: inherit;
  font-weight: 500;
  line-height: 1.35;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    color: ${token('ink')};
  }
`;
