import { useId } from 'react';
import { Hues } from './hues.tsx';

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
      <Hues id={id} width={width} />
      <path d={d} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
