import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { hashOfResponse, readApi } from './api-reads.ts';
import { siteData } from './fixtures.fixture.ts';
import type { RenderTask, ServerBundle } from './messages.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import { buildProgram } from './render-program.fixture.ts';
import { findSandbox, type Sandbox } from './sandbox.ts';

/** A shell that renders what the page's component returns. Without a remote's routes it renders its own layout. */
const SHELL = `
  exports.shared = { react: { shared: true } };
  exports.render = async ({ url, remote, layoutOnly, api }) => {
    const page = (html) => ({ status: 200, html: String(html), inlineStyles: [], inlineScripts: [] });
    if (layoutOnly) return page('layout of ' + remote.name + ' ' + typeof Array.prototype.map);
    const route = remote.routes.find(({ path }) => path === url);
    const { Component } = await route.lazy();
    return page(await Component({ api }));
  };`;

/** A remote whose pages behave as their path says. */
const REMOTE = `
  const handle = { title: 'A page', description: 'Of a test.' };
  const page = (path, Component) => ({ path, handle, lazy: async () => ({ Component }) });
  const fill = (make) => { for (const kept = []; ; ) kept.push(make(kept.length)); };
  exports.default = [
    page('/fine', () => 'fine'),
    page('/throw', () => { throw new Error('thrown by the page'); }),
    page('/loop', () => { for (;;); }),
    page('/never', () => new Promise(() => {})),
    page('/heap', () => fill((i) => new Array(100000).fill(i))),
    page('/buffers', () => fill(() => Buffer.alloc(1e7, 1))),
    page('/arrays', () => fill(() => new Uint8Array(new SharedArrayBuffer(1e7)).fill(1))),
    page('/wasm', () => fill(() => new WebAssembly.Memory({ initial: 160 }))),
    page('/length', () => 'x'.repeat(9e6)),
    page('/requests', async ({ api }) => { for (;;) await api('/api/lists'); }),
    page('/api', async ({ api }) => (await api('/api/lists')).text()),
    page('/later', () => { setTimeout(() => { throw new Error('thrown by a timer'); }, 0); return 'fine'; }),
    page('/patch', () => { Array.prototype.map = 'patched'; return 'patched'; }),
    page('/environment', () => JSON.stringify(process.env)),
    page('/a', () => 'A of ' + require('react').shared),
    page('/b', () => 'B of ' + require('react').shared),
    { path: '/file', handle, lazy: async () => require('./file.js') },
  ];`;

