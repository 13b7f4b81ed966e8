import { importLazily, onActivity } from '@platform/browser/activity';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Delay after a page is shown, so that painting and input come first. */
const SOON_MS = 400;

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
    const active = new Promise<void>((resolve) => shown.signal.addEventListener('abort', onActivity(resolve)));
    const start = async () => {
      await new Promise((resolve) => setTimeout(resolve, SOON_MS));
      if (document.querySelector('main [data-own-lines]')) await active;
      if (shown.signal.aborted || document.querySelector('main [data-no-line]')) return;
      const { runLines } = await importLazily(() => import('./run-lines.ts'));
      if (canvas.current && !shown.signal.aborted) runLines(canvas.current, shown.signal);
    };
    void start();
    return () => shown.abort();
  }, [pathname]);
  return (
    <div hidden className="page-line">
      <canvas ref={canvas} width={0} height={0} />
    </div>
  );
}
