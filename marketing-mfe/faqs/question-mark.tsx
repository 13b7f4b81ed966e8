import styled from '@emotion/styled';
import { from } from '@studio/ui/tokens';
import type { CSSProperties } from 'react';

/** The numerals' proportions: nine lines, up to 78 from an arc of radius 100. */
const [LINES, RADIUS, REACH] = [9, 100, 78];

const shares = Array.from({ length: LINES }, (_, i) => i / (LINES - 1));

/** Returns the path of a line of the sign: three quarters of a circle, then a quarter that bends down. */
function pathOf(share: number): string {
  const bowl = RADIUS - REACH + 2 * REACH * share;
  const stem = 2 * RADIUS - bowl;
  return `M${-bowl} 0A${bowl} ${bowl} 0 1 1 0 ${bowl}A${stem} ${stem} 0 0 0 ${-stem} ${2 * RADIUS}v52`;
}

const Sign = styled.svg`
  display: none;
  width: 18.5rem;
  margin-top: 3rem;
  overflow: visible;
  stroke-width: 1.6;
  @media print, (forced-colors: active) {
    display: none;
  }
  ${from.desktop} {
    display: block;
  }
  & > * {
    stroke: light-dark(hsl(var(--hue) 78% 52%), hsl(var(--hue) 88% 68%));
  }
`;

const hued = (share: number) => ({ '--hue': Math.round(200 + 170 * share) }) as CSSProperties;

/** A question mark of nine parallel lines, in the hand of the numerals. Decorative. */
export function QuestionMark() {
  return (
    <Sign viewBox="-179 -179 358 611" fill="none" aria-hidden="true">
      {shares.map((share) => (
        <path key={share} d={pathOf(share)} style={hued(share)} />
      ))}
      {shares.slice(0, LINES / 2).map((share) => (
        <circle
          key={share}
          cx={-RADIUS}
          cy={2 * RADIUS + 152}
          r={20 + 2 * (REACH - 20) * share}
          style={hued(1 - share)}
        />
      ))}
    </Sign>
  );
}
