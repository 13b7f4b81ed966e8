import { type RefObject, useLayoutEffect, useRef } from 'react';

const MOTION = { duration: 250, easing: 'ease-out' } as const;

interface Position {
  readonly left: number;
  readonly top: number;
}

/**
 * Animates the items of a list when `order` changes: items that stay move to their new positions, new items rise into view.
 * Animates only `transform` and `opacity`, and not on the first rendering or under `prefers-reduced-motion`. Each item needs
 * a `data-key`. Ignores items that are not displayed. Returns the ref of the list.
 */
export function useItemMotion(order: string): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const positions = useRef<ReadonlyMap<string, Position>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the items have moved when their order has changed
  useLayoutEffect(() => {
    const before = positions.current;
    const items = [...(list.current?.children ?? [])].filter((item) => item instanceof HTMLElement);
    const measure = () => {
      positions.current = new Map(
        items.filter(({ offsetParent }) => offsetParent).map((item) => [keyOf(item), positionOf(item)]),
      );
    };
    // At first in a later frame: measuring at once would force a layout in the task that hydrates the page.
    const frame = before ? 0 : requestAnimationFrame(measure);
    if (before) {
      measure();
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      for (const item of isStill ? [] : items) animate(item, before.get(keyOf(item)), positionOf(item));
    }
    return () => cancelAnimationFrame(frame);
  }, [order]);
  return list;
}

const keyOf = (item: HTMLElement) => item.dataset.key ?? '';

/** Returns a position relative to the list, which scrolling does not change. */
const positionOf = (item: HTMLElement): Position => ({ left: item.offsetLeft, top: item.offsetTop });

function animate(item: HTMLElement, from: Position | undefined, to: Position): void {
  if (!from) {
    item.animate([{ opacity: 0, transform: 'translateY(12px)' }, { opacity: 1 }], MOTION);
  } else if (from.left !== to.left || from.top !== to.top) {
    item.animate([{ transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` }, {}], MOTION);
  }
}
