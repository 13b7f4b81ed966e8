import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { copyWorkspace } from '@platform/cli/testing/copy-workspace.fixture';
import { type RunningServer, startServer } from '@platform/cli/testing/running-server.fixture';
import { expect, test } from '@playwright/test';

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.skip(process.env.TEST_ALL !== '1', 'builds a site and a host: npm run test:all');

const run = promisify(execFile);

let workspace: string;
let site: RunningServer;
let host: Server;
let address: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  workspace = await mkdtemp(join(tmpdir(), 'plain-host-'));
  await copyWorkspace(workspace);
  const folder = join(workspace, 'examples/plain-host');
  await run('node_modules/.bin/rsbuild', ['build'], { cwd: folder });
  site = await startServer('npm', ['start'], { cwd: join(workspace, 'examples/hello'), env: { PORT: '0' } });
  host = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://host');
    const file = join(folder, 'dist', pathname === '/' ? 'index.html' : pathname);
    const bytes = await readFile(file).catch(() => undefined);
    const type = extname(file) === '.js' ? 'text/javascript' : 'text/html';
    response.writeHead(bytes ? 200 : 404, { 'content-type': type }).end(bytes);
  });
  await once(host.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/?site=${site.url}`;
});
test.afterAll(async () => {
  host?.close();
  await site?.stop();
  await rm(workspace, { recursive: true, force: true, maxRetries: 5 });
});

test('a page of another site shows a remote, which works with that site’s React', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, world');
  await page.getByRole('button', { name: 'Said 1 times' }).click();
  await expect(page.getByRole('button')).toHaveText('Said 2 times');
});

test('the devtools of Module Federation list the remote, its modules and what it shares', async ({ page }) => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, world');
  // What the extension reads: packages/chrome-devtools/src/utils/chrome/index.ts and utils/sdk/graph.ts of module-federation/core.
  const { moduleInfo, isSame } = await page.evaluate(() => {
    const { __FEDERATION__, __VMOK__ } = window as unknown as Record<string, { moduleInfo: Record<string, unknown> }>;
    return { moduleInfo: __FEDERATION__?.moduleInfo ?? {}, isSame: __FEDERATION__ === __VMOK__ };
  });
  const manifest = `${site.url}/assets/pages/mf-manifest.json`;
  expect(isSame).toBe(true);
  expect(moduleInfo.plain_host).toMatchObject({ remotesInfo: { mf_pages: { matchedVersion: manifest } } });
  expect(moduleInfo[`mf_pages:${manifest}`]).toMatchObject({
    globalName: 'mf_pages',
    remoteEntry: expect.stringMatching(/^entry\.\w+\.js$/),
    modules: [{ moduleName: 'routes', modulePath: './routes' }],
    shared: expect.arrayContaining([expect.objectContaining({ sharedName: 'react' })]),
  });
});

test('the site itself renders and hydrates the same release', async ({ page }) => {
  const html = await (await page.request.get(site.url)).text();
  expect(html).toContain('Hello, world');
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Said 1 times' }).click();
  await expect(page.getByRole('button')).toHaveText('Said 2 times');
});

test('the types of a live remote reach the host, and its compiler refuses a wrong use of them', async () => {
  const folder = join(workspace, 'examples/plain-host');
  const env = { ...process.env, SITE: site.url };
  await run('node_modules/.bin/mf', ['dts', '--generate', 'false'], { cwd: folder, env });
  await mkdir(join(folder, 'typed'));
  const config = {
    extends: '../tsconfig.json',
    compilerOptions: {
      ...{ composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: '..' },
      paths: { 'mf_pages/*': ['../@mf-types/mf_pages/*'] },
    },
    include: ['host.ts', '../@mf-types/index.d.ts'],
    references: [],
  };
  await writeFile(join(folder, 'typed/tsconfig.json'), JSON.stringify(config));
  const check = async (page: string) => {
    const host = `import { loadRemote } from '@module-federation/enhanced/runtime';
import routes from 'mf_pages/routes';
export const titles: string[] = routes.map(({ handle }) => handle.title);
export const page = async () => (await (await loadRemote('mf_pages/routes')).default[0]?.lazy())?.${page};
`;
    await writeFile(join(folder, 'typed/host.ts'), host);
    const compiler = join(workspace, 'node_modules/.bin/tsc');
    return run(compiler, ['--project', 'typed', '--pretty', 'false'], { cwd: folder }).then(
      () => '',
      ({ stdout }: { readonly stdout: string }) => stdout,
    );
  };
  expect(await check('Component')).toBe('');
  expect(await check('Page')).toMatch(/^typed\/host\.ts\(4,\d+\): error TS2339: Property 'Page' does not exist/);
});

test('a remote that does not allow it cannot be loaded', async ({ page }) => {
  const folder = join(workspace, 'examples/hello');
  const file = join(folder, 'pages-mfe/rsbuild.config.ts');
  await writeFile(file, (await readFile(file, 'utf8')).replace('  open: true,\n', ''));
  await run('npm', ['run', 'release', '--', 'pages', '--to', site.url, '--no-browser'], { cwd: folder });
  const refused = page.waitForEvent('console', (message) => message.text().includes('CORS policy'));
  await page.goto(address);
  await refused;
  await expect(page.getByRole('heading')).toHaveCount(0);
});
