import { HEARTBEAT_PATH, type Heartbeat } from '@platform/contract/heartbeat';

/** Time between signs of life, in milliseconds. */
const BEAT_MS = 1000;

/**
 * Gives a worker a sign of life each second. The worker sends the last one's report when none comes for five seconds, in which the page can
 * draw no frame either, and cannot say any more that it hangs. A page that is hidden or left gives none, and the worker waits.
 * @param beat Returns the report that is sent if the page hangs from now on.
 */
export function startHeartbeat(heartbeat: () => Heartbeat): void {
  const worker = new Worker(HEARTBEAT_PATH);
  const say = (sign: Heartbeat) => worker.postMessage(sign);
  const rest = () => say(null);
  const live = () => document.hidden || say(heartbeat());
  live();
  // Asking for frames would keep a page busy that rests.
  setInterval(live, BEAT_MS);
  document.addEventListener('visibilitychange', () => document.hidden && rest());
  addEventListener('pagehide', rest);
  addEventListener('freeze', rest);
}
