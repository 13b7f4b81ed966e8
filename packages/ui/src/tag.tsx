import styled from '@emotion/styled';
import { token } from './tokens.ts';
import { type } from './typography.ts';

/** A word that says what kind of thing something is. It leads nowhere; `Chip` does. */
export const Tag = styled.span`
  ${type('least')}
  display: inline-block;
  padding: 0.125rem 0.625rem;
  border: 1px solid ${token('hairline-strong')};
  border-radius: ${token('radius-full')};
  color: ${token('ink-2')};
`;
