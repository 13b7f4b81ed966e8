import { useId } from 'react';
import { STOPS, themedHue } from '../lines/hues.ts';

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

interface HuesProps {
  readonly id: string;
  /** Width of the drawing in its own units. */
  readonly width: number;
}

/** The gradient of a drawing, from blue at the left to coral at the right. For `stroke` or `fill`: `url(#id)`. */
export const Hues = ({ id, width }: HuesProps) => (
  <linearGradient id={id} gradientUnits="userSpaceOnUse" x2={width}>
    {STOPS.map((share) => (
      <stop key={share} offset={share} stopColor={themedHue(share)} />
    ))}
  </linearGradient>
);

/** Nine parallel lines that come loose one after the other. Stands where something is missing. Fills its box. */
export function LooseLines({ className }: { readonly className?: string }) {
  const d = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = [560 - 22 * i, 20 + 12 * i];
    const fall = `C${x + 60} ${y} ${x + 180} ${240 - 14 * i} ${x + 40} ${262 - 10 * i}`;
    const rise = `S${x - 30} ${150 + 8 * i} ${x + 250} ${120 + 9 * i}`;
    return `M0 ${y}H${x - 140}${fall}${rise}S${1060 - 6 * i} ${40 + 22 * i} 1290 ${30 + 26 * i}`;
  });
  return <BentLines width={1280} height={300} d={d.join('')} fit="xMidYMid slice" {...(className && { className })} />;
}

/** Lines that enter at the right, turn around a point and leave at the right. Stands beside the last text of a page. Fills its box. */
export function TurningLines() {
  const [width, height] = [720, 620];
  const centre = { x: 424, y: 384 };
  const d = Array.from({ length: 27 }, (_, i) => {
    const radius = 44 + i * 12.4;
    return `M${width} ${centre.y - radius}H${centre.x}a${radius} ${radius} 0 0 0 0 ${2 * radius}H${width}`;
  });
  return <BentLines width={width} height={height} d={d.join('')} fit="xMinYMin slice" />;
}
