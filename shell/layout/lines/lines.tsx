import { importLazily } from '@platform/browser/activity';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Delay after a page is shown, so that painting and input come first. */
const SOON_MS = 400;

/** Events that start the line on a page that begins with lines of its own. */
const STARTS = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const;

/**
 * The line behind the page: parallel lines that run through the space between its contents, down to the numerals in the footer. Its code
 * is loaded soon after a page is shown that has one, and on the visitor's first activity on a page that begins with lines of its own.
 */
export function Lines() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has a line of its own.
  useEffect(() => {
    const shown = new AbortController();
    const started = new AbortController();
    const soon = new Promise((done) => setTimeout(done, SOON_MS));
    const start = async () => {
      if (started.signal.aborted) return;
      started.abort();
      await soon;
      if (shown.signal.aborted || document.querySelector('main [data-no-line]')) return;
      const { runLines } = await importLazily(() => import('./run-lines.ts'));
      if (canvas.current && !shown.signal.aborted) runLines(canvas.current, shown.signal);
    };
    // A visitor may be active before that.
    const signal = AbortSignal.any([shown.signal, started.signal]);
    for (const type of STARTS) addEventListener(type, start, { signal, passive: true });
    void soon.then(() => {
      if (!document.querySelector('main [data-own-lines]')) void start();
    });
    return () => shown.abort();
  }, [pathname]);
  return (
    <div hidden className="page-line">
      <canvas ref={canvas} width={0} height={0} />
    </div>
  );
}
