import type { Point } from '@studio/ui/lines/springs';

/** Calls `moved` when the mouse, the pen or the first finger moves, until `signal` aborts. Does not delay scrolling. */
export function onPointer(moved: (point: Point) => void, signal: AbortSignal): void {
  const options = { signal, passive: true };
  const toPoint = ({ clientX, clientY }: { clientX: number; clientY: number }) => moved({ x: clientX, y: clientY });
  addEventListener('pointermove', toPoint, options);
  const onTouch = ({ touches: [finger] }: TouchEvent) => finger && toPoint(finger);
  addEventListener('touchstart', onTouch, options);
  addEventListener('touchmove', onTouch, options);
}
