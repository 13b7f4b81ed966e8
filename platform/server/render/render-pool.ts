import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import type { Release } from '../release-set/release.ts';
import { inSpan } from '../tracing/spans.ts';
import type { PublicApi, RenderedPage } from './api-reads.ts';
import type { RenderTask, ServerBundle } from './messages.ts';
import type { RecentPages } from './recent-pages.ts';
import {
  type ProcessResult,
  type ProcessTask,
  type RenderProcess,
  START_TIMEOUT_MS,
  startRenderProcess,
  TimeLimitError,
} from './render-process.ts';
import { findSandbox, MAX_CPU_SECONDS, type Sandbox } from './sandbox.ts';

/** The server bundles of a release set. */
export interface ServerBundles {
  readonly shell: ServerBundle;
  readonly remotes: Readonly<Record<string, ServerBundle>>;
}

/** Time limit for rendering a page for a visitor, in milliseconds. */
const RENDER_TIMEOUT_MS = 2000;

/** Time after which an idle process ends, with the timers that a page left behind, in milliseconds. */
const IDLE_MS = 10_000;

/** Time in which running tasks may end when a pool is closed, in milliseconds. */
const CLOSE_MS = 10_000;

/** Time after which a task that waits is no longer behind those that have an idle process, in milliseconds. */
const SOON_MS = 1000;

/** Time at work after which a process is replaced, in milliseconds: well before the system ends it. */
const MAX_WORK_MS = (MAX_CPU_SECONDS * 1000) / 2;

const THREADS = Math.max(2, availableParallelism());
const PROGRAM = new URL('./render-program.cjs', import.meta.url);

/** Dependencies of all rendering. */
export interface RenderDeps {
  readonly siteData: unknown;
  /** Returns where visitors find the site. Unset, or if it returns undefined: pages name no address of their own. */
  readonly origin?: () => string | undefined;
  /** Origin of the addresses of all files (`ASSET_URL`). Unset: they are paths of the site. */
  readonly fileOrigin?: string | undefined;
  readonly api: PublicApi;
  /** Returns the bytes of a stored file. */
  readonly readFile: (sha256: string) => Promise<Uint8Array>;
  /** Pages that the gate has rendered. Unset: every page is rendered. */
  readonly recentPages?: RecentPages | undefined;
}

interface RenderPoolOptions {
  readonly files: ServerBundles;
  /** See `RenderDeps`. */
  readonly fileOrigin?: string | undefined;
  readonly api: PublicApi;
  /** Called when a process fails outside of a task, such as in a timer that a page left behind. */
  readonly onUncaughtError: (error: unknown) => void;
  /** Called when a process of a remote, or of none, has started, and when one has ended because of a failure. */
  readonly onProcess?: (event: 'started' | 'failed', remote: string | null) => void;
  /** Maximum number of processes for one remote; for all remotes together, twice as many. */
  readonly threads?: number;
  /** The built `render-program.ts`. */
  readonly program?: string | URL;
  readonly sandbox?: Sandbox;
  /** Time after which a process without a task ends, in milliseconds. */
  readonly idleMs?: number;
  /** Whether its processes run at a lower priority. Default: false. */
  readonly isBackground?: boolean;
}

/** A task that waits for a process. `isLate`: it has waited for more than a second. */
interface Waiting {
  readonly remote: string | null;
  readonly isLate: boolean;
  readonly resume: () => void;
}

/** Processes that render the pages of one release set. */
export type RenderPool = ReturnType<typeof createRenderPool>;

/**
 * Creates a pool without processes. Each remote's code runs in processes of its own, which start when they are needed and end when
 * they are idle. A task that throws, hangs, exits or runs out of memory rejects; the next one gets another process.
 */
