import { useId } from 'react';
import type { Word } from './word.ts';

interface NumeralsProps {
  readonly word: Word;
}

/** The swing along a word, slow at both ends. */
const hues = Array.from({ length: 11 }, (_, i) => Math.round(285 - 85 * Math.cos((Math.PI * i) / 10)));

/**
 * A word in numerals of nine parallel lines, as wide as its container. It follows the theme of the region it stands in; lines
 * that leave the frame are seen. Decorative: what it says is said in text beside it.
 */
export function Numerals({ word: { width, height, span, numerals } }: NumeralsProps) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox={`-2 -2 ${width + 4} ${height + 4}`}
      fill="none"
      strokeWidth="2.6"
      strokeLinejoin="round"
      css={{ display: 'block', width: '100%', height: 'auto', overflow: 'visible' }}
    >
      {numerals.map(({ x, d }) => (
        <g key={x} transform={`translate(${x})`}>
          <linearGradient id={`${id}${x}`} gradientUnits="userSpaceOnUse" x1={-x} x2={span - x} y1="0" y2="0">
            {hues.map((hue, i) => (
              <stop
                key={hue}
                offset={i / 10}
                css={{ stopColor: `light-dark(hsl(${hue} 78% 54%), hsl(${hue} 84% 68%))` }}
              />
            ))}
          </linearGradient>
          <path stroke={`url(#${id}${x})`} d={d} />
        </g>
      ))}
    </svg>
  );
}
