import type { Point } from '@studio/ui/lines/springs';

/**
 * Until `signal` aborts, calls `moved` when the primary pointer moves or touches, and `left` when it leaves the page or scrolls. Does not
 * delay scrolling.
 */
export function onPointer(moved: (point: Point) => void, left: () => void, signal: AbortSignal): void {
  const options = { signal, passive: true };
  const onMove = ({ clientX, clientY, isPrimary }: PointerEvent) => isPrimary && moved({ x: clientX, y: clientY });
  addEventListener('pointerdown', onMove, options);
  addEventListener('pointermove', onMove, options);
  addEventListener('pointercancel', left, options);
  // A finger leaves after each touch: the line stays as it is.
  const onLeave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && left();
  document.documentElement.addEventListener('pointerleave', onLeave, options);
}
