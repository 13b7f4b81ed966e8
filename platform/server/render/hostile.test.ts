import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { siteData } from './fixtures.fixture.ts';
import { hostileBundle, POROUS_SHELL } from './hostile.fixture.ts';
import type { RenderTask } from './messages.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import { buildProgram } from './render-program.fixture.ts';

let program = '';
let pool: RenderPool | undefined;

beforeAll(async () => {
  program = await buildProgram();
});

afterEach(async () => {
  await pool?.close();
});

/** Creates a pool of one process for the hostile remote with this name. */
async function poolOf(name: string): Promise<RenderPool> {
  pool = createRenderPool({
    files: { shell: POROUS_SHELL, remotes: { test: await hostileBundle(name) } },
    api: () => new Response(),
    onUncaughtError: jest.fn(),
    threads: 1,
    program,
  });
  return pool;
}

const task = (url: string): RenderTask => ({
  url,
  root: { site: siteData },
  registry: { schema: '', microFrontends: {} },
  scripts: [],
  remote: 'test',
});

it('a remote that reports again and again that its task has begun does not extend its time limit', async () => {
  const { render } = await poolOf('started-again');
  await expect(render(task('/'))).rejects.toThrow(/aborted after 2 s|has begun/);
}, 20_000);
