import { isSiteReady } from '@studio/client/site-ready';
import { useEffect, useState } from 'react';
import { useIsOnline } from './use-chat.ts';

/** Whether the site answers; unknown until it was asked, which is when the page is live and whenever the connection changes. */
export function useSiteReady(): boolean | null {
  const isOnline = useIsOnline();
  const [isReady, setIsReady] = useState<boolean | null>(null);
  useEffect(() => {
    const leave = new AbortController();
    const ask = async () => {
      const is = isOnline && (await isSiteReady(leave.signal));
      if (!leave.signal.aborted) setIsReady(is);
    };
    void ask();
    return () => leave.abort();
  }, [isOnline]);
  return isReady;
}
