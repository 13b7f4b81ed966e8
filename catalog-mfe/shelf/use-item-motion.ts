import { type RefObject, useLayoutEffect, useRef } from 'react';

const MOTION = { duration: 250, easing: 'ease-out' } as const;

interface Place {
  readonly left: number;
  readonly top: number;
}

/**
 * Animates the items of a list when `order` changes: items that stay glide to their new places, new items rise into view.
 * Animates only `transform` and `opacity`, and not on the first rendering or under `prefers-reduced-motion`. Each item needs
 * a `data-key`; items that are not displayed are left alone. Returns the ref of the list.
 */
export function useItemMotion(order: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const places = useRef<ReadonlyMap<string, Place>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the items have moved when their order has changed
  useLayoutEffect(() => {
    const before = places.current;
    const items = [...(list.current?.children ?? [])].filter((item) => item instanceof HTMLElement);
    const remember = () => {
      places.current = new Map(
        items.filter(({ offsetParent }) => offsetParent).map((item) => [keyOf(item), placeOf(item)]),
      );
    };
    // At first in a frame of its own: to ask for places at once would lay the page out within the task that hydrates it.
    const frame = before ? 0 : requestAnimationFrame(remember);
    if (before) {
      remember();
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      for (const item of isStill ? [] : items) animate(item, before.get(keyOf(item)), placeOf(item));
    }
    return () => cancelAnimationFrame(frame);
  }, [order]);
  return list;
}

const keyOf = (item: HTMLElement) => item.dataset.key ?? '';

/** Relative to the list, so that scrolling makes no difference. */
const placeOf = (item: HTMLElement): Place => ({ left: item.offsetLeft, top: item.offsetTop });

function animate(item: HTMLElement, from: Place | undefined, to: Place): void {
  if (!from) {
    item.animate([{ opacity: 0, transform: 'translateY(12px)' }, { opacity: 1 }], MOTION);
  } else if (from.left !== to.left || from.top !== to.top) {
    item.animate([{ transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` }, {}], MOTION);
  }
}
