import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
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

it('a remote that calls the callbacks of promises sends no page of its own', async () => {
  const { render } = await poolOf('forged-page');
  await expect(render(task('/'))).resolves.toMatchObject({ html: 'rendered' });
});

describe('a page whose result', () => {
  it.each([
    ['has 2,500,000 inline scripts', '/scripts'],
    ['has 2,500,000 inline styles', '/styles'],
    ['has a script of 1 MB', '/long-script'],
    ['has 8 MB of HTML', '/html'],
    ['has 1 MB before the end of its head', '/head'],
    ['has status 204', '/no-content'],
    ['has status 302 without a location', '/redirect'],
    ['has status 103', '/early-hints'],
  ])('%s is refused, and the next page is rendered', async (_, url) => {
    const { render } = await poolOf('page-results');
    await expect(render(task(url))).rejects.toThrow(/The page has|The render process sent/);
    await expect(render(task('/fine'))).resolves.toMatchObject({ html: 'fine' });
  });
});

it.each(['/failure', '/long-failure'])(
  'a failure of any length is reported with 4 kB at most: %s',
  async (url) => {
    const { render } = await poolOf('page-results');
    const error = await render(task(url), 20_000).catch((reason: Error) => reason);
    const { message, stack = '' } = error as Error;
    expect(message).toMatch(/^x{500}|process ended|aborted/);
    expect(message.length + stack.length).toBeLessThanOrEqual(4096);
  },
  30_000,
);

it('a description of more than 256 kB is refused', async () => {
  const { describe: describeRemote } = await poolOf('long-description');
  await expect(describeRemote('test')).rejects.toThrow(/more than 262144 bytes|aborted/);
}, 30_000);
