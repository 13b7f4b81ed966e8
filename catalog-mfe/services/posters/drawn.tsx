import styled from '@emotion/styled';
import { STOPS, themedHue } from '@studio/ui/lines/hues';

/** Addresses of the stills by service and kind. */
export * as stills from './stills.ts';

interface DrawnProps {
  /** Where the gradient begins: 0 is the left edge of the box, 1 the right one. */
  readonly begin?: number;
}

/** Returns the hues of a drawing as a CSS gradient that begins at `from`: 0 is the left edge, 1 the right one. */
function gradient(from: number): string {
  const stops = STOPS.map((share) => `${themedHue(share)} ${Number((100 * (from + (1 - from) * share)).toFixed(2))}%`);
  return `linear-gradient(to right, ${stops.join(', ')})`;
}

/** A box with the lines of its `mask-image`, set by a `css` prop, in the colours of the theme. Decorative. */
export const Drawn = styled('div', { shouldForwardProp: (prop) => prop !== 'begin' })<DrawnProps>`
  background: ${({ begin = 0 }) => gradient(begin)};
  mask: no-repeat right bottom / cover;
  pointer-events: none;
  forced-color-adjust: none;
`;
