import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lookAtSession, useSession } from '../queries/session.ts';
import { useNow } from './use-now.ts';

/** How long before its end the owner is told of it, in milliseconds. */
export const WARNING = 5 * 60_000;

/** The end of a session that is near. */
export interface SessionEnding {
  /** Milliseconds. */
  readonly left: number;
  /** Use does not put it off: the session has lasted as long as it may. */
  readonly final: boolean;
  /** Says no more of it. */
  dismiss(): void;
}

/**
 * Watches for the end of the session. Before anything is said, and at the end, the site is asked: another tab may have put it
 * off.
 */
export function useSessionEnd(): SessionEnding | undefined {
  const client = useQueryClient();
  const { data: session, dataUpdatedAt } = useSession();
  const [dismissed, setDismissed] = useState<number>();
  const { endsIn, lastsAtMost = endsIn } = session?.signedIn ? session : {};
  const end = endsIn === undefined ? undefined : dataUpdatedAt + endsIn * 1000;
  const isNear = end !== undefined && end - dataUpdatedAt <= WARNING;
  const now = useNow(isNear ? end : undefined);

  useEffect(() => {
    if (end === undefined) return;
    const look = () => {
      lookAtSession(client).catch((error: unknown) => console.error('The session could not be looked at', error));
    };
    const timer = setTimeout(look, Math.max(0, end - (isNear ? 0 : WARNING) - Date.now()));
    return () => clearTimeout(timer);
  }, [end, isNear, client]);

  if (!isNear || dismissed === end) return undefined;
  return { left: Math.max(0, end - now), final: lastsAtMost === endsIn, dismiss: () => setDismissed(end) };
}
