import type { Point } from '@studio/ui/lines/springs';
import { BARE } from './measure.ts';

/**
 * Until `signal` aborts, calls `moved` when the primary pointer moves or touches, and `left` when it leaves the page, is over the page's
 * own lines, or scrolls. Does not delay scrolling.
 */
export function onPointer(moved: (point: Point) => void, left: () => void, signal: AbortSignal): void {
  const options = { signal, passive: true };
  const onMove = ({ clientX, clientY, isPrimary, target }: PointerEvent) => {
    if (target instanceof Element && target.closest(BARE)) left();
    else if (isPrimary) moved({ x: clientX, y: clientY });
  };
  addEventListener('pointerdown', onMove, options);
  addEventListener('pointermove', onMove, options);
  addEventListener('pointercancel', left, options);
  // A finger leaves after each touch: the lines stay at its last position.
  const onLeave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && left();
  document.documentElement.addEventListener('pointerleave', onLeave, options);
}
