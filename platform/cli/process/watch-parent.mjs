import { isMainThread } from 'node:worker_threads';

// Imported by each program that a command starts (`startChild`): a command that is killed cannot end its children.

/** How often the command is checked, in milliseconds. */
const INTERVAL_MS = 500;

const { COMMAND_PID, COMMAND_NODE_OPTIONS } = process.env;

// Children of this program do not import this file: a render process may not read it.
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
