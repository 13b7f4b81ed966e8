import styled from '@emotion/styled';
import type { Figures } from '@studio/client/releases';
import { token } from '@studio/ui/tokens';
import { WIDEST } from '../components/styles.ts';

const WIDTH = 116;
const HEIGHT = 36;

/** Free space above and below a line, so that its dot is whole. */
const INSET = 3;

/** What a plot shows of the figures: one scale for all remotes, in the unit of `read`. */
export interface Measure {
  readonly read: (figures: Figures) => number | null;
  readonly from: number;
  readonly to: number;
  /** The value that should not be exceeded. */
  readonly bound: number;
}

/** Errors from 0 to 1 %; the bound of the analysis is half a percentage point. */
export const errorMeasure: Measure = { read: ({ errors }) => errors, from: 0, to: 0.01, bound: 0.0075 };

/** Largest paint from 0.8 to 2.8 s; 2.5 s is the limit of "good" in Web Vitals. */
export const lcpMeasure: Measure = { read: ({ lcp }) => lcp, from: 800, to: 2800, bound: 2500 };

const Drawing = styled.svg`
  flex: none;
  width: ${WIDTH}px;
  height: auto;
  ${WIDEST} {
    width: ${1.6 * WIDTH}px;
  }
  path {
    vector-effect: non-scaling-stroke;
  }
  overflow: visible;
  fill: none;
  .axis {
    stroke: ${token('hairline-strong')};
  }
  .bound {
    stroke: ${token('edge')};
    stroke-dasharray: 2 3;
  }
  .live {
    stroke: ${token('ink-2')};
    stroke-width: 1.5;
  }
  .canary {
    stroke: ${token('iris')};
    stroke-width: 2;
  }
  .dot {
    fill: ${token('ink-2')};
  }
  .canary-dot {
    fill: ${token('iris')};
  }
`;

interface PlotProps {
  readonly measure: Measure;
  readonly live: readonly Figures[];
  readonly canary?: readonly Figures[] | undefined;
}

/** A small plot of seven days, with the live version's line and the canary's. Decorative: its figure is the text beside it. */
export function Plot({ measure, live, canary }: PlotProps) {
  const bound = heightOf(measure, measure.bound);
  return (
    <Drawing viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="axis" d={`M0 ${HEIGHT}H${WIDTH}`} />
      <path className="bound" d={`M0 ${bound}H${WIDTH}`} />
      <Line name="live" dot="dot" points={pointsOf(measure, live)} />
      {canary && <Line name="canary" dot="canary-dot" points={pointsOf(measure, canary)} />}
    </Drawing>
  );
}

/** `undefined`: nothing was reported in that part. */
type Points = readonly (readonly [x: number, y: number] | undefined)[];

function Line({ name, dot, points }: { readonly name: string; readonly dot: string; readonly points: Points }) {
  const end = points.findLast((point) => point !== undefined);
  if (!end) return null;
  return (
    <>
      <path className={name} d={pathOf(points)} />
      <circle className={dot} cx={end[0]} cy={end[1]} r={2.5} />
    </>
  );
}

const heightOf = ({ from, to }: Measure, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return HEIGHT - INSET - share * (HEIGHT - 2 * INSET);
};

function pointsOf(measure: Measure, plot: readonly Figures[]): Points {
  const step = WIDTH / Math.max(1, plot.length - 1);
  return plot.map((part, i) => {
    const value = measure.read(part);
    return value === null ? undefined : [i * step, heightOf(measure, value)];
  });
}

/** Returns path data that leaves gaps where nothing was reported. */
export function pathOf(points: Points): string {
  return points
    .map(
      (point, i) => point && `${points[i - 1] ? 'L' : 'M'}${point.map((one) => Math.round(one * 10) / 10).join(' ')}`,
    )
    .filter((part) => part !== undefined)
    .join('');
}
