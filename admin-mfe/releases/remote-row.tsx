import styled from '@emotion/styled';
import type { Figures, LiveRemote } from '@studio/client/releases';
import { token } from '@studio/ui/tokens';
import { PopupMenu } from '../components/controls.tsx';
import { useNow } from '../components/hooks.ts';
import { More } from '../components/icons.tsx';
import { ListTime } from '../components/local-time.tsx';
import { NavLabel } from '../components/nav-entry.tsx';
import { iconControl, plainButton } from '../components/styles.ts';
import { percent, releasesPage, seconds } from '../content/releases.ts';
import { AnalysedVersion, CanarySection } from './canary-section.tsx';
import type { ProposedChange } from './change-dialog.tsx';
import { errorMeasure, lcpMeasure, Plot } from './plot.tsx';

const Version = styled.strong`
  font: 600 1.3125rem/1.2 ${token('font-display')};
  font-variant-numeric: tabular-nums;
`;

const Plotted = styled.span`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  white-space: nowrap;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
`;

interface RemoteRowProps {
  readonly remote: LiveRemote;
  readonly onPropose: (change: ProposedChange) => void;
  readonly onEvidence: () => void;
}

const TakenBack = styled.p`
  color: ${token('error')};
  font-size: 0.875rem;
  button {
    ${plainButton}
    min-height: 1.5rem;
    color: ${token('iris')};
  }
`;

/** Renders the live release of a remote with its metrics, and its canary. Cells repeat the head of the list, which narrow screens hide. */
export function RemoteRow({ remote, onPropose, onEvidence }: RemoteRowProps) {
  const { name, paths, live, analysis, canary, takenBack, earlier } = remote;
  const current = <Version title={live.version}>{live.number}</Version>;
  return (
    <li>
      <div className="cells">
        <div>
          <h2>{name}</h2>
          <p className="small">{releasesPage.paths(paths)}</p>
        </div>
        <div data-name={releasesPage.live} css={{ gridArea: 'live' }}>
          {current}
          {analysis && <AnalysedFor until={analysis.until} />}
          {takenBack && (
            <TakenBack>
              {releasesPage.takenBack(takenBack.number)}{' '}
              <button type="button" onClick={onEvidence}>
                {releasesPage.evidence}
              </button>
            </TakenBack>
          )}
        </div>
        <div data-name={releasesPage.sinceBy} css={{ gridArea: 'since' }}>
          <ListTime iso={live.since} />
          <p className="small">{live.by ?? releasesPage.start}</p>
        </div>
        <div data-name={releasesPage.visitors} className="line" css={{ gridArea: 'visitors' }}>
          <ShareLines canary={canary?.traffic ?? 0} />
          <p className="small">{canary ? releasesPage.canaryShare(canary.traffic, canary.number) : releasesPage.all}</p>
        </div>
        <div data-name={releasesPage.errors} className="line" css={{ gridArea: 'errors' }}>
          <Measured measure={errorMeasure} remote={remote} text={percent} value={live.week.errors} />
        </div>
        <div data-name={releasesPage.lcp} className="line" css={{ gridArea: 'lcp' }}>
          <Measured measure={lcpMeasure} remote={remote} text={seconds} value={live.week.lcp} />
        </div>
        <PopupMenu css={iconControl} label={<NavLabel icon={More} label={releasesPage.actions(name)} iconOnly />}>
          <li>
            {earlier.length > 0 ? (
              <button type="button" onClick={() => onPropose({ remote, traffic: 100 })}>
                {releasesPage.rollBack}
              </button>
            ) : (
              <span css={{ padding: '0.75rem', display: 'block' }}>{releasesPage.nothingEarlier}</span>
            )}
          </li>
        </PopupMenu>
      </div>
      {analysis && (
        <AnalysedVersion title={releasesPage.version(live.number)} number={live.number} analysis={analysis}>
          <p className="small">{releasesPage.analysedBeside(analysis.baseline)}</p>
        </AnalysedVersion>
      )}
      {canary && <CanarySection remote={remote} canary={canary} onPropose={onPropose} />}
    </li>
  );
}

interface MeasuredProps {
  readonly measure: typeof errorMeasure;
  readonly remote: LiveRemote;
  readonly text: (value: number) => string;
  readonly value: Figures['errors'];
}

/** Renders a metric with its plot. Without any value the plot is omitted. */
function Measured({ measure, remote: { live, canary }, text, value }: MeasuredProps) {
  return (
    <Plotted>
      {(value !== null || canary) && <Plot measure={measure} live={live.plot} canary={canary?.plot} />}
      {value === null ? (
        <span className="small" css={{ whiteSpace: 'normal', lineHeight: 1.2 }}>
          {releasesPage.none}
        </span>
      ) : (
        text(value)
      )}
    </Plotted>
  );
}

/** Percentage of the visitors that a line stands for. */
const PERCENT_OF_LINE = 5;
const DISTANCE = 5;

/** Height of a line; lines of the canary are 3 taller. */
const HEIGHT = 14;

const Drawing = styled.svg`
  display: block;
  margin-bottom: 0.25rem;
  stroke-width: 1.5;
  .rest {
    stroke: ${token('ink-3')};
  }
  .canary {
    stroke: ${token('iris')};
  }
`;

/** Renders twenty lines for all visitors, the share of the canary last. Decorative: the text below has the numbers. */
function ShareLines({ canary }: { readonly canary: number }) {
  const count = 100 / PERCENT_OF_LINE;
  const rest = count - Math.ceil(canary / PERCENT_OF_LINE);
  const lines = (from: number, to: number, top: number) =>
    Array.from({ length: to - from }, (_, i) => `M${(from + i) * DISTANCE + 1} ${top}V${HEIGHT + 3}`).join('');
  return (
    <Drawing width={count * DISTANCE} height={HEIGHT + 3} aria-hidden="true">
      <path className="rest" d={lines(0, rest, 3)} />
      <path className="canary" d={lines(rest, count, 0)} />
    </Drawing>
  );
}

/** Minutes after its promotion in which a release is analysed. */
const ANALYSIS_MINUTES = 15;

const MINUTE_MS = 60_000;

/** Renders the time for which a release has been analysed. */
function AnalysedFor({ until }: { readonly until: string }) {
  const now = useNow(MINUTE_MS / 2);
  const left = Math.ceil((new Date(until).getTime() - now) / MINUTE_MS);
  if (left <= 0) return null;
  return <p className="small">{releasesPage.analysed(Math.max(0, ANALYSIS_MINUTES - left), ANALYSIS_MINUTES)}</p>;
}
