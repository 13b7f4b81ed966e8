import styled from '@emotion/styled';
import { colourOf, inks, PHASE_SPAN } from '@studio/ui/lines/colours';
import { TRAILS } from '@studio/ui/lines/springs';
import { NARROW } from './narrow.ts';

/** Between the themes: the same lines are drawn on light and on dark ground. */
const INK = { ...inks.light, lightness: 64, alpha: 0.75 };

/** Width and height of the drawing. */
const [WIDTH, HEIGHT] = [250, 268];

/** Coordinates of a curve with a start and two cubic parts: those of the innermost line, and of the outermost one. */
const INNER = [250, 96, 160, 119, 88, 168, 46, 186, 70, 208, 160, 208, 250, 198] as const;
const OUTER = [250, 2, 150, 12, 2, 100, 2, 178, 2, 232, 88, 266, 172, 266] as const;

const Drawing = styled.svg`
  display: none;
  ${NARROW} and (min-height: 40rem) {
    display: block;
    flex: 1 1 0px;
    width: calc(100% + 1.25rem);
    max-width: none;
    height: 0;
    margin-block: 0.75rem;
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;

/** Returns the path of the `i`-th line, from the innermost to the outermost one. */
function pathOf(i: number): string {
  const share = i / (TRAILS - 1);
  const at = INNER.map((inner, j) => (inner + ((OUTER[j] ?? inner) - inner) * share).toFixed(1));
  return `M${at.slice(0, 2).join(' ')}C${at.slice(2).join(' ')}H${WIDTH}`;
}

/** Twenty lines that come in from the edge of the screen and bend back to it, on phones before the first question. */
export function Sheaf() {
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMaxYMid" fill="none" aria-hidden="true">
      {Array.from({ length: TRAILS }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <path key={i} d={pathOf(i)} vectorEffect="non-scaling-stroke" stroke={colourOf(-PHASE_SPAN / 2, i, INK)} />
      ))}
    </Drawing>
  );
}
