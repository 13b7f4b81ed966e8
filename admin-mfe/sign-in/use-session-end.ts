import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refreshSession, useSession } from './session.ts';
import { useNow } from './use-now.ts';

/** Time before the end of the session at which the warning appears. */
export const WARNING_MS = 5 * 60_000;

/** A session that ends soon. */
export interface SessionEnding {
  /** Milliseconds until the end. */
  readonly left: number;
  /** The session has reached its maximum length and cannot be extended. */
  readonly final: boolean;
  /** Hides the warning about this end. */
  dismiss(): void;
}

/**
 * Returns the session's end once it is near. Before the warning, and at the end, the session is fetched again: another tab
 * may have extended it.
 */
export function useSessionEnd(): SessionEnding | undefined {
  const client = useQueryClient();
  const { data: session, dataUpdatedAt } = useSession();
  const [dismissed, setDismissed] = useState<number>();
  const { endsIn, lastsAtMost = endsIn } = session?.signedIn ? session : {};
  const end = endsIn === undefined ? undefined : dataUpdatedAt + endsIn * 1000;
  const isNear = end !== undefined && end - dataUpdatedAt <= WARNING_MS;
  const now = useNow(isNear ? end : undefined);

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
