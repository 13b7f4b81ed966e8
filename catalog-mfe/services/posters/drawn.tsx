import styled from '@emotion/styled';
import { gradient } from './colours.ts';

interface DrawnProps {
  /** Where the gradient begins: 0 is the left edge of the box, 1 the right one. */
  readonly begin?: number;
}

/**
 * A box in which only the lines of a mask are visible, in the hues of the drawings and the colours of the theme. The mask is up to
 * the parent or a `css` prop: `mask-image`. Decorative.
 */
export const Drawn = styled('div', { shouldForwardProp: (prop) => prop !== 'begin' })<DrawnProps>`
  background: ${({ begin = 0 }) => gradient(begin)};
  mask: no-repeat right bottom / cover;
  pointer-events: none;
  forced-color-adjust: none;
`;
