import styled from '@emotion/styled';
import type { Figures } from '@studio/client/releases';
import { token } from '@studio/ui/tokens';
import { WIDEST } from '../components/styles.ts';

const WIDTH = 116;
const HEIGHT = 36;

/** Space above and below a line, so that its dot is not cropped. */
const INSET = 3;

/** A measure of a plot, with one scale for all remotes, in the unit of `read`. */
export interface Measure {
  readonly read: (figures: Figures) => number | null;
  readonly from: number;
  readonly to: number;
  /** The limit, drawn as a line. */
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

/** Renders a plot of seven days for the live version and the canary. Decorative: the text beside it has the number. */
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

/** Points of a line; undefined for periods without reports. */
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
  return plot.map((figures, i) => {
    const value = measure.read(figures);
    return value === null ? undefined : [i * step, heightOf(measure, value)];
  });
}

/** Returns path data with gaps for periods without reports. */
export function pathOf(points: Points): string {
  return points
    .map(
      (point, i) =>
        point && `${points[i - 1] ? 'L' : 'M'}${point.map((coordinate) => Math.round(coordinate * 10) / 10).join(' ')}`,
    )
    .filter((command) => command !== undefined)
    .join('');
}
