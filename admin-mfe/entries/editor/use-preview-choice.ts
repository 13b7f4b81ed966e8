import { useState, useSyncExternalStore } from 'react';

/** Key of the choice in localStorage. */
const KEY = 'editor-preview';

/** Screens on which form and preview are beside each other. */
const WIDE = '(min-width: 64rem)';

/**
 * Returns whether the preview of an entry is shown: on wide screens unless it was hidden, which this device keeps, on others when it is
 * chosen.
 */
export function usePreviewChoice(isPossible: boolean) {
  const isWide = useSyncExternalStore(onWidthChange, () => matchMedia(WIDE).matches);
  const [isBeside, setBeside] = useState(() => !isHidden());
  const [isInPlace, setInPlace] = useState(false);
  return {
    isPossible,
    isShown: isPossible && (isWide ? isBeside : isInPlace),
    toggle: () => {
      if (!isWide) return setInPlace(!isInPlace);
      keep(isBeside);
      setBeside(!isBeside);
    },
  };
}

function onWidthChange(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function isHidden(): boolean {
  try {
    return localStorage.getItem(KEY) === 'hidden';
  } catch {
    return false;
  }
}

function keep(isNowHidden: boolean): void {
  try {
    if (isNowHidden) localStorage.setItem(KEY, 'hidden');
    else localStorage.removeItem(KEY);
  } catch (error) {
    console.warn('The choice could not be kept', error);
  }
}
