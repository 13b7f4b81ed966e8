import { css } from '@emotion/react';
import { Alert, Text } from '@studio/ui';
import { SmallButton } from '../components/controls.tsx';
import { LocalTime } from '../components/local-time.tsx';
import { Failure, LoadingRows } from '../components/states.tsx';
import { mail } from '../content/mail.ts';
import { useMailState, useMailTest } from './mail-requests.ts';

const stack = css`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
  margin-top: 1.5rem;
  h3 {
    font-weight: 500;
  }
`;

/** Renders whether mails are sent, and a button that sends a test. */
export function MailSection() {
  return (
    <div css={stack}>
      <h3>{mail.title}</h3>
      <State />
    </div>
  );
}

function State() {
  const { data, isError, refetch } = useMailState();
  const test = useMailTest();
  if (!data) return isError ? <Failure text={mail.notLoaded} onRetry={refetch} inset={false} /> : <LoadingRows />;
  const { to, sentAt, failure, waiting } = data;
  if (to === undefined) {
    return (
      <Text>
        {mail.off} {mail.offHint}
      </Text>
    );
  }
  return (
    <>
      {failure && (
        <Alert kind="error">
          <span>
            <span>{mail.failed(failure.reason)}</span> <LocalTime iso={failure.at} />
          </span>
        </Alert>
      )}
      {sentAt ? (
        <Text>
          <span>{mail.sent}</span> <LocalTime iso={sentAt} relative />
        </Text>
      ) : (
        <Text>{mail.never}</Text>
      )}
      {waiting > 0 && <Text>{mail.waiting(waiting)}</Text>}
      <SmallButton busy={test.isPending} onClick={() => test.isPending || test.mutate()}>
        {mail.test}
      </SmallButton>
      <span role="status">{test.data && !test.data.failure && mail.tested(to)}</span>
      {test.isError && <Alert kind="error">{mail.notTested}</Alert>}
    </>
  );
}
