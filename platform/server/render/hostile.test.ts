import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { siteData } from './fixtures.fixture.ts';
import { hostileBundle, POROUS_SHELL } from './hostile.fixture.ts';
import type { RenderTask } from './messages.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import { buildProgram } from './render-program.fixture.ts';

/** Time limit for a page that should not reach it: the machine can be busy. */
const LIMIT_MS = 20_000;

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
});

it('a remote that replaces functions of the language sends no page of its own', async () => {
  const { render } = await poolOf('forged-page');
  const page = render(task('/'), LIMIT_MS);
  await expect(page).resolves.toMatchObject({ html: 'rendered after calls of functions: true' });
});

it('a remote reaches intrinsics of the program, and changes none', async () => {
  const { render } = await poolOf('other-realm');
  const { html } = await render(task('/'), LIMIT_MS);
  expect(JSON.parse(html)).toEqual({ own: [], changes: [] });
});

it('pages are rendered by processes that have described and listed nothing, at the gate as for visitors', async () => {
  const { describe: describeRemote, list, render } = await poolOf('gate-only');
  await expect(describeRemote('test')).resolves.toMatchObject({ described: [{ path: '/a/:id', paths: ['/a/b'] }] });
  await expect(list('test')).resolves.toMatchObject({ described: [{ path: '/a/:id', paths: ['/a/b'] }], reads: [] });
  await expect(render(task('/a/b'), LIMIT_MS)).rejects.toThrow('This is not the gate');
});

it.each([
  ['2,500,000 inline scripts', 'inline-scripts', '/'],
  ['2,500,000 inline styles', 'inline-styles', '/'],
  ['a script of 1 MB', 'long-script', '/'],
  ['8 MB of HTML', 'long-html', '/'],
  ['1 MB before the end of its head', 'long-head', '/'],
  ...Array.from(
    { length: 15 },
    (_, i) => [`a status or a location that no page has (${i})`, 'statuses', `/${i}`] as const,
  ),
])('a page with %s is refused, and the next page is rendered', async (_, name, url) => {
  const { render } = await poolOf(name);
  await expect(render(task(url), LIMIT_MS)).rejects.toThrow(/The page has|The render process sent/);
  await expect(render(task('/fine'), LIMIT_MS)).resolves.toMatchObject({ html: 'fine' });
});

it.each(['/', '/longer'])('a failure of any length is reported with 4 kB at most: %s', async (url) => {
  const { render } = await poolOf('long-failure');
  const error = await render(task(url), LIMIT_MS).catch((reason: Error) => reason);
  const { message, stack = '' } = error as Error;
  expect(message).toMatch(/^x{500}|process ended|aborted/);
  expect(message.length + stack.length).toBeLessThanOrEqual(4096);
});

it('a description of more than 256 kB is refused', async () => {
  const { describe: describeRemote } = await poolOf('long-description');
  await expect(describeRemote('test')).rejects.toThrow(/more than 262144 bytes|aborted/);
});
