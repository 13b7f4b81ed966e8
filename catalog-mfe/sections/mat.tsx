import styled from '@emotion/styled';
import { token } from '@studio/ui/tokens';

/** A mat with a picture on it, which is cut off by the mat's foot. It is as high as the row, or as its own shape demands. */
export const Mat = styled.div`
  position: relative;
  overflow: hidden;
  height: 100%;
  aspect-ratio: var(--mat, 405 / 467);
  border-radius: ${token('radius-card')};
  background: ${token('wash')};
  & img {
    position: absolute;
    inset: var(--mat-top, 7.5%) var(--mat-side, 8.7%) auto;
    width: calc(100% - 2 * var(--mat-side, 8.7%));
    border-radius: ${token('radius-picture')} ${token('radius-picture')} 0 0;
    box-shadow: 0 0 0 1px ${token('hairline')};
    transition: transform ${token('motion')};
  }
  @media (prefers-reduced-motion: no-preference) {
    li:hover > & img {
      transform: translateY(-4px);
    }
  }
`;
