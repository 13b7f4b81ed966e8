import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** How near the end counts as there, in pixels. */
const NEAR = 32;

/**
 * Keeps a scrolled box at its end while what is in it grows or the box shrinks, if the reader is there; who reads further up
 * stays there.
 * `grown` changes with every growth; `jump` with what is to be seen in any case, such as the reader's own message.
 */
export function useStickToEnd(grown: unknown, jump: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const now = box.current;
    const look = () => {
      if (now) isAtEnd.current = now.scrollHeight - now.scrollTop - now.clientHeight < NEAR;
    };
    if (!now) return;
    now.addEventListener('scroll', look, { passive: true });
    const resized = new ResizeObserver(() => {
      if (isAtEnd.current) now.scrollTop = now.scrollHeight;
    });
    resized.observe(now);
    return () => {
      now.removeEventListener('scroll', look);
      resized.disconnect();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another jump is the reason to jump
  useLayoutEffect(() => {
    isAtEnd.current = true;
  }, [jump]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: growth is the reason to scroll
  useLayoutEffect(() => {
    const now = box.current;
    if (now && isAtEnd.current) now.scrollTop = now.scrollHeight;
  }, [grown, jump]);
  return box;
}
