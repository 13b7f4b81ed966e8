import styled from '@emotion/styled';
import { token } from './tokens.ts';

/** Something that stands for itself: one surface with a hairline, and no shadow, for it does not float. */
export const Card = styled.div`
  padding: 1.5rem;
  border: 1px solid ${token('hairline')};
  border-radius: ${token('radius-card')};
  background: ${token('raised')};
  color: ${token('ink')};
`;
