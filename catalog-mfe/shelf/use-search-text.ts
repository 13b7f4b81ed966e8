import { css, keyframes } from '@emotion/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Time without a key press until the address changes. Browsers refuse more than a few changes per second. */
const TYPING_PAUSE_MS = 250;

const show = keyframes`
  to {
    visibility: visible;
  }
`;

/**
 * Hides the list that the server rendered without the search text, and all below it, until the browser has searched, or for 4 s if no
 * script runs. The shell sets `data-searched` on the document if the address has a search text.
 */
export const hiddenUntilSearched = css`
  html[data-searched] & {
    visibility: hidden;
    animation: ${show} 0s 4s forwards;
  }
`;

/**
 * Returns the search text, which is `q` in the address, a function that changes both, and the text with which the page was
 * opened. In the first rendering both texts are empty, because only the browser reads `q`; they are set before the first paint.
 */
export function useSearchText() {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get('q') ?? '';
  const [text, setText] = useState('');
  const [opened, setOpened] = useState('');
  const known = useRef<string>(undefined);

  useLayoutEffect(() => {
    // Without a search text the state does not change, and the list is not rendered again.
    if (known.current === undefined) setOpened(inAddress);
    if (inAddress === known.current) return;
    known.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  useLayoutEffect(showSearched, []);

  useEffect(() => {
    const trimmed = text.trim();
    if (trimmed === known.current) return;
    const timer = setTimeout(() => {
      known.current = trimmed;
      // After Back, the router's location is updated only once the page is rendered.
      const address = new URLSearchParams(window.location.search);
      if (trimmed === '') address.delete('q');
      else address.set('q', trimmed);
      setSearch(address, { replace: true, preventScrollReset: true });
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, setSearch]);

  return { text, setText, opened };
}

/** Shows the list one frame after the search: elements that move while invisible cause no layout shift. */
function showSearched(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      delete document.documentElement.dataset.searched;
    }),
  );
}
