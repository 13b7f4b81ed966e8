import styled from '@emotion/styled';
import { token } from './tokens.ts';

/** One sentence in the place of a list, with something to do about it at its end. */
export const ListState = styled.p`
  padding-block: 1.5rem;
  border-block: 1px solid ${token('hairline')};
  color: ${token('ink-2')};
  line-height: 1.6;
`;
