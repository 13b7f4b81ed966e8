/** Path of the worker that reports a page that hangs. The server has it, because a browser checks no hash of a worker. */
export const HEARTBEAT_PATH = '/assets/heartbeat.js';

/** A page's heartbeat: the report to send if no further heartbeat arrives, and its path. Null: heartbeats are paused. */
export type Heartbeat = { readonly path: string; readonly body: string } | null;
