import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { TimeLimitError } from '../render/render-process.ts';
import type { Checks } from './check-program.ts';

/** Maximum heap of a thread, in MiB. 500,000 characters of styles take some 200. */
const MAX_HEAP_MB = 256;

/** Time after which an idle thread ends, in milliseconds. */
const IDLE_MS = 10_000;

const PROGRAM = new URL('./check-program.js', import.meta.url);

/** Runs a check. Rejects with a `TimeLimitError` if it takes longer than `ms` milliseconds, or with what ended its thread. */
export type RunCheck = <Name extends keyof Checks>(
  name: Name,
  argument: Parameters<Checks[Name]>[0],
  ms: number,
) => Promise<ReturnType<Checks[Name]>>;

/**
 * Returns a function that runs each check in a thread without another check: the texts are a team's, and reading them can take seconds,
 * in which the main thread serves visitors. A check that fails or takes too long ends its thread. The texts of a release are moved to the
 * thread: copying them would take the main thread up to 0.1 s.
 * @param program The built `check-program.ts`.
 */
export function createCheckThreads(program: string | URL = PROGRAM): RunCheck {
  const idle = new Map<Worker, NodeJS.Timeout>();

  function take(): Worker {
    const [worker] = idle.keys();
    if (!worker) return new Worker(program, { env: {}, resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } });
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    return worker;
  }

  function putBack(worker: Worker): void {
    const end = () => {
      idle.delete(worker);
      void worker.terminate();
    };
    idle.set(worker, setTimeout(end, IDLE_MS).unref());
    worker.unref();
  }

  return async (name, argument, ms) => {
    const worker = take();
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), ms);
    try {
      worker.postMessage([name, argument], 'texts' in argument ? buffersOf(argument.texts) : []);
      const [result] = await once(worker, 'message', { signal: late.signal });
      putBack(worker);
      return result;
    } catch (error) {
      void worker.terminate();
      throw late.signal.aborted ? new TimeLimitError(ms) : error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Returns the buffers that have one text each. */
const buffersOf = (texts: ReadonlyMap<string, Uint8Array>): ArrayBuffer[] =>
  [...texts.values()].flatMap(({ buffer, byteLength }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  );
