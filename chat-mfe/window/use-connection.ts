import { isSiteReady } from '@studio/client/site-ready';
import { useEffect, useState, useSyncExternalStore } from 'react';

function onConnectionChange(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Returns whether the browser has a connection; true on the server. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
}

/** Returns whether the site is ready; null until it has responded. Asks again when the connection changes. */
export function useSiteReady(): boolean | null {
  const isOnline = useIsOnline();
  const [isReady, setIsReady] = useState<boolean | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const check = async () => {
      const ready = isOnline && (await isSiteReady(controller.signal));
      if (!controller.signal.aborted) setIsReady(ready);
    };
    void check();
    return () => controller.abort();
  }, [isOnline]);
  return isReady;
}
