import styled from '@emotion/styled';
import { STOPS, themedHue } from '@studio/ui/lines/hues';

interface DrawnProps {
  /** Where the gradient begins: 0 is the left edge of the box, 1 the right one. */
  readonly begin?: number;
}

/** Returns the hues of a drawing as a CSS gradient, which begins at `from`: 0 is the left edge, 1 the right one. */
function gradient(from: number): string {
  const stops = STOPS.map((share) => `${themedHue(share)} ${Number((100 * (from + (1 - from) * share)).toFixed(2))}%`);
  return `linear-gradient(to right, ${stops.join(', ')})`;
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