export function createRenderPool({
  files,
  fileOrigin = '',
  api,
  onUncaughtError,
  onProcess = () => {},
  threads = THREADS,
  idleMs = IDLE_MS,
  isBackground = false,
  ...options
}: RenderPoolOptions) {
  const ready = Promise.all([options.sandbox ?? findSandbox(), readFile(options.program ?? PROGRAM, 'utf8')]);
  // The first task reports it.
  ready.catch(() => undefined);
  const idle = new Map<RenderProcess, NodeJS.Timeout>();
  const busy = new Set<RenderProcess>();
  const work = new WeakMap<RenderProcess, number>();
  const running = new Set<Promise<unknown>>();
  let waiting: Waiting[] = [];
  let isClosed = false;

  const atWork = (remote: string | null) => [...busy].filter((process) => process.remote === remote).length;

  function end(process: RenderProcess): void {
    clearTimeout(idle.get(process));
    idle.delete(process);
    process.end();
  }

  /** Returns a process of the remote, marked as busy: an idle one, or a new one. Waits while all are at work, for ten seconds at most. */
  async function take(remote: string | null): Promise<RenderProcess> {
    const deadline = performance.now() + START_TIMEOUT_MS;
    const [sandbox, program] = await ready;
    for (;;) {
      if (isClosed) throw new Error('The release set is no longer shown');
      for (const process of idle.keys()) if (process.isEnded) end(process);
      const free = [...idle.keys()].find((process) => process.remote === remote);
      if (free) {
        clearTimeout(idle.get(free));
        idle.delete(free);
        busy.add(free);
        return free;
      }
      // The last place is left to a remote without a process at work, so that two remotes that hang delay no third one.
      const most = atWork(remote) === 0 ? 2 * threads : 2 * threads - 1;
      if (atWork(remote) < threads && busy.size < most) {
        const [longestIdle] = idle.keys();
        if (longestIdle && idle.size + busy.size >= 2 * threads) end(longestIdle);
        const bundle = remote === null ? null : { name: remote, files: bundleOf(remote) };
        const process = startRenderProcess({
          sandbox,
          program,
          shell: files.shell,
          fileOrigin,
          remote: bundle,
          isBackground,
          api,
          onUncaughtError,
        });
        onProcess('started', remote);
        busy.add(process);
        return process;
      }
      await nextReturn(remote, deadline - performance.now());
    }
  }

  /** Ends all processes. Running tasks reject. Returns the processes. */
  function endAll(): RenderProcess[] {
    isClosed = true;
    const processes = [...busy, ...idle.keys()];
    for (const process of processes) end(process);
    resumeWaiting();
    return processes;
  }

  function bundleOf(remote: string): ServerBundle {
    const bundle = files.remotes[remote];
    if (!bundle) throw new Error(`${remote} is not in this release set`);
    return bundle;
  }

  /** Resolves when a process has finished its task. Rejects if that takes longer than `ms` milliseconds. */
  const nextReturn = (remote: string | null, ms: number) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new TimeLimitError(START_TIMEOUT_MS)), ms);
      const resume = () => {
        clearTimeout(timer);
        resolve();
      };
      waiting.push({ remote, isLate: ms < START_TIMEOUT_MS - SOON_MS, resume });
    });

  /**
   * Resumes the tasks that wait for a process: first those of the remotes with the fewest processes at work, so that a remote that
   * hangs delays no other one. Among these, a task that has an idle process is first, unless another one has waited for a second.
   */
  function resumeWaiting(): void {
    const idleRemotes = new Set([...idle.keys()].map(({ remote }) => remote));
    const rank = ({ remote, isLate }: Waiting) => 2 * atWork(remote) + (isLate || idleRemotes.has(remote) ? 0 : 1);
    const resumed = waiting.sort((a, b) => rank(a) - rank(b));
    waiting = [];
    for (const { resume } of resumed) resume();
  }

  function release(process: RenderProcess, startedAt: number): void {
    const worked = (work.get(process) ?? 0) + performance.now() - startedAt;
    work.set(process, worked);
    busy.delete(process);
    if (worked > MAX_WORK_MS) process.end();
    if (!process.isEnded) idle.set(process, setTimeout(() => end(process), idleMs).unref());
    resumeWaiting();
  }

  async function runTask(remote: string | null, task: ProcessTask): Promise<ProcessResult> {
    const process = await take(remote);
    const startedAt = performance.now();
    try {
      return await process.run(task);
    } catch (error) {
      // A page that only throws leaves its process.
      if (process.isEnded) onProcess('failed', remote);
      throw error;
    } finally {
      // Pages are rendered by processes that have described nothing, at the gate as for visitors: code cannot notice the difference.
      if (task.message.type !== 'render') process.end();
      release(process, startedAt);
    }
  }

  function run(remote: string | null, task: ProcessTask): Promise<ProcessResult> {
    const promise = runTask(remote, task);
    running.add(promise);
    return promise.finally(() => running.delete(promise));
  }

  async function runDescription(remote: string, type: 'describe' | 'list', limit: number) {
    const result = await run(remote, { message: { type }, limit });
    if (result.type !== 'described') throw new Error('The render process sent no routes');
    return { described: result.routes, reads: result.reads };
  }

  return {
    /** Number of pages that can be rendered at once. */
    width: threads,
    /** Starts a process for pages of no remote, which then are rendered without waiting for its start. */
    start(): void {
      void take(null).then(
        (process) => release(process, performance.now()),
        () => undefined,
      );
    },
    /** Renders a page. Rejects with a `TimeLimitError` if that takes longer than `limit` milliseconds. */
    async render(page: RenderTask, limit = RENDER_TIMEOUT_MS): Promise<RenderedPage> {
      // A layout needs no code of the remote, and must not be changed by it.
      const remote = page.layoutOnly === undefined ? page.remote : null;
      const result = await inSpan('render', { 'release.name': remote ?? 'layout' }, () =>
        run(remote, { message: { type: 'render', page }, limit }),
      );
      if (result.type !== 'rendered') throw new Error('The render process sent no page');
      return { ...result.page, reads: result.reads };
    },
    /** Returns the routes of a remote, as its process describes them: of any shape, and what was read from the API for them. */
    describe: (remote: string, limit = START_TIMEOUT_MS) => runDescription(remote, 'describe', limit),
    /** Returns the paths that a remote's routes list, of any shape, and what was read from the API for them. */
    list: (remote: string) => runDescription(remote, 'list', RENDER_TIMEOUT_MS),
    /** Waits for running tasks, for `ms` milliseconds at most, then ends the processes. Later tasks reject. */
    async close(ms = CLOSE_MS): Promise<void> {
      const timer = setTimeout(endAll, ms);
      await Promise.allSettled(running);
      clearTimeout(timer);
      await Promise.all(endAll().map(({ ended }) => ended));
    },
  };
}

/** Reads the server bundles of releases. */
export async function readServerBundles(
  shell: Pick<Release, 'files'>,
  remotes: readonly Pick<Release, 'name' | 'files'>[],
  read: RenderDeps['readFile'],
): Promise<ServerBundles> {
  const bundleOf = async (release: Pick<Release, 'files'>): Promise<ServerBundle> => {
    const own = release.files.filter(({ path }) => path.startsWith('server/'));
    const texts = own.map(
      async (file) => [file.path.slice('server/'.length), new TextDecoder().decode(await read(file.sha256))] as const,
    );
    return Object.fromEntries(await Promise.all(texts));
  };
  const bundles = remotes.map(async (remote) => [remote.name, await bundleOf(remote)] as const);
  return { shell: await bundleOf(shell), remotes: Object.fromEntries(await Promise.all(bundles)) };
}
