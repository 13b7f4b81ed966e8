import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { temporaryFolders } from '../temporary-folder.fixture.ts';
import { siteData } from './fixtures.fixture.ts';
import { createRenderPool, type RenderPool, type RenderTask } from './render-pool.ts';

const server = join(import.meta.dirname, '..');
const worker = join(server, 'node_modules/.cache/tests/render-worker.mjs');

/** A shell that renders what the page's component returns. */
const SHELL = `
  exports.shared = { react: { shared: true } };
  exports.render = async ({ url, remote }) => {
    const route = remote.routes.find(({ path }) => path === url);
    const { Component } = await route.lazy();
    return { status: 200, html: String(Component()), inlineStyles: [], inlineScripts: [] };
  };`;

/** A remote whose pages behave as their path says. */
const REMOTE = `
  const handle = { title: 'A page', description: 'Of a test.' };
  const page = (path, Component) => ({ path, handle, lazy: async () => ({ Component }) });
  exports.default = [
    page('/fine', () => 'fine'),
    page('/throw', () => { throw new Error('thrown by the page'); }),
    page('/loop', () => { for (;;); }),
    page('/exit', () => process.exit()),
    page('/memory', () => { for (const kept = []; ; ) kept.push(new Array(100000).fill(kept.length)); }),
    page('/environment', () => JSON.stringify(process.env)),
    page('/a', () => 'A of ' + require('react').shared),
    page('/b', () => 'B of ' + require('react').shared),
    { path: '/file', handle, lazy: async () => require('./file.js') },
  ];`;

describe('createRenderPool', () => {
  const temporaryFolder = temporaryFolders();
  let folder = '';
  let pool: RenderPool | undefined;

  beforeAll(async () => {
    await build({
      absWorkingDir: server,
      entryPoints: ['render/render-worker.ts'],
      outfile: worker,
      bundle: true,
      platform: 'node',
      format: 'esm',
    });
  });

  beforeEach(async () => {
    folder = await temporaryFolder();
  });

  afterEach(async () => {
    await pool?.close();
    pool = undefined;
  });

  /** Creates a pool of one worker, so that the next task runs in the worker that failed, or in its replacement. */
  async function poolOf(remote: Readonly<Record<string, string>> = { 'routes.js': REMOTE }): Promise<RenderPool> {
    const write = async ([name, text]: [string, string]) => {
      const path = join(folder, `${name}.${Math.random()}`);
      await writeFile(path, text);
      return [name, path] as const;
    };
    const halfOf = async (files: Readonly<Record<string, string>>) =>
      Object.fromEntries(await Promise.all(Object.entries(files).map(write)));
    pool = createRenderPool({
      files: { shell: await halfOf({ 'render.js': SHELL }), remotes: { test: await halfOf(remote) } },
      api: () => new Response(),
      onUncaughtError: () => undefined,
      threads: 1,
      worker,
    });
    return pool;
  }

  const task = (url: string): RenderTask => ({
    url,
    root: { site: siteData, set: 'test' },
    registry: { schema: '', microFrontends: {} },
    scripts: [],
    remote: 'test',
  });

  it.each([
    ['throws', '/throw', /thrown by the page/],
    ['hangs', '/loop', /aborted/],
    ['exits', '/exit', /exit/],
    // It exceeds either the heap's limit or the two seconds.
    ['exhausts memory', '/memory', /memory|aborted/],
  ])(
    'rejects a page that %s, and renders the next',
    async (_, url, reason) => {
      const { render } = await poolOf();
      await expect(render(task(url))).rejects.toThrow(reason);
      await expect(render(task('/fine'))).resolves.toMatchObject({ status: 200, html: 'fine' });
    },
    15_000,
  );

  it('gives its workers an empty environment', async () => {
    process.env.SITE_SECRET = 'for the server alone';
    const { render } = await poolOf();
    await expect(render(task('/environment'))).resolves.toMatchObject({ html: '{}' });
    delete process.env.SITE_SECRET;
  });

  it.each(['node:fs', 'fs', 'node:child_process', 'react-dom/server', '/etc/hostname', '../file.js'])(
    'refuses a remote that requires %s',
    async (module) => {
      const { render } = await poolOf({ 'routes.js': REMOTE, 'file.js': `require('${module}');` });
      await expect(render(task('/file'))).rejects.toThrow(`test requires ${module}, which the shell does not share`);
    },
  );

  it('renders pages in one worker independently of each other', async () => {
    const { render } = await poolOf();
    const first = await render(task('/a'));
    const other = await render(task('/b'));
    expect(first.html).toBe('A of true');
    expect(other.html).toBe('B of true');
    await expect(render(task('/a'))).resolves.toEqual(first);
  });

  it('describes the routes of a remote with the files of each page', async () => {
    const remotes = await poolOf({ 'routes.js': REMOTE, 'file.js': 'exports.Component = () => "file";' });
    const routes = await remotes.describe('test');
    expect(routes.find(({ path }) => path === '/fine')?.files).toEqual([]);
    expect(routes.find(({ path }) => path === '/file')?.files).toEqual(['file.js']);
  });
});
