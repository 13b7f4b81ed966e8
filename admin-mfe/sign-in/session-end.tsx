import { Text } from '@studio/ui/text';
import { token } from '@studio/ui/tokens';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { auth, clockText } from '../content/sign-in.ts';
import { QuestionDialog } from '../layout/question-dialog.tsx';
import { SmallButton } from '../layout/small-button.tsx';
import { extendSession, signOut } from './session.ts';
import { type SessionEnding, useSessionEnd } from './use-session-end.ts';

/** Warns before the session ends, and lets the admin extend it. */
export function SessionEnd() {
  const ending = useSessionEnd();
  return ending && <Warning {...ending} />;
}

function Warning({ left, final, dismiss }: SessionEnding) {
  const client = useQueryClient();
  const stay = useMutation({ mutationFn: () => extendSession(client) });
  const leave = useMutation({ mutationFn: () => signOut(client) });
  const buttons = final ? (
    <>
      <SmallButton variant="primary" onClick={() => leave.mutate()}>
        {auth.signInAgain}
      </SmallButton>
      <SmallButton onClick={dismiss}>{auth.later}</SmallButton>
    </>
  ) : (
    <>
      <SmallButton variant="primary" onClick={() => stay.mutate()}>
        {auth.stay}
      </SmallButton>
      <SmallButton onClick={() => leave.mutate()}>{auth.signOut}</SmallButton>
    </>
  );
  return (
    <QuestionDialog
      title={final ? auth.endingAnywayTitle : auth.endingTitle}
      error={stay.isError || leave.isError ? auth.stayFailed : undefined}
      buttons={buttons}
      onClose={dismiss}
    >
      <Text>
        {final ? auth.endingAnyway : auth.ending}{' '}
        <span role="timer" css={{ color: token('ink'), fontVariantNumeric: 'tabular-nums', fontWeight: 500 }}>
          {clockText(left)}
        </span>
        .
      </Text>
      <Text css={{ marginTop: '0.5rem' }}>{auth.endingHint}</Text>
    </QuestionDialog>
  );
}
