import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';

interface RunOptions {
  /** Bytes for the standard input of the program. */
  readonly input: Uint8Array;
  readonly seconds: number;
  /** Maximum bytes of what it writes. */
  readonly maxOutput: number;
}

/** The error of a program that did not end by itself with code 0. */
export class ProgramError extends Error {
  /** Whether the program was ended, because it took too long or wrote too much. */
  readonly isKilled: boolean;
  constructor(cause: Error & { readonly killed?: boolean }) {
    super(cause.message.slice(0, 300), { cause });
    this.isKilled = cause.killed ?? false;
  }
}

/**
 * Runs a program of Node with hostile input, in a process of its own with a low priority and nothing of this server's environment, such as
 * secrets. Returns what it writes. Rejects with a `ProgramError`.
 */
export const runProgram = (program: string, args: readonly string[], { input, seconds, maxOutput }: RunOptions) =>
  new Promise<Buffer>((resolve, reject) => {
    const options = { encoding: 'buffer', env: {}, killSignal: 'SIGKILL', maxBuffer: maxOutput } as const;
    const child = execFile(
      process.execPath,
      [program, ...args],
      { ...options, timeout: seconds * 1000 },
      (error, output) => (error ? reject(new ProgramError(error)) : resolve(output)),
    );
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    // It may end before it has read everything.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });
