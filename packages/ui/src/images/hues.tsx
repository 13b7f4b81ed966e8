import { STOPS, themedHue } from '../lines/hues.ts';

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
