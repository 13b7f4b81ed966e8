import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The history entries in which the visitor has wanted the whole list, by their keys: Back finds as much as was left. */
const wanted = new Set<string>();

/** Returns whether the whole list is shown on a phone, and a function that shows it and then calls `onShown`. */
export function useWholeList(onShown: () => void): readonly [boolean, () => void] {
  const { key } = useLocation();
  const [isWhole, setWhole] = useState(() => wanted.has(key));
  const shown = useRef(isWhole);
  useLayoutEffect(() => {
    if (!isWhole) return;
    wanted.add(key);
    if (!shown.current) onShown();
    shown.current = true;
  }, [isWhole, key, onShown]);
  return [isWhole, () => setWhole(true)];
}
