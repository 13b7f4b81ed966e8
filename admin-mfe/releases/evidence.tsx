import styled from '@emotion/styled';
import type { Comparison } from '@studio/client/releases';
import { token } from '@studio/ui/tokens';
import { releasesPage } from '../content/releases.ts';

const HEIGHT = 44;

/** Heights of the five lines of the interval. */
const LINES = [14, 18, 22, 26, 30];

const Figure = styled.figure`
  display: grid;
  gap: 0.5rem;
  max-width: 27rem;
  margin: 0;
  font-size: 0.875rem;
  figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    color: ${token('ink-2')};
  }
  figcaption strong {
    color: ${token('ink')};
    font-weight: 500;
  }
  svg {
    width: 100%;
    height: ${HEIGHT}px;
    overflow: visible;
  }
  .interval {
    stroke: ${token('ink-3')};
  }
  .none {
    stroke: ${token('ink')};
    stroke-width: 1.5;
  }
  .bound {
    stroke: ${token('ink')};
    stroke-dasharray: 3 3;
  }
  .dot {
    fill: ${token('ink-2')};
    stroke: ${token('ground')};
    stroke-width: 3;
  }
  &[data-verdict='worse'] :is(.interval, .dot) {
    stroke: ${token('error')};
  }
  &[data-verdict='not worse'] :is(.interval, .dot) {
    stroke: ${token('good')};
  }
  .names {
    position: relative;
    height: 1.25rem;
    color: ${token('ink-2')};
  }
  .names > span {
    position: absolute;
    white-space: nowrap;
  }
  .names > :first-of-type {
    transform: translateX(calc(0.5rem - 100%));
  }
  .names > :last-of-type {
    transform: translateX(-0.5rem);
  }
`;

interface EvidenceProps {
  readonly comparison: Comparison;
  /** Numbers of the versions. */
  readonly canary: number;
  readonly live: number;
}

/** The interval in which the difference of two versions lies, beside no difference and the bound. */
export function Evidence({ comparison, canary, live }: EvidenceProps) {
  const { low, high, bound, verdict } = comparison;
  const margin = (Math.max(high, bound) - Math.min(low, 0)) / 3;
  const [from, to] = [Math.min(low, 0) - margin, Math.max(high, bound) + margin];
  const at = (value: number) => `${(100 * (value - from)) / (to - from)}%`;
  return (
    <Figure data-verdict={verdict}>
      <figcaption>
        <strong>{releasesPage.compared(comparison, canary, live)}</strong>
        <span>{releasesPage.between(comparison)}</span>
      </figcaption>
      <svg aria-hidden="true">
        {LINES.map((y) => (
          <line key={y} className="interval" x1={at(low)} x2={at(high)} y1={y} y2={y} />
        ))}
        <line className="none" x1={at(0)} x2={at(0)} y2={HEIGHT} />
        <line className="bound" x1={at(bound)} x2={at(bound)} y2={HEIGHT} />
        <circle className="dot" cx={at((low + high) / 2)} cy={22} r={5} />
      </svg>
      <span className="names">
        <span style={{ left: at(0) }}>{releasesPage.noDifference}</span>
        <span style={{ left: at(bound) }}>{releasesPage.bound(comparison)}</span>
      </span>
    </Figure>
  );
}
