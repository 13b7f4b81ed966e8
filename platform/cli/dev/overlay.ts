import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { News, NewsDesk } from './news.ts';

/** Paths of the overlay's script and of the news. No page of a site begins so. */
const SCRIPT = '/@dev/overlay.js';
const NEWS = '/@dev/news';

/** Returns the element by which a page loads the overlay. */
export const overlayTag = ({ shown }: News): string => `<script defer src="${SCRIPT}" data-shown="${shown}"></script>`;

/**
 * The overlay: a list of what is wrong with the sources, in front of the page. It writes text only and sets styles by the object model,
 * so that it works under a page's policy. It loads the page again when newer sources can be shown.
 */
const script = `const { shown } = document.currentScript.dataset;
const overlay = document.createElement('pre');
overlay.id = 'dev-overlay';
overlay.setAttribute('role', 'alert');
Object.assign(overlay.style, {
  position: 'fixed', inset: 'auto 0 0', maxHeight: '50vh', overflow: 'auto', zIndex: '2147483647', margin: '0', padding: '16px',
  background: '#1a1020', color: '#ffd5d5', font: '14px/1.5 ui-monospace, monospace', whiteSpace: 'pre-wrap',
});
new EventSource('${NEWS}').addEventListener('message', ({ data }) => {
  const news = JSON.parse(data);
  if (news.shown > Number(shown)) return location.reload();
  overlay.textContent = news.faults.join('\\n');
  if (news.faults.length === 0) overlay.remove();
  else document.body.append(overlay);
});
`;

/** Time between two signs of life to a page, so that a closed one is noticed, in milliseconds. */
const ALIVE_MS = 15_000;

/** Creates the routes of the overlay. */
export function createOverlay(desk: NewsDesk): Hono {
  return new Hono()
    .get(SCRIPT, (c) => c.body(script, 200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }))
    .get(NEWS, (c) =>
      streamSSE(c, async (stream) => {
        const unfollow = desk.follow((news) => void stream.writeSSE({ data: JSON.stringify(news) }));
        const alive = setInterval(() => void stream.writeSSE({ event: 'alive', data: '' }), ALIVE_MS);
        await new Promise<void>((resolve) => stream.onAbort(resolve));
        clearInterval(alive);
        unfollow();
      }),
    );
}
