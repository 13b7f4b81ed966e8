import { useEffect, useState } from 'react';

/** Id of the part of a text that is being read: the last one whose beginning has passed the upper third of the window. */
export function useCurrentPart(parts: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const above = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect, rootBounds, isIntersecting } of entries) {
          const isAbove = isIntersecting || boundingClientRect.top < (rootBounds?.top ?? 0);
          if (isAbove) above.add(target.id);
          else above.delete(target.id);
        }
        setCurrent(parts.findLast(({ id }) => above.has(id))?.id);
      },
      { rootMargin: '0px 0px -66% 0px' },
    );
    for (const { id } of parts) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [parts]);
  return current;
}
