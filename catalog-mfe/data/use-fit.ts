import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** How much something `width` px wide must shrink to fit into an element; 1 where there is room, or until that is known. */
export function useFit(width: number): readonly [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<number>();
  useLayoutEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setRoom(entry?.contentRect.width));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, room === undefined ? 1 : Math.min(1, room / width)];
}
