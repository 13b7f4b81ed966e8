import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { root } from '@platform/cli/workspace';
import type { RenderTask, ServerBundle } from '@platform/server/render/messages';
import { createRenderPool } from '@platform/server/render/render-pool';
import type { Figure } from './report.ts';

const REMOTE = 'marketing';

/** Pages of the remote that need no API. */
const PATHS = ['/', '/about', '/faqs', '/portfolio'];

/** Renderings of each page before measuring, and measured ones. */
const WARM_UP = 30;
const ROUNDS = 250;

/**
 * Measures the slowest hundredth of renderings in a render process, as a share of the same in a worker thread without any
 * isolation, both alternately in one run.
 */
export async function measureRenderedPage(): Promise<Figure[]> {
  const shell = serverBundle('shell');
  const remote = serverBundle('marketing-mfe');
  const pool = createRenderPool({
    files: { shell, remotes: { [REMOTE]: remote } },
    api: () => new Response(null, { status: 404 }),
    onUncaughtError: (error) => {
      throw error;
    },
    threads: 1,
    program: join(root, 'api/dist/render-program.js'),
  });
  const thread = startThread(shell, remote);
  const inProcess: number[] = [];
  const inThread: number[] = [];
  try {
    for (let round = -WARM_UP; round < ROUNDS; round++) {
      for (const path of PATHS) {
        const page = taskOf(path);
        const [first, second] = [await timed(() => pool.render(page)), await timed(() => thread.render(page))];
        if (round < 0) continue;
        inProcess.push(first);
        inThread.push(second);
      }
    }
  } finally {
    await Promise.all([pool.close(), thread.close()]);
  }
  const ratio = p99(inProcess) / p99(inThread);
  return [
    { name: 'page rendered in a process, p99', value: p99(inProcess), unit: 'ms' },
    { name: 'the same in a worker thread, p99', value: p99(inThread), unit: 'ms' },
    { name: 'process to thread, p99', value: ratio, unit: '', target: { atMost: 1.2 } },
  ];
}

function serverBundle(folder: string): ServerBundle {
  const path = join(root, folder, 'dist/server');
  return Object.fromEntries(readdirSync(path).map((file) => [file, readFileSync(join(path, file), 'utf8')]));
}

const site = JSON.parse(readFileSync(join(root, 'site.json'), 'utf8')) as unknown;

const taskOf = (url: string): RenderTask => ({
  url,
  root: { site },
  registry: { schema: '', microFrontends: {} },
  scripts: [{ href: '/assets/shell/entry.js', integrity: 'sha384-bench' }],
  remote: REMOTE,
});

async function timed(render: () => Promise<{ readonly status: number }>): Promise<number> {
  const startedAt = performance.now();
  const { status } = await render();
  if (status !== 200) throw new Error(`a page was rendered with status ${status}`);
  return performance.now() - startedAt;
}

const p99 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/** Renders pages in a thread, with the same server bundles and nothing taken away. */
const THREAD = `
  const { parentPort, workerData: { shell, remote, name } } = require('node:worker_threads');
  const { compileFunction } = require('node:vm');
  const open = (files, provide) => {
    const modules = new Map();
    const load = (file) => {
      if (modules.has(file)) return modules.get(file).exports;
      const module = { exports: {} };
      modules.set(file, module);
      const require = (request) => request.startsWith('./') ? load(request.slice(2)) : provide(request);
      compileFunction(files[file], ['module', 'exports', 'require'], { filename: file })(module, module.exports, require);
      return module.exports;
    };
    return load;
  };
  const half = open(shell, require)('render.js');
  const { default: routes } = open(remote, (module) => half.shared[module])('routes.js');
  parentPort.on('message', async (page) => parentPort.postMessage(await half.render({ ...page, remote: { name, routes }, api: () => {} })));`;

function startThread(shell: ServerBundle, remote: ServerBundle) {
  const worker = new Worker(THREAD, { eval: true, workerData: { shell, remote, name: REMOTE } });
  return {
    async render(page: RenderTask): Promise<{ readonly status: number }> {
      worker.postMessage(page);
      const [result] = await once(worker, 'message');
      return result;
    },
    close: () => worker.terminate(),
  };
}
