import { type RefObject, useLayoutEffect, useRef } from 'react';

const MOTION = { duration: 250, easing: 'ease-out' } as const;

/**
 * Lets the items of a list glide to where they go when others come or leave, and those that come rise into view. Only
 * `transform` and `opacity` move, and nothing on the first rendering or for those who want no motion. `order` changes
 * whenever the items do; each has a `data-key`.
 */
export function useMoves(order: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const places = useRef<ReadonlyMap<string, Place>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the items have moved when their order has changed
  useLayoutEffect(() => {
    if (!list.current) return;
    const before = places.current;
    const items = itemsOf(list.current);
    places.current = new Map(items.map((item) => [keyOf(item), placeOf(item)]));
    if (!before || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const item of items) move(item, before.get(keyOf(item)), placeOf(item));
  }, [order]);
  return list;
}

interface Place {
  readonly left: number;
  readonly top: number;
}

const itemsOf = (list: HTMLElement) => [...list.children].filter((item) => item instanceof HTMLElement);
const keyOf = (item: HTMLElement) => item.dataset.key ?? '';

/** In the list: how far the page is scrolled makes no difference. */
const placeOf = (item: HTMLElement): Place => ({ left: item.offsetLeft, top: item.offsetTop });

function move(item: HTMLElement, from: Place | undefined, to: Place): void {
  if (!from) {
    item.animate([{ opacity: 0, transform: 'translateY(12px)' }, { opacity: 1 }], MOTION);
  } else if (from.left !== to.left || from.top !== to.top) {
    item.animate([{ transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` }, {}], MOTION);
  }
}
