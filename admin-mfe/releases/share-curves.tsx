import styled from '@emotion/styled';
import type { ReleaseEvidence } from '@studio/client/releases';
import { phone, token } from '@studio/ui/tokens';
import { dateParts } from '../content/dates.ts';
import { percent } from '../content/releases.ts';
import { pathOf } from './plot.tsx';

const WIDTH = 520;
const HEIGHT = 120;

/** Space for the texts at the right, above and below the curves. */
const MARGIN = { right: 60, top: 20, bottom: 24 };

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  margin-block: 1rem;
  overflow: visible;
  fill: none;
  text {
    fill: ${token('ink-2')};
    font: 500 13px ${token('font-text')};
    font-variant-numeric: tabular-nums;
    ${phone} {
      font-size: 19px;
    }
  }
  .grid {
    stroke: ${token('hairline')};
  }
  .bound {
    stroke: ${token('edge')};
    stroke-dasharray: 2 3;
  }
  .baseline {
    stroke: ${token('ink-2')};
    stroke-width: 1.5;
  }
  .release {
    stroke: ${token('error')};
    stroke-width: 2;
  }
  circle,
  .release-name {
    fill: ${token('error')};
  }
`;

interface ShareCurvesProps {
  readonly evidence: ReleaseEvidence;
  readonly label: string;
}

/** Renders a plot of the share of visitors with a problem over time, for a release and its baseline. */
export function ShareCurves({ evidence: { curve, bound, since, until, number, baseline }, label }: ShareCurvesProps) {
  const top = Math.max(bound, ...[...curve.release, ...curve.baseline].map((share) => share ?? 0));
  const right = WIDTH - MARGIN.right;
  const base = HEIGHT - MARGIN.bottom;
  const heightOf = (share: number) => base - (share / top) * (base - MARGIN.top);
  const pointsOf = (shares: readonly (number | null)[]) =>
    shares.map((share, i) =>
      share === null ? undefined : ([(right * (i + 1)) / shares.length, heightOf(share)] as const),
    );
  const [releasePoints, baselinePoints] = [pointsOf(curve.release), pointsOf(curve.baseline)];
  const end = releasePoints.findLast((point) => point !== undefined);
  const clock = (iso: string) => dateParts(iso, new Date()).clock ?? '';
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {[0, top / 2, top].map((share) => (
        <g key={share}>
          <path className="grid" d={`M0 ${heightOf(share)}H${right}`} />
          <text x={WIDTH} y={heightOf(share) + 4} textAnchor="end">
            {percent(share)}
          </text>
        </g>
      ))}
      <path className="bound" d={`M0 ${heightOf(bound)}H${right}`} />
      <path className="baseline" d={pathOf(baselinePoints)} />
      <path className="release" d={pathOf(releasePoints)} />
      <text x={0} y={heightOf(curve.baseline.at(-1) ?? 0) - 6}>
        {baseline}
      </text>
      {end && (
        <>
          <circle cx={end[0]} cy={end[1]} r={3.5} />
          <text className="release-name" x={end[0] - 10} y={end[1] - 8} textAnchor="end">
            {number}
          </text>
        </>
      )}
      <text x={0} y={HEIGHT}>
        {clock(since)}
      </text>
      <text x={right} y={HEIGHT} textAnchor="end">
        {clock(until)}
      </text>
    </Drawing>
  );
}
