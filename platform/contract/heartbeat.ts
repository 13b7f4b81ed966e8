/** Path of the worker that reports a page that hangs. The server has it, because a browser checks no hash of a worker. */
export const HEARTBEAT_PATH = '/assets/heartbeat.js';

/** A page's sign of life: the report that is sent if it is the last, and where to. Null: the page rests, and none is to come. */
export type Heartbeat = { readonly path: string; readonly body: string } | null;
