import styled from '@emotion/styled';
import type { Canary, Judgement, LiveRemote } from '@studio/client/releases';
import { Tag } from '@studio/ui/tag';
import { token } from '@studio/ui/tokens';
import type { ReactNode } from 'react';
import { SmallButton } from '../components/controls.tsx';
import { LocalTime } from '../components/local-time.tsx';
import { COLUMNS, row, WIDEST } from '../components/styles.ts';
import { releasesPage } from '../content/releases.ts';
import type { AskedChange } from './change-dialog.tsx';
import { Findings } from './findings.tsx';

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
