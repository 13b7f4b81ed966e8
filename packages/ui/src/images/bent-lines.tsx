import { useId } from 'react';

/** Colours of lines from left to right: the hue swings from 200 to 370 degrees in eleven steps, as that of the lines behind the pages. */
const stops = Array.from({ length: 11 }, (_, k) => {
  const hue = Math.round(285 - 85 * Math.cos((Math.PI * k) / 10));
  return { offset: k / 10, colour: `light-dark(hsl(${hue} 80% 54%), hsl(${hue} 88% 68%))` };
});

interface BentLinesProps {
  /** Size of the drawing in units of the paths. The lines keep their width when it is scaled. */
  readonly width: number;
  readonly height: number;
  /** One path data, or several in a row. */
  readonly d: string;
  /** Which part is shown in a box of another shape: https://developer.mozilla.org/docs/Web/SVG/Attribute/preserveAspectRatio */
  readonly fit: string;
  readonly className?: string;
}

/** Lines in one gradient from left to right, from blue to coral. Decorative. */
export function BentLines({ width, height, d, fit, className }: BentLinesProps) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit}
      fill="none"
      stroke={`url(#${id})`}
      strokeWidth="1.5"
      strokeLinecap="round"
      className={className}
    >
      <linearGradient id={id} gradientUnits="userSpaceOnUse" x2={width}>
        {stops.map(({ offset, colour }) => (
          <stop key={offset} offset={offset} stopColor={colour} />
        ))}
      </linearGradient>
      <path d={d} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
