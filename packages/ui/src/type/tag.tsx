import styled from '@emotion/styled';
import { token } from '../tokens/tokens.ts';
import { type } from '../tokens/typography.ts';

/** A word that names a category. It is not a link; `Chip` is. */
export const Tag = styled.span`
  ${type('least')}
  display: inline-block;
  padding: 0.125rem 0.625rem;
  border: 1px solid ${token('hairline-strong')};
  border-radius: ${token('radius-full')};
  color: ${token('ink-2')};
`;
