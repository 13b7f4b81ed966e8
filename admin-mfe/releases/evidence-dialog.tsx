import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { LiveRemote, ReleaseEvidence } from '@studio/client/releases';
import { Skeleton, Text } from '@studio/ui';
import { from } from '@studio/ui/tokens';
import { useState } from 'react';
import { SmallButton } from '../components/controls.tsx';
import { QuestionDialog } from '../components/dialogs.tsx';
import { Failure } from '../components/states.tsx';
import { quiet } from '../components/styles.ts';
import { localDate } from '../content/dates.ts';
import { releasesPage } from '../content/releases.ts';
import { hasStatus } from '../request/request.ts';
import { Findings } from './canary-section.tsx';
import type { ProposedChange } from './change-dialog.tsx';
import { useEvidence } from './release-requests.ts';
import { ShareCurves } from './share-curves.tsx';

const Wide = styled(QuestionDialog)`
  width: min(36.5rem, 100% - 2.5rem);
  padding: 1.5rem clamp(1.25rem, 5vw, 2rem);
  .of {
    margin-block: 0.5rem;
    ${quiet}
  }
  .of:last-of-type {
    margin-top: 1rem;
  }
`;

/** At the left from tablets on, apart from the other buttons. */
const apart = css`
  ${from.tablet} {
    margin-inline-end: auto;
  }
`;

interface EvidenceDialogProps {
  readonly remote: LiveRemote;
  readonly takenBack: NonNullable<LiveRemote['takenBack']>;
  readonly onPropose: (change: ProposedChange) => void;
  readonly onClose: () => void;
}

/** Renders the evidence of an automatic rollback: the figures of the release beside those of its baseline. */
export function EvidenceDialog({ remote, takenBack, onPropose, onClose }: EvidenceDialogProps) {
  const { number, version, seq, at, note, wasLive } = takenBack;
  const { data, error, refetch } = useEvidence(seq);
  const [isCopied, setIsCopied] = useState(false);
  const of = releasesPage.evidenceOf(remote.name, number, localDate(at));
  const copy = async () => {
    await navigator.clipboard.writeText([of, note, data && reportOf(data)].filter(Boolean).join('\n'));
    setIsCopied(true);
  };
  return (
    <Wide
      title={releasesPage.takenBackTitle(wasLive)}
      error={undefined}
      onClose={onClose}
      buttons={
        <>
          <SmallButton css={apart} onClick={() => void copy()}>
            <span aria-live="polite">{isCopied ? releasesPage.copied : releasesPage.copyReport}</span>
          </SmallButton>
          <SmallButton onClick={() => onPropose({ remote, canary: { version, number }, traffic: 100 })}>
            {releasesPage.releaseAgain(number)}
          </SmallButton>
          <SmallButton variant="primary" onClick={onClose}>
            {releasesPage.leaveLive(remote.live.number)}
          </SmallButton>
        </>
      }
    >
      <p className="of">{of}</p>
      {data && <EvidenceDetails evidence={data} />}
      {!data && !error && <Skeleton css={{ height: '18rem' }} />}
      {error && !hasStatus(error, 404) && <Failure text={releasesPage.failed} onRetry={refetch} />}
      {hasStatus(error, 404) && (
        <Text>
          {releasesPage.evidenceGone} {note}
        </Text>
      )}
      <p className="of">{releasesPage.tabsFollow}</p>
    </Wide>
  );
}

function EvidenceDetails({ evidence }: { readonly evidence: ReleaseEvidence }) {
  const { measure, bound, baseline } = evidence;
  return (
    <>
      <Text>
        {summaryOf(evidence)} {releasesPage.bound(bound, baseline)}
      </Text>
      <ShareCurves evidence={evidence} label={releasesPage.curve(measure)} />
      <Findings analysis={evidence} number={evidence.number} />
    </>
  );
}

function summaryOf({ measure, findings }: ReleaseEvidence): string {
  const finding = findings.find((entry) => entry.measure === measure);
  return finding ? releasesPage.against(measure, finding.release, finding.baseline) : '';
}

const reportOf = ({ findings, number, baseline }: ReleaseEvidence): string =>
  findings
    .map(({ measure, release, baseline: baselineShare, verdict }) => {
      const shares = `${number}: ${releasesPage.share(release)}, ${baseline}: ${releasesPage.share(baselineShare)}`;
      return `${releasesPage.measures[measure]}: ${shares}. ${releasesPage.verdicts[verdict]}`;
    })
    .join('\n');
