import { useEffect, useState } from 'react';
import { useIsOnline } from './use-chat.ts';

/** Whether the site answers; unknown until it was asked, which is when the page is live and whenever the connection changes. */
export function useSiteReady(): boolean | null {
  const isOnline = useIsOnline();
  const [isReady, setIsReady] = useState<boolean | null>(null);
  useEffect(() => {
    const leave = new AbortController();
    const ask = async () => {
      try {
        const response = await fetch('/readyz', { signal: leave.signal, cache: 'no-store' });
        await response.text();
        setIsReady(response.ok);
      } catch {
        if (!leave.signal.aborted) setIsReady(false);
      }
    };
    if (isOnline) void ask();
    else setIsReady(false);
    return () => leave.abort();
  }, [isOnline]);
  return isReady;
}
