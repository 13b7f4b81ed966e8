import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { onPointer } from './on-pointer.ts';

/** Behind the content of the page, in front of its background. It has no size until the lines run. */
const Canvas = styled.canvas`
  position: fixed;
  z-index: -1;
  inset: 0 auto auto 0;
  pointer-events: none;
  @media print, (forced-colors: active), (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

/** The lines that follow the pointer. Their code is loaded when it first moves, and never for visitors who prefer no motion. */
export function Lines() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const mounted = new AbortController();
    const first = new AbortController();
    onPointer(
      (point) => {
        if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
        first.abort();
        import('./run-lines.ts').then(
          ({ runLines }) => {
            const element = canvas.current;
            if (!element || mounted.signal.aborted) return;
            mounted.signal.addEventListener('abort', runLines(element, point));
          },
          (error: unknown) => console.warn('The lines that follow the pointer could not be loaded', error),
        );
      },
      AbortSignal.any([mounted.signal, first.signal]),
    );
    return () => mounted.abort();
  }, []);
  return <Canvas ref={canvas} aria-hidden="true" width={0} height={0} />;
}
