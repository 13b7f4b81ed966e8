import { useState } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Returns a function that loads the page again, and whether that is under way. The first call fetches the page's code
 * again within this document. Later calls reload the document, which the server renders whole, unless the browser is
 * offline.
 */
export function useTryAgain(): { readonly busy: boolean; readonly tryAgain: () => void } {
  const { state, revalidate } = useRevalidator();
  const [tried, setTried] = useState(false);
  const busy = state === 'loading';
  const tryAgain = async () => {
    if (busy) return;
    if (tried && navigator.onLine) return location.reload();
    setTried(true);
    await revalidate();
  };
  return { busy, tryAgain: () => void tryAgain() };
}
