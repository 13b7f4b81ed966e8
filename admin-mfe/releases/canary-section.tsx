import styled from '@emotion/styled';
import type { Analysis, Canary, LiveRemote } from '@studio/client/releases';
import { Tag } from '@studio/ui';
import { from, token } from '@studio/ui/tokens';
import type { ReactNode } from 'react';
import { SmallButton } from '../components/controls.tsx';
import { LocalTime } from '../components/local-time.tsx';
import { COLUMNS, lineTable, row, WIDEST } from '../components/styles.ts';
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

const Table = styled.table`
  ${lineTable}
  font-size: 0.875rem;
  font-variant-numeric: tabular-nums;
  overflow-wrap: normal;
  & :is(th, td) {
    padding: 0.5rem clamp(0.5rem, 1vw, 0.75rem) 0.5rem 0;
  }
  & :is(th, td):last-child {
    padding-inline-end: 0;
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
  [data-verdict='worse'] {
    color: ${token('error')};
    font-weight: 500;
  }
  [data-verdict='not worse'] {
    color: ${token('good')};
  }
`;

interface FindingsProps {
  readonly analysis: Analysis;
  readonly number: number;
}

/** Renders the findings of an analysis, a row for each measure. */
export function Findings({ analysis: { baseline, findings }, number }: FindingsProps) {
  return (
    <Table aria-label={releasesPage.findings}>
      <thead>
        <tr>
          <th scope="col">{releasesPage.measure}</th>
          <th scope="col">{number}</th>
          <th scope="col">{baseline}</th>
          <th scope="col">{releasesPage.verdict}</th>
        </tr>
      </thead>
      <tbody>
        {findings.map((finding) => (
          <tr key={finding.measure}>
            <th scope="row">{releasesPage.measures[finding.measure]}</th>
            <td>{releasesPage.share(finding.release)}</td>
            <td>{releasesPage.share(finding.baseline)}</td>
            <td data-verdict={finding.verdict}>{releasesPage.verdicts[finding.verdict]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
