import styled from '@emotion/styled';
import { token } from '../tokens/tokens.ts';

/** A bar in the place of text that is loading. Set its width. Decorative: add a text that says what is loading. */
export const Skeleton = styled.span`
  display: block;
  height: 0.875rem;
  border-radius: ${token('radius-full')};
  background: ${token('hairline')};
`;
