import styled from '@emotion/styled';
import { importLazily } from '@platform/browser/activity';
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

/** Delay after hydration, so that painting and input come first. */
const SOON_MS = 300;

/** Events that start the lines on a page that begins with lines of its own. */
const STARTS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

/**
 * A sheaf of lines behind the page: parallel lines that lead from heading to heading and follow the pointer, a still for visitors who
 * prefer no motion. Its code is loaded on the visitor's first activity, or soon after hydration on a page that does not begin with lines
 * of its own.
 */
export function Lines() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const mounted = new AbortController();
    const started = new AbortController();
    const start = () => {
      if (mounted.signal.aborted || started.signal.aborted) return;
      started.abort();
      void importLazily(() => import('./run-lines.ts')).then(
        ({ runLines }) => canvas.current && !mounted.signal.aborted && runLines(canvas.current, mounted.signal),
      );
    };
    const signal = AbortSignal.any([mounted.signal, started.signal]);
    for (const type of STARTS) addEventListener(type, start, { signal, passive: true });
    if (!document.querySelector('main [data-own-lines]')) setTimeout(start, SOON_MS);
    return () => mounted.abort();
  }, []);
  return <Canvas ref={canvas} aria-hidden="true" width={0} height={0} />;
}
