import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningServer, startServer } from '@platform/cli/testing/running-server.fixture';
import { expect, test } from '@playwright/test';
import { CHANGE, changePack } from '../support/servers/packs.ts';
import { root, temporaryFolder } from '../support/servers/site.ts';
import { testAll } from '../support/tier.ts';

// Serial: the packages are packed once, and each test continues with the site of the one before.
test.describe.configure({ mode: 'serial', timeout: 400_000 });
test.skip(!testAll, 'packs and installs the platform: npm run test:all');

const run = promisify(execFile);

let parent: Awaited<ReturnType<typeof temporaryFolder>>;
let packed: string;
let folder: string;
let site: RunningServer | undefined;

/** Without what this repository's own commands set. */
const env = {
  ...process.env,
  NODE_OPTIONS: undefined,
  NODE_PATH: undefined,
  FEDERATION_MODE: undefined,
  npm_config_user_agent: undefined,
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
};

test.beforeAll(async () => {
  test.setTimeout(400_000);
  parent = await temporaryFolder();
  packed = join(parent.folder, 'packed');
  folder = join(parent.folder, 'my-site');
  await run(process.execPath, ['platform/cli/run.mjs', 'pack', '--to', packed], { cwd: root });
});
test.afterAll(async () => {
  await site?.stop();
  await parent?.remove();
});

const script = (name: string, ...args: string[]) => run('npm', ['run', name, '--', ...args], { cwd: folder, env });

/** Runs the program of the packed package. */
function createSite(target: string, options: NodeJS.ProcessEnv = {}) {
  const file = readdirSync(packed).find((name) => name.startsWith('platform-create-site-'));
  return run('npx', ['--yes', `file:${join(packed, file ?? '')}`, target], {
    cwd: parent.folder,
    env: { ...env, ...options },
  });
}

test('a folder with files, a bad name and no name are refused, and nothing is written', async () => {
  const full = join(parent.folder, 'full');
  await mkdir(full);
  await writeFile(join(full, 'a.txt'), 'mine');
  await expect(createSite('full')).rejects.toThrow(/full is not empty \(a\.txt\)/);
  await expect(createSite(join('full', 'a.txt'))).rejects.toThrow(/is no name of a site/);
  await expect(createSite('Über uns')).rejects.toThrow(/is no name of a site/);
  await expect(createSite('')).rejects.toThrow(/Name one folder/);
  expect(readdirSync(full)).toEqual(['a.txt']);
});

