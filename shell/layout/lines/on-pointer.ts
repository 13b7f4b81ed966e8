import type { Point } from '@studio/ui/lines/springs';
import { BARE } from './measure.ts';

/**
 * Calls `moved` when the mouse, the pen or the first finger moves or touches, until `signal` aborts, and `left` when it leaves the
 * page, is over lines of the page's own, or scrolls. Does not delay scrolling.
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
  // A finger leaves after each touch: the lines come to where it was.
  const onLeave = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && left();
  document.documentElement.addEventListener('pointerleave', onLeave, options);
}
