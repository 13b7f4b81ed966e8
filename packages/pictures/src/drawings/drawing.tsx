import { css } from '@emotion/react';

/** Where one line of a drawing goes when the drawing spreads: a value of `transform`. */
type Spread = (line: number) => string;

interface DrawingProps {
  /** Of all its lines. */
  readonly hue: number;
  /** Left edge of the frame, which is 120 × 90: the drawing lies flush with the text below it. */
  readonly left: number;
  /** One path for each line, in the order in which they spread. */
  readonly lines: readonly string[];
  readonly spread: Spread;
}

/** Size in px; the frame keeps its proportions. */
export interface DrawingSize {
  readonly width?: number;
  readonly height?: number;
}

const frame = css({
  display: 'block',
  overflow: 'visible',
  path: { transition: 'transform 200ms ease-out', transformBox: 'fill-box', transformOrigin: 'center' },
});

/**
 * A service drawing: parallel lines in one hue of the swing. When the pointer is over the nearest element with `data-spread`,
 * or the focus is within it, the lines move 2px apart. Decorative: the service's name stands beside it.
 */
export function Drawing({ hue, left, lines, spread, width = 120, height = 90 }: DrawingProps & DrawingSize) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`${left} 0 120 90`}
      fill="none"
      strokeWidth="1.25"
      strokeLinejoin="round"
      strokeLinecap="round"
      css={[frame, { stroke: `light-dark(hsl(${hue} 72% 46%), hsl(${hue} 84% 68%))` }, spreading(lines.length, spread)]}
    >
      {lines.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}

/** Only `transform` moves, and nothing for those who want no motion. */
function spreading(count: number, spread: Spread) {
  const moved = Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`path:nth-of-type(${i + 1})`, { transform: spread(i) }]),
  );
  return {
    '@media (prefers-reduced-motion: reduce)': { path: { transition: 'none' } },
    '@media (prefers-reduced-motion: no-preference)': {
      '[data-spread]:hover &, [data-spread]:focus-within &': moved,
    },
  };
}
