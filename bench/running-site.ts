import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findBrowser } from '@platform/cli/testing/browser';
import { type RunningServer, startServer } from '@platform/cli/testing/running-server.fixture';
import { root } from '@platform/cli/workspace';
import autocannon from 'autocannon';
import { type Browser, chromium } from 'playwright';

const RUN = 'platform/cli/run.mjs';

/** Starts a server that responds with a number of bytes and does nothing else. */
export const startBareServer = (bytes: number): Promise<RunningServer> =>
  startServer('node', [RUN, 'bench/bare-server.ts', String(bytes)], { cwd: root });

/** Starts the built site. */
export const startSite = (env: NodeJS.ProcessEnv, nodeOptions: readonly string[] = []): Promise<RunningServer> =>
  startServer('node', [...nodeOptions, RUN, 'serve-builds'], { cwd: root, env: { PORT: '0', ...env } });

/** Starts the built site on an empty DATA_DIR of its own, which is removed when the site stops. */
export async function startBuiltSite(env: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const site = await startSite({ DATA_DIR: dataDir, ...env });
  return {
    ...site,
    async stop() {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Sends requests as autocannon does. Returns their number, and throws if one failed. */
export async function load(options: autocannon.Options): Promise<number> {
  const { errors, non2xx, requests } = await autocannon(options);
  if (errors + non2xx > 0) throw new Error(`${options.url}: ${errors + non2xx} requests failed`);
  return requests.total;
}

/** Launches the browser of the tests. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch(executablePath === undefined ? {} : { executablePath });
}

/** Returns the resident memory of a process in megabytes. Linux only. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024) / 1e6;
}

/** Options of Node for a server whose heap is measured. */
export const HEAP_PROBE = ['--expose-gc', '--import', './bench/heap-probe.mjs'] as const;

/** Returns the megabytes of a server's heap after a garbage collection. The server runs with HEAP_PROBE, and `file` as HEAP_FILE. */
export async function heapMegabytes(pid: number, file: string): Promise<number> {
  await rm(file, { force: true });
  process.kill(pid, 'SIGWINCH');
  for (;;) {
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text.endsWith('\n')) return Number(text) / 1e6;
    await setTimeout(20);
  }
}
