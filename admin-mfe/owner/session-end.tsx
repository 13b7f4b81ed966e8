import { Button } from '@studio/ui/button';
import { Dialog } from '@studio/ui/dialog';
import { Heading } from '@studio/ui/heading';
import { Notice } from '@studio/ui/notice';
import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { access, clockText } from '../content/access.ts';
import { smallButton } from '../frame/small-button.ts';
import { keepSession, signOut } from '../queries/session.ts';
import { type SessionEnding, useSessionEnd } from './use-session-end.ts';

/** Tells the owner that the session is about to end, before it does, and lets it go on. */
export function SessionEnd() {
  const ending = useSessionEnd();
  return ending && <Ending {...ending} />;
}

function Ending({ left, final, dismiss }: SessionEnding) {
  const id = useId();
  const client = useQueryClient();
  const stay = useMutation({ mutationFn: () => keepSession(client) });
  const leave = useMutation({ mutationFn: () => signOut(client) });
  return (
    <Dialog labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={dismiss}>
      <Heading as="h2" size="title4" id={`${id}-title`}>
        {final ? access.endingAnywayTitle : access.endingTitle}
      </Heading>
      <div id={`${id}-text`}>
        <Text css={{ marginTop: '0.75rem' }}>
          {final ? access.endingAnyway : access.ending}{' '}
          <span role="timer" css={{ color: token('ink'), fontVariantNumeric: 'tabular-nums', fontWeight: 500 }}>
            {clockText(left)}
          </span>
          .
        </Text>
        <Text css={{ marginBlock: '0.5rem 1.5rem' }}>{access.endingHint}</Text>
      </div>
      {(stay.isError || leave.isError) && (
        <div css={{ marginBottom: '1rem' }}>
          <Notice kind="error">{access.stayFailed}</Notice>
        </div>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
        {final ? (
          <>
            <Button css={smallButton} onClick={() => leave.mutate()}>
              {access.signInAgain}
            </Button>
            <Button variant="outline" css={smallButton} onClick={dismiss}>
              {access.later}
            </Button>
          </>
        ) : (
          <>
            <Button css={smallButton} onClick={() => stay.mutate()}>
              {access.stay}
            </Button>
            <Button variant="outline" css={smallButton} onClick={() => leave.mutate()}>
              {access.signOut}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
