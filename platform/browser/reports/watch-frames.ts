/** Time between signs of life, in milliseconds. */
const BEAT_MS = 1000;

/** A report, and where it is sent. */
export interface Beat {
  readonly path: string;
  readonly body: string;
}

/**
 * Gives a worker a sign of life with each second's frame. The worker sends the last one's report when none comes for five seconds: the page
 * cannot say any more that it hangs. A page that is hidden or left gives none, and the worker waits.
 * @param beat Returns the report that is sent if the page hangs from now on.
 */
export function watchFrames(beat: () => Beat): void {
  const worker = new Worker(new URL(/* webpackChunkName: "heartbeat" */ './heartbeat.ts', import.meta.url));
  const rest = () => worker.postMessage(null);
  setInterval(
    () => document.hidden || requestAnimationFrame(() => document.hidden || worker.postMessage(beat())),
    BEAT_MS,
  );
  document.addEventListener('visibilitychange', () => document.hidden && rest());
  addEventListener('pagehide', rest);
  addEventListener('freeze', rest);
}