test('the packed program writes a site, which passes its checks and tests', async () => {
  await createSite('my-site');
  expect((await run('git', ['log', '--format=%s'], { cwd: folder })).stdout).toBe('Begin the site my-site\n');
  expect((await run('git', ['status', '--porcelain'], { cwd: folder })).stdout).toBe('');
  expect(await readFile(join(folder, 'package-lock.json'), 'utf8')).not.toMatch(/https?:\/\/[^"]*\.tgz/);
  await script('check');
  await script('test');
});

test('a second remote is written, which passes the gate, its checks and tests', async () => {
  await expect(script('new', 'remote', 'events', '--path', '/about')).rejects.toThrow(/pages/);
  expect((await script('new', 'remote', 'events', '--path', '/events')).stdout).toContain('events-mfe written');
  await script('check');
  expect((await script('test')).stdout).toContain('2 passed');
  await expect(script('new', 'site', join(parent.folder, 'another'))).rejects.toThrow(/in the workspace/);
});

test('the site starts, its remote is released and rolled back, and the site is served again', async ({ page }) => {
  site = await startServer('npm', ['start'], { cwd: folder, env: { ...env, PORT: '0' } });
  const { url } = site;
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, world');
  await page.getByRole('button', { name: 'Said 1 times' }).click();
  await expect(page.getByRole('button')).toHaveText('Said 2 times');

  const file = join(folder, 'pages-mfe/home.tsx');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace('Hello, world', 'Good morning'));
  await expect(script('test')).rejects.toThrow();
  await writeFile(file, source.replace('useState(1)', 'useState<boolean>(1)'));
  await expect(script('check')).rejects.toThrow();
  await writeFile(file, source.replace('Hello, world', 'Good morning'));
  await script('release', 'pages', '--to', url);
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good morning');
  await script('rollback', 'pages', '--to', url);
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, world');
  const events = join(folder, 'events-mfe/events-page.tsx');
  await writeFile(events, (await readFile(events, 'utf8')).replace('>Events<', '>What is on<'));
  await script('release', 'events', '--to', url);
  await page.goto(`${url}/events`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is on');
  await site.stop();

  site = await startServer('npm', ['run', 'serve'], { cwd: folder, env: { ...env, PORT: '0' } });
  expect(await (await fetch(site.url)).text()).toContain('<h1>Hello, world</h1>');
  await site.stop();
  site = undefined;
});

test('a saved change is seen in development, with the state of the page', async ({ page }) => {
  const dev = await startServer('npm', ['run', 'dev'], { cwd: folder, env: { ...env, PORT: '0' } });
  await page.goto(dev.url);
  const button = page.getByRole('button');
  // A press before the hydration does nothing.
  await expect(async () => {
    await button.click();
    await expect(button).not.toHaveText('Said 1 times', { timeout: 500 });
  }).toPass();
  const said = (await button.textContent()) ?? '';
  const file = join(folder, 'pages-mfe/home.tsx');
  await writeFile(file, (await readFile(file, 'utf8')).replace('Good morning', 'Good evening'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good evening');
  await expect(button).toHaveText(said);
  await dev.stop();
});

test('an exported site is served without its sources', async () => {
  const exported = join(parent.folder, 'exported');
  await script('export', exported);
  const served = { ...env, PORT: '0', DATA_DIR: join(parent.folder, 'data') };
  const server = await startServer(process.execPath, ['serve.mjs'], { cwd: exported, env: served });
  expect(await (await fetch(server.url)).text()).toContain('<h1>Good evening</h1>');
  await server.stop();
});

test('packages of another pack replace those of the site', async () => {
  const next = join(parent.folder, 'next');
  await changePack(packed, next);
  const before = readdirSync(join(folder, 'packages')).sort();
  await script('upgrade', next);
  const after = readdirSync(join(folder, 'packages')).sort();
  expect(after).toEqual(before.map((name) => name.replace('contract-1.0.0-h', 'contract-1.0.1-h')));
  await rm(join(folder, 'node_modules'), { recursive: true });
  await run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: folder, env });
  const installed = join(folder, 'node_modules/@platform/contract/version.js');
  expect(await readFile(installed, 'utf8')).toContain(CHANGE);
  await script('check');
  expect((await script('upgrade', next)).stdout).toContain('installed already');
  await expect(script('upgrade', parent.folder)).rejects.toThrow(/There are no packed packages in/);
});

test('without Git and with pnpm, whose packages are not hoisted, a site starts, too', async () => {
  const bin = join(parent.folder, 'bin');
  await mkdir(bin);
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await writeFile(join(bin, 'pnpm'), `#!/bin/sh\nexec npx --yes ${packageManager} "$@"\n`, { mode: 0o755 });
  await writeFile(join(bin, 'git'), '#!/bin/sh\nexit 127\n', { mode: 0o755 });
  const PATH = `${bin}:${process.env.PATH}`;
  const target = join(parent.folder, 'with-pnpm');
  const { stdout } = await createSite(target, { PATH, npm_config_user_agent: 'pnpm/12.21.0' });
  expect(stdout).toContain('nothing was committed');
  expect(existsSync(join(target, 'pnpm-lock.yaml'))).toBe(true);
  expect(existsSync(join(target, 'node_modules/react'))).toBe(false);
  const server = await startServer(join(target, 'node_modules/.bin/site'), ['start'], {
    cwd: target,
    env: { ...env, PORT: '0' },
  });
  expect(await (await fetch(server.url)).text()).toContain('<h1>Hello, world</h1>');
  await server.stop();
});

test('npm would publish each package', async () => {
  for (const file of readdirSync(packed).filter((name) => name.endsWith('.tgz'))) {
    await run('npm', ['publish', '--dry-run', `./${file}`], { cwd: packed, env });
  }
});
