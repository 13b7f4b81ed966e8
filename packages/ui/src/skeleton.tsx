import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { moving } from './media.ts';
import { token } from './tokens.ts';

const breathe = keyframes`
  50% {
    opacity: 0.45;
  }
`;

/** Keeps the place of something that is on its way. Its size is the style's; the words beside it say what is coming. */
export const Skeleton = styled.span`
  display: block;
  min-height: 1em;
  border-radius: ${token('radius-picture')};
  background: ${token('hairline')};
  ${moving} {
    animation: ${breathe} 1.6s ease-in-out infinite;
  }
`;
