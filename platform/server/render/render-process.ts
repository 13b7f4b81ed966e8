import { messageOf } from '../start-error.ts';
import { type ApiRead, hashOfResponse, type PublicApi, readApi } from './api-reads.ts';
import { type FromProcess, readMessages, type ServerBundle, send, type ToProcess } from './messages.ts';
import type { Sandbox } from './sandbox.ts';

/** Time limit for the first task of a process to begin, including the start of the process, in milliseconds. */
export const START_TIMEOUT_MS = 10_000;

/** Maximum number of requests to the API for one task. */
export const MAX_API_REQUESTS = 100;

/** A task for a process, and its time limit in milliseconds: to begin, unless it is the first one, and once it has begun. */
export interface ProcessTask {
  readonly message: Extract<ToProcess, { type: 'render' | 'describe' | 'list' }>;
  readonly limit: number;
}

/** The result of a task, and what it read from the API. */
export type ProcessResult = Extract<FromProcess, { type: 'rendered' | 'described' }> & {
  readonly reads: readonly ApiRead[];
};

/** A process that runs the shell's server bundle and that of one remote, or of none. */
export type RenderProcess = ReturnType<typeof startRenderProcess>;

interface ProcessOptions {
  readonly sandbox: Sandbox;
  /** Text of the built `render-program.ts`. */
  readonly program: string;
  readonly shell: ServerBundle;
  readonly fileOrigin: string;
  readonly remote: { readonly name: string; readonly files: ServerBundle } | null;
  readonly api: PublicApi;
  /** Whether it runs at a lower priority. Default: false. */
  readonly isBackground?: boolean;
  /** Called when something fails that no task waits for, such as a timer that a page left behind. */
  readonly onUncaughtError: (error: unknown) => void;
}

interface RunningTask {
  readonly limit: number;
  readonly resolve: (result: ProcessResult) => void;
  readonly reject: (error: unknown) => void;
  timer: NodeJS.Timeout;
  hasBegun: boolean;
  requests: number;
  readonly reads: ApiRead[];
}

/** Starts a process. It runs one task at a time; a task that hangs, or whose process misbehaves, ends the process. */
export function startRenderProcess({
  sandbox,
  program,
  shell,
  fileOrigin,
  remote,
  api,
  isBackground,
  onUncaughtError,
}: ProcessOptions) {
  const { channel, ended, kill } = sandbox.start(program, isBackground);
  let current: RunningTask | undefined;
  let isEnded = false;
  let isFirst = true;
  let requestsWithoutTask = 0;
  const [name, bundle] = [remote?.name ?? null, remote?.files ?? {}];
  send(channel, { type: 'open', fileOrigin, shell, name, remote: bundle });

  /** Takes the running task from the process, to settle it. */
  function takeTask(): RunningTask | undefined {
    const task = current;
    clearTimeout(task?.timer);
    current = undefined;
    return task;
  }

  /** Ends the process. The running task rejects with `error`, or with what ended the process. */
  function end(error?: unknown): void {
    isEnded = true;
    kill();
    const task = takeTask();
    if (error !== undefined) (task?.reject ?? onUncaughtError)(error);
    else task?.reject(new Error('The process was ended'));
  }

  void ended.then((reason) => !isEnded && end(new Error(`The render process ended: ${reason}`)));

  readMessages(
    channel,
    (message) => {
      if (!isEnded) receive(message);
      return !isEnded;
    },
    (cause) => end(new Error(`The render process sent a message that is not allowed: ${messageOf(cause)}`, { cause })),
  );

  function receive(message: FromProcess): void {
    const isResult = ['rendered', 'described', 'failed'].includes(message.type);
    if (isResult && !current) {
      end(new Error('The render process sent a result without a task'));
      return;
    }
    switch (message.type) {
      case 'started':
        begin();
        break;
      case 'request':
        void respond(message.id, message.path);
        break;
      case 'failed':
        takeTask()?.reject(errorOf(message));
        break;
      case 'uncaught':
        end(errorOf(message));
        break;
      default: {
        const task = takeTask();
        task?.resolve({ ...message, reads: task.reads });
      }
    }
  }

  /** Restarts the time limit of the running task, once: a task ends at a time that its code cannot change. */
  function begin(): void {
    if (!current || current.hasBegun) {
      end(new Error('The render process sent twice that a task has begun'));
      return;
    }
    current.hasBegun = true;
    clearTimeout(current.timer);
    current.timer = timeLimit(current.limit);
  }

  const timeLimit = (ms: number) => setTimeout(() => end(new TimeLimitError(ms)), ms);

  async function respond(id: number, path: string): Promise<void> {
    const task = current;
    if (!task) {
      // Loaders of a page that was rendered can still run.
      requestsWithoutTask += 1;
      if (requestsWithoutTask > MAX_API_REQUESTS) end(new Error('The render process sent requests without a task'));
      return;
    }
    task.requests += 1;
    if (task.requests > MAX_API_REQUESTS) {
      return end(new Error(`The page sent more than ${MAX_API_REQUESTS} requests to the API`));
    }
    const response = await readApi(api, path);
    task.reads.push({ path, sha256: hashOfResponse(response) });
    if (!isEnded) send(channel, { type: 'response', id, ...response });
  }

  return {
    remote: remote?.name ?? null,
    /** Runs a task. Rejects with a `TimeLimitError` if it takes too long. */
    run: ({ message, limit }: ProcessTask): Promise<ProcessResult> =>
      new Promise((resolve, reject) => {
        if (isEnded) return reject(new Error('The render process has ended'));
        const timer = timeLimit(isFirst ? Math.max(START_TIMEOUT_MS, limit) : limit);
        isFirst = false;
        current = { limit, resolve, reject, hasBegun: false, requests: 0, reads: [], timer };
        send(channel, message);
      }),
    end: () => end(),
    get isEnded() {
      return isEnded;
    },
    /** Resolves when the process has ended. */
    ended,
  };
}

/** A task took too long; its process was ended. */
export class TimeLimitError extends Error {
  override name = 'TimeLimitError';
  constructor(ms: number) {
    super(`aborted after ${ms / 1000} s`);
  }
}

/** Returns an error as the process described it. */
function errorOf({ message, stack }: { readonly message: string; readonly stack?: string | undefined }): Error {
  const error = new Error(message);
  if (stack !== undefined) error.stack = stack;
  return error;
}
