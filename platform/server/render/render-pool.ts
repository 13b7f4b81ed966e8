import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { FrameKind } from '@platform/contract/remote-routes';
import type { PageRequest, PageResult } from '@platform/contract/render';
import { Piscina } from 'piscina';
import type { Release, ReleaseRoute } from '../releases/release.ts';
import { type PublicApi, serveApi } from './api-port.ts';
import type { BundleFiles } from './bundle.ts';

/** The server halves that a worker can run. */
export interface WorkerFiles {
  readonly shell: BundleFiles;
  readonly remotes: Readonly<Record<string, BundleFiles>>;
}

/** A page request for a worker, with the remote by name. */
export interface RenderTask extends Omit<PageRequest, 'remote' | 'frameOnly' | 'api'> {
  readonly remote: string | null;
  readonly frameOnly?: FrameKind;
}

/** A task with the port over which its loaders fetch data. */
export interface PortedTask extends RenderTask {
  readonly port: MessagePort;
}

/** A route as a worker describes it. `files`: files of the server half. */
export interface DescribedRoute extends Omit<ReleaseRoute, 'chunks'> {
  readonly files: readonly string[];
}

/** Time limit for rendering a page for a visitor, in milliseconds. */
const RENDER_TIMEOUT_MS = 2000;

/** Time limit for a task to start, including the start of a worker; also for describing a remote. In milliseconds. */
const START_TIMEOUT_MS = 10_000;

/** Maximum heap of a worker, in MiB. A worker that exceeds it ends, and its page is sent as a frame. */
const MAX_HEAP_MB = 192;

const THREADS = Math.max(2, availableParallelism());
const WORKER = fileURLToPath(new URL('./render-worker.js', import.meta.url));

/** What pages are rendered with. */
export interface RenderDeps {
  readonly siteData: unknown;
  readonly api: PublicApi;
  /** Returns the path of a stored file in the cache folder. */
  readonly filePath: (sha256: string) => Promise<string>;
}

interface RenderPoolOptions {
  readonly files: WorkerFiles;
  readonly api: PublicApi;
  /** Called when a worker fails outside of a task, such as in a timer that a page left behind. */
  readonly onUncaughtError: (error: unknown) => void;
  readonly threads?: number;
  /** Path of the built worker. */
  readonly worker?: string;
}

/** Workers that render the pages of one release set. */
export type RenderPool = ReturnType<typeof createRenderPool>;

/**
 * Creates workers with an empty environment. A task that throws, hangs, exits or runs out of memory rejects, and a new
 * worker replaces the old one.
 */
export function createRenderPool(options: RenderPoolOptions) {
  const { files, api, onUncaughtError, threads = THREADS, worker = WORKER } = options;
  const pool = new Piscina({
    filename: worker,
    workerData: files,
    env: {},
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    recordTiming: false,
  });
  // Without a listener the error would end the process.
  pool.on('error', onUncaughtError);
  const running = new Set<Promise<unknown>>();

  /** Runs a task with a timeout, so that each task settles. `restart` sets the timeout to `ms` milliseconds from now. */
  async function run<Result>(task: (signal: AbortSignal, restart: (ms: number) => void) => Promise<Result>) {
    // `AbortSignal.timeout` is collected while only the task refers to it.
    const controller = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const restart = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), ms);
    };
    restart(START_TIMEOUT_MS);
    const promise = task(controller.signal, restart);
    running.add(promise);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      running.delete(promise);
    }
  }

  return {
    /** Number of pages that can be rendered at once. */
    width: threads,
    /** Renders a page. Rejects with an `AbortError` if that takes longer than `limit` milliseconds. */
    render: (task: RenderTask, limit = RENDER_TIMEOUT_MS): Promise<PageResult> =>
      run(async (signal, restart) => {
        const { port1, port2 } = new MessageChannel();
        serveApi(port1, api, () => restart(limit));
        try {
          const ported: PortedTask = { ...task, port: port2 };
          return await pool.run(ported, { name: 'render', transferList: [port2], signal });
        } finally {
          port1.close();
        }
      }),
    /** Returns the routes of a remote. */
    describe: (name: string): Promise<DescribedRoute[]> =>
      run((signal) => pool.run(name, { name: 'describe', signal })),
    /** Waits for running tasks, then ends the workers. */
    async close(): Promise<void> {
      await Promise.allSettled(running);
      // Piscina's own close() keeps the pool in memory for another half minute.
      await pool.destroy();
    },
  };
}

/** Returns the files of the releases' server halves. `filePath` puts each into the cache folder. */
export async function workerFiles(
  shell: Pick<Release, 'files'>,
  remotes: readonly Pick<Release, 'name' | 'files'>[],
  filePath: (sha256: string) => Promise<string>,
): Promise<WorkerFiles> {
  const halfOf = async (release: Pick<Release, 'files'>): Promise<BundleFiles> => {
    const own = release.files.filter((file) => file.path.startsWith('server/'));
    const paths = own.map(async (file) => [file.path.slice('server/'.length), await filePath(file.sha256)] as const);
    return Object.fromEntries(await Promise.all(paths));
  };
  const halves = remotes.map(async (remote) => [remote.name, await halfOf(remote)] as const);
  return { shell: await halfOf(shell), remotes: Object.fromEntries(await Promise.all(halves)) };
}
