import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Milliseconds without a key until the address follows: browsers refuse more than a few changes a second. */
const REST = 250;

/**
 * The text that is searched for, and how to change it. It is in the address as `q`, which only the browser reads: the
 * server renders the list unsearched, and the page's first rendering in the browser is the same.
 */
export function useSearchText(): readonly [string, (text: string) => void] {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get('q') ?? '';
  const [text, setText] = useState('');
  const known = useRef('');

  useEffect(() => {
    if (inAddress === known.current) return;
    known.current = inAddress;
    setText(inAddress);
  }, [inAddress]);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === known.current) return;
    const timer = setTimeout(() => {
      known.current = wanted;
      setSearch((before) => withText(before, wanted), { replace: true, preventScrollReset: true });
    }, REST);
    return () => clearTimeout(timer);
  }, [text, setSearch]);

  return [text, setText];
}

function withText(before: URLSearchParams, text: string): URLSearchParams {
  const after = new URLSearchParams(before);
  if (text === '') after.delete('q');
  else after.set('q', text);
  return after;
}
