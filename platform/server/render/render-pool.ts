import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { FrameKind } from '@platform/contract/remote-routes';
import type { PageRequest, PageResult } from '@platform/contract/render';
import { Piscina } from 'piscina';
import type { Release, ReleaseRoute } from '../releases/release.ts';
import { type PublicApi, serveApi } from './api-port.ts';
import type { BundleFiles } from './bundle.ts';
import { createTimeout } from './timeout.ts';

/** The server halves a worker can run. */
export interface WorkerFiles {
  readonly shell: BundleFiles;
  readonly remotes: Readonly<Record<string, BundleFiles>>;
}

/** A page request as it is sent to a worker: the owner by name. */
export interface RenderTask extends Omit<PageRequest, 'remote' | 'frameOnly' | 'api'> {
  readonly remote: string | null;
  readonly frameOnly?: FrameKind;
}

/** A task with the port over which its loaders ask for data. */
export interface PortedTask extends RenderTask {
  readonly port: MessagePort;
}

/** A route as a worker describes it: `files` are files of the server half. */
export interface DescribedRoute extends Omit<ReleaseRoute, 'chunks'> {
  readonly files: readonly string[];
}

/** Workers that render the pages of one release set. */
export interface RenderPool {
  /** Rejects with an `AbortError` when the page takes longer than `limit` milliseconds, by default a visitor's limit. */
  render(task: RenderTask, limit?: number): Promise<PageResult>;
  describe(name: string): Promise<DescribedRoute[]>;
  /** How many pages can be rendered at once. */
  readonly width: number;
  /** Lets running tasks end, then ends the workers. */
  close(): Promise<void>;
}

/** Time a page may take to render, in milliseconds; docs/architecture.md, a page's way. */
const RENDER_TIMEOUT_MS = 2000;

/** Time a task may wait for a worker, which may have to be started first; also the time to describe a remote. */
const START_TIMEOUT_MS = 10_000;

/** Heap a worker may use, in MiB. Reaching it ends the worker, and costs that page its server rendering. */
const WORKER_HEAP = 192;

const THREADS = Math.max(2, availableParallelism());
const WORKER = fileURLToPath(new URL('./render-worker.js', import.meta.url));

export interface RenderPoolOptions {
  readonly files: WorkerFiles;
  /** What loaders may ask for. */
  readonly api: PublicApi;
  /** Called when a worker fails outside of any task: a page left a timer behind that throws. Unheard it would end the site. */
  readonly onStray: (error: unknown) => void;
  readonly threads?: number;
  /** Path of the built worker. */
  readonly worker?: string;
}

/**
 * A pool with an empty environment. A task that throws, hangs, exits or runs out of memory rejects, and the pool makes
 * a new worker for the next one.
 */
export function createRenderPool({
  files,
  api,
  onStray,
  threads = THREADS,
  worker = WORKER,
}: RenderPoolOptions): RenderPool {
  const pool = new Piscina({
    filename: worker,
    workerData: files,
    env: {},
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: WORKER_HEAP },
    recordTiming: false,
  });
  pool.on('error', onStray);
  const running = new Set<Promise<unknown>>();

  /** Each task has a timeout, so each settles. */
  async function tracked<Result>(task: Promise<Result>): Promise<Result> {
    running.add(task);
    try {
      return await task;
    } finally {
      running.delete(task);
    }
  }

  async function render(task: RenderTask, limit = RENDER_TIMEOUT_MS): Promise<PageResult> {
    const { port1, port2 } = new MessageChannel();
    const timeout = createTimeout(START_TIMEOUT_MS);
    serveApi(port1, api, () => timeout.set(limit));
    try {
      const ported: PortedTask = { ...task, port: port2 };
      return await pool.run(ported, { name: 'render', transferList: [port2], signal: timeout.signal });
    } finally {
      timeout.clear();
      port1.close();
    }
  }

  async function routesOf(name: string): Promise<DescribedRoute[]> {
    const timeout = createTimeout(START_TIMEOUT_MS);
    try {
      return await pool.run(name, { name: 'describe', signal: timeout.signal });
    } finally {
      timeout.clear();
    }
  }

  return {
    width: threads,
    render: (task, limit) => tracked(render(task, limit)),
    describe: (name) => tracked(routesOf(name)),
    // Piscina's own close() keeps the pool in memory for another half minute.
    async close() {
      await Promise.allSettled(running);
      await pool.destroy();
    },
  };
}

/** The files of the releases' server halves, each put into the cache folder by `filePath`. */
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
