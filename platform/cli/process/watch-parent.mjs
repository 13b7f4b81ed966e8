import { isMainThread } from 'node:worker_threads';

// Loaded into each program that a command starts (`startChild`): a command that is killed can end nothing itself.

/** How often it is looked whether the command still runs, in milliseconds. */
const INTERVAL_MS = 500;

const { COMMAND_PID, COMMAND_NODE_OPTIONS } = process.env;

// What this program starts is its own: a render process may not even read this file.
if (isMainThread && COMMAND_PID) {
  if (COMMAND_NODE_OPTIONS) process.env.NODE_OPTIONS = COMMAND_NODE_OPTIONS;
  else delete process.env.NODE_OPTIONS;
  delete process.env.COMMAND_PID;
  delete process.env.COMMAND_NODE_OPTIONS;
  setInterval(() => {
    if (!isRunning(Number(COMMAND_PID))) process.exit();
  }, INTERVAL_MS).unref();
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