describe('createRenderPool', () => {
  let program = '';
  let pool: RenderPool | undefined;
  const onUncaughtError = jest.fn();

  beforeAll(async () => {
    program = await buildProgram();
  });

  afterEach(async () => {
    await pool?.close();
    pool = undefined;
    onUncaughtError.mockClear();
  });

  /** Creates a pool of one process for each remote. */
  function poolOf(
    remotes: Readonly<Record<string, ServerBundle>> = { test: { 'routes.js': REMOTE } },
    options: Pick<Parameters<typeof createRenderPool>[0], 'sandbox' | 'idleMs' | 'threads' | 'onProcess'> = {},
  ): RenderPool {
    pool = createRenderPool({
      files: { shell: { 'render.js': SHELL }, remotes },
      api: () => new Response('from the API'),
      onUncaughtError,
      threads: 1,
      program,
      ...options,
    });
    return pool;
  }

  const task = (url: string, rest: Partial<RenderTask> = {}): RenderTask => ({
    url,
    root: { site: siteData },
    registry: { schema: '', microFrontends: {} },
    scripts: [],
    remote: 'test',
    ...rest,
  });

  it.each([
    ['throws', '/throw', /thrown by the page/],
    ['hangs', '/loop', /aborted after 2 s/],
    ['never settles', '/never', /aborted after 2 s/],
    ['fills the heap', '/heap', /process ended|aborted/],
    ['fills buffers', '/buffers', /allocat|process ended|aborted/],
    ['fills shared memory', '/arrays', /allocat|process ended|aborted/],
    ['fills memory of WebAssembly', '/wasm', /allocate|memory|process ended|aborted/],
    ['sends too much', '/length', /more than 1048576 bytes/],
    ['sends requests for ever', '/requests', /more than 100 requests/],
  ])(
    'rejects a page that %s, and renders the next',
    async (_, url, reason) => {
      const { render } = poolOf();
      // A busy machine needs longer than 2 s to send as much.
      const limitMs = url === '/length' ? 15_000 : undefined;
      await expect(render(task(url), limitMs)).rejects.toThrow(reason);
      await expect(render(task('/fine'))).resolves.toMatchObject({ status: 200, html: 'fine' });
    },
    60_000,
  );

  it('reports what fails after a page was rendered, and renders the next', async () => {
    const { render } = poolOf();
    const reported = new Promise((resolve) => onUncaughtError.mockImplementationOnce(resolve));
    await render(task('/later'));
    await expect(reported).resolves.toThrow('thrown by a timer');
    await expect(render(task('/fine'))).resolves.toMatchObject({ html: 'fine' });
  });

  it('gives pages the responses of the API', async () => {
    await expect(poolOf().render(task('/api'))).resolves.toMatchObject({
      html: 'from the API',
      reads: [{ path: '/api/lists', sha256: hashOfResponse(await readApi(() => new Response('from the API'), '')) }],
    });
  });

  it('gives its processes an empty environment', async () => {
    process.env.SITE_SECRET = 'for the server alone';
    await expect(poolOf().render(task('/environment'))).resolves.toMatchObject({ html: '{}' });
    delete process.env.SITE_SECRET;
  });

  it.each([
    ...['node:fs', 'fs', 'node:child_process', 'react-dom/server', '/etc/hostname', '../file.js', 'constructor'].map(
      (module) => [module, `test requires ${module}, which the shell does not share`],
    ),
    ['./../secret.js', 'test has no file ../secret.js in its server bundle'],
  ])('refuses a remote that requires %s', async (module, message) => {
    const { render } = poolOf({ test: { 'routes.js': REMOTE, 'file.js': `require('${module}');` } });
    await expect(render(task('/file'))).rejects.toThrow(message);
  });

  it('renders pages in one process independently of each other', async () => {
    const { render } = poolOf();
    const first = await render(task('/a'));
    const other = await render(task('/b'));
    expect(first.html).toBe('A of true');
    expect(other.html).toBe('B of true');
    await expect(render(task('/a'))).resolves.toEqual(first);
  });

  it('never runs the code of two remotes, or of a remote and a layout, in one process', async () => {
    const { render } = poolOf({ test: { 'routes.js': REMOTE }, other: { 'routes.js': REMOTE } });
    await expect(render(task('/patch'))).resolves.toMatchObject({ html: 'patched' });
    await expect(render(task('/fine', { remote: 'other' }))).resolves.toMatchObject({ html: 'fine' });
    const layout = render(task('/fine', { layoutOnly: 'public' }));
    await expect(layout).resolves.toMatchObject({ html: 'layout of test function' });
  });

  it('has a process for a remote while two others hang on all pages that are requested', async () => {
    const remotes = ['test', 'second', 'other'].map((name) => [name, { 'routes.js': REMOTE }] as const);
    const events: string[] = [];
    const onProcess = (event: string, remote: string | null) => void events.push(`${event} ${remote}`);
    const { render } = poolOf(Object.fromEntries(remotes), { threads: 2, onProcess });
    const hanging = ['test', 'test', 'second', 'second'].map((remote) => render(task('/loop', { remote })));
    const refused = Promise.allSettled(hanging);
    await expect(render(task('/fine', { remote: 'other' }))).resolves.toMatchObject({ html: 'fine' });
    expect(events.slice(0, 4).sort()).toEqual(['started other', 'started second', 'started test', 'started test']);
    expect((await refused).map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  }, 60_000);

  /** Returns the sandbox of this machine, and the processes that it has started. */
  async function recorded() {
    const sandbox = await findSandbox();
    const processes: { isRunning: boolean; readonly ended: Promise<string> }[] = [];
    const start: Sandbox['start'] = (text) => {
      const started = sandbox.start(text);
      const process = { isRunning: true, ended: started.ended };
      void started.ended.then(() => (process.isRunning = false));
      processes.push(process);
      most = Math.max(most, processes.filter(({ isRunning }) => isRunning).length);
      return started;
    };
    let most = 0;
    return { sandbox: { ...sandbox, start }, processes, most: () => most };
  }

  it('starts processes when they are needed, and ends them when they are idle', async () => {
    const { sandbox, processes } = await recorded();
    const { render } = poolOf(undefined, { sandbox, idleMs: 1 });
    expect(processes).toHaveLength(0);
    await render(task('/fine'));
    expect(processes).toHaveLength(1);
    await processes[0]?.ended;
    await expect(render(task('/fine'))).resolves.toMatchObject({ html: 'fine' });
    expect(processes).toHaveLength(2);
  });

  it('runs a bounded number of processes, whatever is requested', async () => {
    const { sandbox, most } = await recorded();
    const names = ['a', 'b', 'c', 'd', 'e'];
    const { render } = poolOf(Object.fromEntries(names.map((name) => [name, { 'routes.js': REMOTE }])), { sandbox });
    const pages = names.flatMap((remote) => [1, 2, 3].map(() => render(task('/fine', { remote }))));
    expect((await Promise.all(pages)).map(({ html }) => html)).toEqual(Array(15).fill('fine'));
    // The pool's two, and as many that were told to end.
    expect(most()).toBeLessThanOrEqual(4);
  });

  it('describes the routes of a remote with the files of each page', async () => {
    const remotes = poolOf({ test: { 'routes.js': REMOTE, 'file.js': 'exports.Component = () => "file";' } });
    const { described } = await remotes.describe('test');
    const routes = described as { path: string; files: string[] }[];
    expect(routes.find(({ path }) => path === '/fine')?.files).toEqual([]);
    expect(routes.find(({ path }) => path === '/file')?.files).toEqual(['file.js']);
  });
});
