import { css } from '@emotion/react';
import { mailState } from '@studio/client/mail';
import { Alert, Text } from '@studio/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MailApi } from 'api/types';
import { hc } from 'hono/client';
import { Link } from 'react-router-dom';
import { SmallButton } from '../components/controls.tsx';
import { LocalTime } from '../components/local-time.tsx';
import { Failure, LoadingRows } from '../components/states.tsx';
import { mail } from '../content/mail.ts';
import { webhooksPage } from '../content/webhooks.ts';
import { paths } from '../paths.ts';
import { useApi } from '../request/api.ts';
import { apiOptions, readJson, SUMMARY_KEY } from '../request/request.ts';
import { ForWriters, useMay } from '../request/session.ts';

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
  const mayManage = useMay('manage');
  return (
    <div css={stack}>
      <h3>{mail.title}</h3>
      <State />
      {mayManage && <Link to={paths.webhooks}>{webhooksPage.open}</Link>}
    </div>
  );
}

function State() {
  const { data, isError, refetch } = useApi(MAIL_KEY, mailState, (init) => mailApi.$get({}, init), {
    refetchInterval: POLL_INTERVAL_MS,
  });
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
      <ForWriters>
        <SmallButton busy={test.isPending} onClick={() => test.isPending || test.mutate()}>
          {mail.test}
        </SmallButton>
      </ForWriters>
      <span role="status">{test.data && !test.data.failure && mail.tested(to)}</span>
      {test.isError && <Alert kind="error">{mail.notTested}</Alert>}
    </>
  );
}

const { mail: mailApi } = hc<MailApi>('/api', apiOptions).v1.contact;

const MAIL_KEY = ['mail'];

/** Interval at which the state of mails is fetched again. */
const POLL_INTERVAL_MS = 30_000;

/** Returns a mutation that sends a test mail. Its data is the state after it. */
function useMailTest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => readJson(mailState, mailApi.test.$post()),
    onSuccess(state) {
      client.setQueryData(MAIL_KEY, state);
      void client.invalidateQueries({ queryKey: SUMMARY_KEY });
    },
  });
}
