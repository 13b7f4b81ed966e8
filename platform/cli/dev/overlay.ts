import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

/** Paths of the overlay's script and of its events. No page of a site can have them. */
const SCRIPT = '/@dev/overlay.js';
const STATUS = '/@dev/status';

/** Path at which a page finds out whether it was rendered by the sources that its scripts are made of: `true` or `false`. */
export const CURRENT = '/@dev/current/';

/**
 * Returns the element that loads the overlay.
 * @param builds Ids of the compilations by which the page was rendered. Unset: the site has rendered it, by a preview or what is live.
 */
export const overlayTag = ({ reloads }: DevStatus, builds?: string): string => {
  const current = builds === undefined ? '' : ` data-current="${CURRENT}${encodeURIComponent(builds)}"`;
  return `<script defer src="${SCRIPT}" data-reloads="${reloads}"${current}></script>`;
};

/**
 * The overlay: a list of errors in the sources, in front of the page. It writes text only and sets styles by the object model, so that
 * it works under a page's policy. It reloads the page when newer sources can be shown.
 */
const script = `const { reloads } = document.currentScript.dataset;
const overlay = document.createElement('pre');
overlay.id = 'dev-overlay';
overlay.setAttribute('role', 'alert');
Object.assign(overlay.style, {
  position: 'fixed', inset: 'auto 0 0', maxHeight: '50vh', overflow: 'auto', zIndex: '2147483647', margin: '0', padding: '16px',
  background: '#1a1020', color: '#ffd5d5', font: '14px/1.5 ui-monospace, monospace', whiteSpace: 'pre-wrap',
});
new EventSource('${STATUS}').addEventListener('message', ({ data }) => {
  const status = JSON.parse(data);
  if (status.reloads > Number(reloads)) return location.reload();
  overlay.textContent = status.errors.join('\\n');
  if (status.errors.length === 0) overlay.remove();
  else document.body.append(overlay);
});
`;

/** Interval of heartbeats to a page, by which a closed one is noticed, in milliseconds. */
const HEARTBEAT_MS = 15_000;

/** Creates the routes of the overlay. */
export function createOverlay(board: StatusBoard): Hono {
  return new Hono()
    .get(SCRIPT, (c) => c.body(script, 200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }))
    .get(STATUS, (c) =>
      streamSSE(c, async (stream) => {
        const unfollow = board.follow((status) => void stream.writeSSE({ data: JSON.stringify(status) }));
        const heartbeat = setInterval(() => void stream.writeSSE({ event: 'heartbeat', data: '' }), HEARTBEAT_MS);
        await new Promise<void>((resolve) => stream.onAbort(resolve));
        clearInterval(heartbeat);
        unfollow();
      }),
    );
}

/** Status of the sources, sent to pages by `npm run dev`. */
export interface DevStatus {
  readonly errors: readonly string[];
  /** Number of times that newer sources could be shown. A page of an earlier number reloads. */
  readonly reloads: number;
}

export interface StatusBoard {
  readonly status: DevStatus;
  /** Replaces the errors of one check. */
  setErrors(check: string, errors: readonly string[]): void;
  reload(): void;
  /** Calls `listener` with the status, now and after each change. Returns a function that ends it. */
  follow(listener: (status: DevStatus) => void): () => void;
}

/** Creates the status of the sources, which pages follow. */
export function createStatusBoard(): StatusBoard {
  const errors = new Map<string, readonly string[]>();
  const listeners = new Set<(status: DevStatus) => void>();
  let reloads = 0;
  const status = () => ({ errors: [...errors.values()].flat(), reloads });
  const broadcast = () => {
    for (const listener of listeners) listener(status());
  };
  return {
    get status() {
      return status();
    },
    setErrors(check, checkErrors) {
      errors.set(check, checkErrors);
      broadcast();
    },
    reload() {
      reloads += 1;
      broadcast();
    },
    follow(listener) {
      listeners.add(listener);
      listener(status());
      return () => listeners.delete(listener);
    },
  };
}
