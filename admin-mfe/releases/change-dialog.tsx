import styled from '@emotion/styled';
import { type LiveRemote, MAX_REASON_LENGTH } from '@studio/client/releases';
import { Field } from '@studio/ui';
import { token } from '@studio/ui/tokens';
import { useState } from 'react';
import { ConfirmDialog } from '../components/confirm-dialog.tsx';
import { plainGroup, quiet } from '../components/styles.ts';
import { dateParts } from '../content/dates.ts';
import { percent, releasesPage, seconds } from '../content/releases.ts';
import { ApiError } from '../request/request.ts';
import { useReleaseChange } from './release-requests.ts';

/** A change of a remote's live release that is not yet confirmed. `traffic`: see `ReleaseChange`. */
export interface ProposedChange {
  readonly remote: LiveRemote;
  /** Undefined: the admin chooses an earlier version. */
  readonly canary?: { readonly version: string; readonly number: number };
  readonly traffic: number;
}

const Versions = styled.fieldset`
  ${plainGroup}
  margin-block: 1.25rem;
  label {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 3.5rem;
    border-top: 1px solid ${token('hairline')};
    cursor: pointer;
  }
  label:last-of-type {
    border-bottom: 1px solid ${token('hairline')};
  }
  input,
  strong {
    flex: none;
  }
  input {
    width: 1.125rem;
    height: 1.125rem;
    accent-color: ${token('iris')};
  }
  strong {
    font: 600 1.25rem/1 ${token('font-display')};
    font-variant-numeric: tabular-nums;
  }
  span {
    ${quiet}
  }
`;

const { ask } = releasesPage;

interface ChangeDialogProps {
  readonly proposed: ProposedChange;
  readonly onClose: () => void;
}

/** Renders the confirmation dialog of a change, with the choice of a version and a reason for the log. */
export function ChangeDialog({ proposed, onClose }: ChangeDialogProps) {
  const { remote, canary, traffic } = proposed;
  const [version, setVersion] = useState(canary?.version ?? remote.earlier[0]?.version ?? '');
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useReleaseChange();
  const texts = textsOf(proposed, remote.earlier.find((release) => release.version === version)?.number);
  return (
    <ConfirmDialog
      title={texts.title}
      text={texts.text}
      error={error ? (error instanceof ApiError && error.detail) || ask.failed : undefined}
      confirm={texts.button}
      busy={isPending}
      onConfirm={() => mutate({ name: remote.name, version, traffic, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      {!canary && <VersionChoice remote={remote} version={version} onChoose={setVersion} />}
      <div css={{ marginTop: '1.25rem' }}>
        <Field
          label={ask.reason}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </div>
    </ConfirmDialog>
  );
}

interface VersionChoiceProps {
  readonly remote: LiveRemote;
  readonly version: string;
  readonly onChoose: (version: string) => void;
}

function VersionChoice({ remote, version, onChoose }: VersionChoiceProps) {
  return (
    <Versions aria-label={ask.versions}>
      {remote.earlier.map(({ since, week, ...release }) => (
        <label key={release.version}>
          <input
            type="radio"
            name="version"
            value={release.version}
            checked={release.version === version}
            onChange={() => onChoose(release.version)}
          />
          <strong>{release.number}</strong>
          <span>
            {[
              ask.liveSince(dateParts(since, new Date()).day),
              week.errors !== null && releasesPage.plot('errors', percent(week.errors)),
              week.lcp !== null && releasesPage.plot('LCP', seconds(week.lcp)),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </label>
      ))}
    </Versions>
  );
}

function textsOf({ remote: { name }, canary, traffic }: ProposedChange, chosen: number | undefined) {
  if (!canary) return { title: ask.rollBack(name), text: ask.rollBackText, button: ask.rollBackTo(chosen ?? 0) };
  const { number } = canary;
  if (traffic === 0) return { title: ask.end(name, number), text: ask.endText, button: releasesPage.endCanary };
  if (traffic === 100) {
    return { title: ask.promote(name, number), text: ask.promoteText, button: releasesPage.makeLive };
  }
  return { title: ask.widen(name, number, traffic), text: ask.widenText, button: releasesPage.widen(traffic) };
}
