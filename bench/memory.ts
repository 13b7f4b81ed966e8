import { readFile, rm } from 'node:fs/promises';

/** Options for Node with which a server answers `heapMegabytes`. */
export const HEAP_PROBE = ['--expose-gc', '--import', './bench/heap-probe.mjs'] as const;

/** Returns the resident memory of a process in megabytes. Linux only. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / 1e6;
}

/**
 * Lets a server collect its garbage, and returns the megabytes that are in use then. The server runs with `HEAP_PROBE`, and with `file` as
 * HEAP_FILE.
 */
export async function heapMegabytes(pid: number, file: string): Promise<number> {
  await rm(file, { force: true });
  process.kill(pid, 'SIGWINCH');
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text.endsWith('\n')) return Number(text) / 1e6;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Ticks of the processor's time in a second, in Linux's `/proc`. */
const TICKS_PER_S = 100;

/** Returns the seconds for which a process has used processors so far, all its threads together. Linux only. */
export async function processorSeconds(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in parentheses, may contain spaces. `utime` and `stime` are the fields 14 and 15.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S;
}
