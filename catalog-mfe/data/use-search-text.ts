import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Milliseconds without a key until the address follows: browsers refuse more than a few changes a second. */
const REST = 250;

/** A text that is searched for. */
export interface SearchText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** What was searched for when the page was opened. */
  readonly opened: string;
}

/**
 * The text that is searched for, and how to change it. It is in the address as `q`, which only the browser reads: the
 * server renders the list unsearched, and so is the page's first rendering in the browser. That one is never painted: the
 * text of the address comes before. `data-searched` is the document's: what the server sent was not searched yet.
 */
export function useSearchText(): SearchText {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get('q') ?? '';
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<string>();
  const known = useRef('');

  useLayoutEffect(() => {
    setOpened((before) => before ?? inAddress);
    if (inAddress === known.current) return;
    known.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  useLayoutEffect(showSearched, []);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === known.current) return;
    const timer = setTimeout(() => {
      known.current = wanted;
      setSearch((before) => withText(before, wanted), { replace: true, preventScrollReset: true });
    }, REST);
    return () => clearTimeout(timer);
  }, [text, setSearch]);

  return { text, setText, opened: opened ?? '' };
}

/**
 * What the server sent unsearched is seen again in the frame after the one in which it was searched: what moves unseen moves
 * nothing.
 */
function showSearched(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      delete document.documentElement.dataset.searched;
    }),
  );
}

function withText(before: URLSearchParams, text: string): URLSearchParams {
  const after = new URLSearchParams(before);
  if (text === '') after.delete('q');
  else after.set('q', text);
  return after;
}
