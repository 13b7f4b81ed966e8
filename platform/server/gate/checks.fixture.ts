import { check } from './check-program.ts';
import type { RunCheck } from './check-threads.ts';

/** Runs a check in this thread. */
export const runCheckHere: RunCheck = async (name, argument) => check(name, argument);
