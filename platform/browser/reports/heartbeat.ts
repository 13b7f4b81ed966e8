import { HEARTBEAT_PATH, type Heartbeat } from '@platform/contract/heartbeat';

/** Time between heartbeats, in milliseconds. */
const INTERVAL_MS = 1000;

/**
 * Sends a heartbeat to a worker every second. If none arrives for five seconds, the page hangs, and the worker sends the report of the last
 * one. A page that is hidden or left pauses the worker.
 * @param heartbeat Returns the report that is sent if the page hangs from now on.
 */
export function startHeartbeat(heartbeat: () => Heartbeat): void {
  const worker = new Worker(HEARTBEAT_PATH);
  const send = (message: Heartbeat) => worker.postMessage(message);
  const pause = () => send(null);
  const beat = () => document.hidden || send(heartbeat());
  beat();
  // `requestAnimationFrame` would keep an idle page busy.
  setInterval(beat, INTERVAL_MS);
  document.addEventListener('visibilitychange', () => document.hidden && pause());
  addEventListener('pagehide', pause);
  addEventListener('freeze', pause);
}
