import { useEffect, useState } from 'react';

/**
 * The upper third of the window and all that is above it, however far: what leaves it, leaves it downwards. Without what is
 * above, nobody would be told of a heading that jumps from there to below the third.
 */
const PASSED = '1000000px 0px -66% 0px';

/** Id of the part of a text that is being read: the last one whose beginning has passed the upper third of the window. */
export function useCurrentPart(parts: readonly { readonly id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const passed = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) passed.add(target.id);
          else passed.delete(target.id);
        }
        setCurrent(parts.findLast(({ id }) => passed.has(id))?.id);
      },
      { rootMargin: PASSED },
    );
    for (const { id } of parts) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [parts]);
  return current;
}
