import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Distance from the end, in px, within which a reader counts as being at the end. */
const END_TOLERANCE = 32;

/**
 * Keeps a scroll container at its end while its content grows or the container shrinks, unless the reader has scrolled up.
 * Change `grown` with the content; change `jump` to scroll to the end in any case. Returns the ref of the container.
 */
export function useStickToEnd(grown: unknown, jump: unknown): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const scrollToEnd = () => {
    if (box.current && isAtEnd.current) box.current.scrollTop = box.current.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrollToEnd reads refs only
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const onScroll = () => {
      isAtEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < END_TOLERANCE;
    };
    current.addEventListener('scroll', onScroll, { passive: true });
    const observer = new ResizeObserver(scrollToEnd);
    observer.observe(current);
    return () => {
      current.removeEventListener('scroll', onScroll);
      observer.disconnect();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed `jump` is the reason to scroll
  useLayoutEffect(() => {
    isAtEnd.current = true;
  }, [jump]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed content is the reason to scroll
  useLayoutEffect(scrollToEnd, [grown, jump]);
  return box;
}
