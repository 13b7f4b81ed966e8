import styled from '@emotion/styled';
import type { Analysis, Canary, LiveRemote } from '@studio/client/releases';
import { Tag } from '@studio/ui';
import { from, token } from '@studio/ui/tokens';
import type { ReactNode } from 'react';
import { SmallButton } from '../components/controls.tsx';
import { DataTable } from '../components/data-table.tsx';
import { LocalTime } from '../components/local-time.tsx';
import { COLUMNS, row, WIDEST } from '../components/styles.ts';
import { releasesPage } from '../content/releases.ts';
import type { ProposedChange } from './change-dialog.tsx';

/** Shares to which a canary is widened, in percent, as by the rollout controller. */
const STEPS = [5, 25, 50];

const Section = styled.section`
  display: grid;
  gap: 1.25rem 2rem;
  padding-bottom: 1.5rem;
  ${COLUMNS} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 34rem);
  }
  /* As wide as the last three columns above. */
  ${WIDEST} {
    grid-template-columns: minmax(0, 1fr) 36.75rem;
  }
  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 0.75rem;
    font: 600 1.3125rem/1.2 ${token('font-display')};
  }
  h3 [data-verdict='worse'] {
    border-color: currentColor;
    color: ${token('error')};
  }
  h3 [data-verdict='not worse'] {
    border-color: currentColor;
    color: ${token('good')};
  }
`;

interface AnalysedVersionProps {
  readonly title: string;
  readonly number: number;
  readonly analysis: Analysis | null;
  readonly children?: ReactNode;
}

/** Renders name and verdict of an analysed version, and its findings. */
export function AnalysedVersion({ title, number, analysis, children }: AnalysedVersionProps) {
  return (
    <Section aria-label={title}>
      <div css={{ display: 'grid', alignContent: 'start', gap: '0.75rem' }}>
        <h3>
          <span>{title} </span>
          {analysis && <Tag data-verdict={analysis.verdict}>{releasesPage.verdicts[analysis.verdict]}</Tag>}
        </h3>
        {children}
      </div>
      {analysis && <Findings analysis={analysis} number={number} />}
    </Section>
  );
}

interface CanarySectionProps {
  readonly remote: LiveRemote;
  readonly canary: Canary;
  readonly onPropose: (change: ProposedChange) => void;
}

/** Renders a remote's canary: the evidence so far, and buttons that widen, promote or end it. */
export function CanarySection({ remote, canary, onPropose }: CanarySectionProps) {
  const { number, traffic, since, by, week, analysis } = canary;
  const propose = (share: number) => onPropose({ remote, canary, traffic: share });
  const step = STEPS.find((share) => share > traffic);
  return (
    <AnalysedVersion title={releasesPage.canary(number)} number={number} analysis={analysis}>
      <p className="small">
        {by ?? releasesPage.start}, <LocalTime iso={since} />.{' '}
        {releasesPage.canaryCounts(week.visitors, remote.live.week.visitors)}
      </p>
      <div css={row}>
        {step !== undefined && <SmallButton onClick={() => propose(step)}>{releasesPage.widen(step)}</SmallButton>}
        <SmallButton onClick={() => propose(100)}>{releasesPage.makeLive}</SmallButton>
        <SmallButton onClick={() => propose(0)}>{releasesPage.endCanary}</SmallButton>
      </div>
    </AnalysedVersion>
  );
}

const Table = styled(DataTable)`
  font-size: 0.875rem;
  & :is(th, td) {
    padding-inline-end: clamp(0.5rem, 1vw, 0.75rem);
    overflow-wrap: normal;
  }
  & :is(th, td):last-child {
    text-align: start;
  }
  ${from.tablet} {
    & :is(th, td):last-child {
      padding-inline-start: 0.75rem;
    }
  }
  /* Aligns the shares of both versions. */
  thead th:is(:nth-of-type(2), :nth-of-type(3)),
  td:nth-of-type(-n + 2) {
    text-align: end;
  }
`;

interface FindingsProps {
  readonly analysis: Analysis;
  readonly number: number;
}

/** Renders the findings of an analysis, a row for each measure. */
export function Findings({ analysis: { baseline, findings }, number }: FindingsProps) {
  const rows = findings.map(
    ({ measure, release, baseline: other, verdict }) =>
      [
        measure,
        releasesPage.measures[measure],
        releasesPage.share(release),
        releasesPage.share(other),
        <span key="verdict" data-verdict={verdict}>
          {releasesPage.verdicts[verdict]}
        </span>,
      ] as const,
  );
  const head = [releasesPage.measure, String(number), String(baseline), releasesPage.verdict];
  return <Table aria-label={releasesPage.findings} head={head} rows={rows} />;
}
