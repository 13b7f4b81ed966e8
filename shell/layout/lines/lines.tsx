import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';

/** Behind the content of the page, in front of its background. It has no size until the lines run. */
const Canvas = styled.canvas`
  position: fixed;
  z-index: -1;
  inset: 0 auto auto 0;
  pointer-events: none;
  @media (prefers-reduced-motion: reduce) {
    position: absolute;
  }
  @media print, (forced-colors: active) {
    display: none;
  }
`;

/** Pause after hydration, in which the browser paints and answers first. */
const SOON_MS = 300;

/** What the lines wait for on a page that begins with lines of its own. */
const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

/**
 * The sheaf of lines that leads through the page and follows the pointer; a still for visitors who prefer no motion. Its code is
 * loaded at the first sign of a visitor, or soon after hydration on a page that does not begin with lines of its own.
 */
export function Lines() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const mounted = new AbortController();
    const started = new AbortController();
    const start = () => {
      if (mounted.signal.aborted || started.signal.aborted) return;
      started.abort();
      import('./run-lines.ts').then(
        ({ runLines }) => canvas.current && !mounted.signal.aborted && runLines(canvas.current, mounted.signal),
        (error: unknown) => console.warn('The lines behind the page could not be loaded', error),
      );
    };
    const signal = AbortSignal.any([mounted.signal, started.signal]);
    for (const sign of SIGNS) addEventListener(sign, start, { signal, passive: true });
    if (!document.querySelector('main [data-own-lines]')) setTimeout(start, SOON_MS);
    return () => mounted.abort();
  }, []);
  return <Canvas ref={canvas} aria-hidden="true" width={0} height={0} />;
}
