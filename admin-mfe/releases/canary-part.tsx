import styled from '@emotion/styled';
import type { Canary, Judgement, LiveRemote } from '@studio/client/releases';
import { from } from '@studio/ui/media';
import { Tag } from '@studio/ui/tag';
import { token } from '@studio/ui/tokens';
import type { ReactNode } from 'react';
import { SmallButton } from '../components/controls.tsx';
import { LocalTime } from '../components/local-time.tsx';
import { COLUMNS, lineTable, row, WIDEST } from '../components/styles.ts';
import { releasesPage } from '../content/releases.ts';
import type { AskedChange } from './change-dialog.tsx';

/** Shares to which a canary is widened, in percent; the watch takes the same steps by itself. */
const STEPS = [5, 25, 50];

const Part = styled.section`
  display: grid;
  gap: 1.25rem 2rem;
  padding-bottom: 1.5rem;
  ${COLUMNS} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 34rem);
  }
  /* As wide as the plots above and what is beside them. */
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

interface JudgedPartProps {
  readonly title: string;
  /** Number of the version that is judged. */
  readonly number: number;
  readonly judgement: Judgement | null;
  readonly children?: ReactNode;
}

/** A version that is watched: its name and verdict, and beside them what browsers tell. */
export function JudgedPart({ title, number, judgement, children }: JudgedPartProps) {
  return (
    <Part aria-label={title}>
      <div css={{ display: 'grid', alignContent: 'start', gap: '0.75rem' }}>
        <h3>
          {title} {judgement && <Tag data-verdict={judgement.verdict}>{releasesPage.verdicts[judgement.verdict]}</Tag>}
        </h3>
        {children}
      </div>
      {judgement && <Findings judgement={judgement} number={number} />}
    </Part>
  );
}

interface CanaryPartProps {
  readonly remote: LiveRemote;
  readonly canary: Canary;
  readonly onAsk: (change: AskedChange) => void;
}

/** A remote's canary: what the evidence says so far, and what can be done. */
export function CanaryPart({ remote, canary, onAsk }: CanaryPartProps) {
  const { number, traffic, since, by, week, watch } = canary;
  const ask = (share: number) => onAsk({ remote, canary, traffic: share });
  const step = STEPS.find((one) => one > traffic);
  return (
    <JudgedPart title={releasesPage.canary(number)} number={number} judgement={watch}>
      <p className="small">
        {by ?? releasesPage.start}, <LocalTime iso={since} />.{' '}
        {releasesPage.canaryCounts(week.visitors, remote.live.week.visitors)}
      </p>
      <div css={row}>
        {step !== undefined && <SmallButton onClick={() => ask(step)}>{releasesPage.widen(step)}</SmallButton>}
        <SmallButton onClick={() => ask(100)}>{releasesPage.makeLive}</SmallButton>
        <SmallButton onClick={() => ask(0)}>{releasesPage.endCanary}</SmallButton>
      </div>
    </JudgedPart>
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
  /* The shares of two versions, one below the other. */
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
  readonly judgement: Judgement;
  /** Number of the version that is judged. */
  readonly number: number;
}

/** What the judge finds of a release, measure by measure, beside the version it is compared with. */
export function Findings({ judgement: { others, findings }, number }: FindingsProps) {
  return (
    <Table aria-label={releasesPage.judged}>
      <thead>
        <tr>
          <th scope="col">{releasesPage.measure}</th>
          <th scope="col">{number}</th>
          <th scope="col">{others}</th>
          <th scope="col">{releasesPage.verdict}</th>
        </tr>
      </thead>
      <tbody>
        {findings.map((one) => (
          <tr key={one.measure}>
            <th scope="row">{releasesPage.measures[one.measure]}</th>
            <td>{releasesPage.share(one.release)}</td>
            <td>{releasesPage.share(one.others)}</td>
            <td data-verdict={one.verdict}>{releasesPage.verdicts[one.verdict]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
