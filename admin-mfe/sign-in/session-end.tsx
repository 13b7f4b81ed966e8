import { Text } from '@studio/ui';
import { token } from '@studio/ui/tokens';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SmallButton } from '../components/controls.tsx';
import { QuestionDialog } from '../components/dialogs.tsx';
import { useNow } from '../components/hooks.ts';
import { auth, clockText } from '../content/sign-in.ts';
import { extendSession, refreshSession, signOut, useSession } from '../request/session.ts';

/** Time before the end of the session at which the warning appears. */
export const WARNING_MS = 5 * 60_000;

/** Warns before the session ends, and lets the admin extend it. */
export function SessionEnd() {
  const ending = useSessionEnd();
  return ending && <Warning {...ending} />;
}

interface SessionEnding {
  /** Milliseconds until the end. */
  readonly left: number;
  /** The session has reached its maximum length and cannot be extended. */
  readonly final: boolean;
  /** Hides the warning about this end. */
  dismiss(): void;
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
        <span
          role="timer"
          translate="no"
          css={{ color: token('ink'), fontVariantNumeric: 'tabular-nums', fontWeight: 500 }}
        >
          {clockText(left)}
        </span>
        .
      </Text>
      <Text css={{ marginTop: '0.5rem' }}>{auth.endingHint}</Text>
    </QuestionDialog>
  );
}

/** Returns the session's end once it is near. Fetches the session again then: another tab may have extended it. */
function useSessionEnd(): SessionEnding | undefined {
  const client = useQueryClient();
  const { data: session, dataUpdatedAt } = useSession();
  const [dismissed, setDismissed] = useState<number>();
  const { endsIn, lastsAtMost = endsIn } = session?.signedIn ? session : {};
  const end = endsIn === undefined ? undefined : dataUpdatedAt + endsIn * 1000;
  const isNear = end !== undefined && end - dataUpdatedAt <= WARNING_MS;
  const now = useNow(isNear ? 1000 : undefined, end);

  useEffect(() => {
    if (end === undefined) return;
    const refresh = () => {
      refreshSession(client).catch((error: unknown) => console.error('The session could not be fetched', error));
    };
    const timer = setTimeout(refresh, Math.max(0, end - (isNear ? 0 : WARNING_MS) - Date.now()));
    return () => clearTimeout(timer);
  }, [end, isNear, client]);

  if (!isNear || dismissed === end) return undefined;
  return { left: Math.max(0, end - now), final: lastsAtMost === endsIn, dismiss: () => setDismissed(end) };
}
