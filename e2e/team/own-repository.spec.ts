import { execFile, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect, test } from '@playwright/test';
import { publint } from 'publint';
import { waitForHydration } from '../support/pages/browsing.ts';
import { CHANGE, changePack } from '../support/servers/packs.ts';
import { addressIn, root, type Site, startSite, temporaryFolder } from '../support/servers/site.ts';
import { testAll } from '../support/tier.ts';

// Serial: the repository is written once, and then changed.
test.describe.configure({ mode: 'serial', timeout: 400_000 });
test.skip(!testAll, 'packs and installs the platform: npm run test:all');

const run = promisify(execFile);

let parent: Awaited<ReturnType<typeof temporaryFolder>>;
let repository: string;
let site: Site;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  parent = await temporaryFolder();
  repository = join(parent.folder, 'a clone of it');
  site = await startSite();
});
test.afterAll(async () => {
  await site?.stop();
  await parent?.remove();
});

/** Runs a script of the repository with the token of the running site. */
function script(name: string, ...args: string[]) {
  const PUBLISH_TOKEN = readFileSync(join(site.dataDir, 'publish-token'), 'utf8').trim();
  const env = {
    ...process.env,
    PUBLISH_TOKEN,
    NODE_OPTIONS: undefined,
    NODE_PATH: undefined,
    FEDERATION_MODE: undefined,
  };
  return run('npm', ['run', name, '--', ...args], { cwd: repository, env });
}

test('a repository of its own is written, checked and tested', async () => {
  const args = ['platform/cli/run.mjs', 'new', 'remote', 'events', '--path', '/events', '--standalone', repository];
  await run(process.execPath, args, { cwd: root });
  expect(await readFile(join(repository, 'package-lock.json'), 'utf8')).not.toMatch(/https?:\/\/[^"]*\.tgz/);
  const { stdout } = await run('git', ['log', '--format=%s'], { cwd: repository });
  expect(stdout).toBe('Begin the remote events\n');
  expect(await readFile(join(repository, 'events-page.tsx'), 'utf8')).toContain(
    "import { Container } from '@studio/ui'",
  );
  await script('check');
  await script('test');
  await script('gate');
});

test('its remote goes live, and its page is used', async ({ page }) => {
  await script('release', '--to', site.url);
  await page.goto(`${site.url}/events`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
});

test('a later release replaces it, and a rollback restores it', async ({ page }) => {
  const file = join(repository, 'events-page.tsx');
  await writeFile(file, (await readFile(file, 'utf8')).replace('>Events<', '>Evenings<'));
  await expect(script('test')).rejects.toThrow();
  await script('release', '--to', site.url, '--no-browser');
  await page.goto(`${site.url}/events`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evenings');
  await script('rollback', 'events', '--to', site.url);
  await page.goto(`${site.url}/events`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
});

test('the site shows the developed remote, and the command ends with npm', async ({ page }) => {
  const PUBLISH_TOKEN = readFileSync(join(site.dataDir, 'publish-token'), 'utf8').trim();
  const env = { ...process.env, PUBLISH_TOKEN, PORT: '0', NODE_OPTIONS: undefined, FEDERATION_MODE: undefined };
  const npm = spawn('npm', ['run', '--silent', 'dev', '--', '--site', site.url], {
    cwd: repository,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  npm.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const url = await addressIn(npm, () => output);
  if (url === undefined) throw new Error(`The command ended before it was ready:\n${output}`);
  const html = await (await page.request.get(`${url}/events`)).text();
  expect(html).toContain('<h1>Evenings</h1>');
  await page.goto(`${url}/events`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  expect(await (await page.request.get(`${site.url}/events`)).text()).toContain('<h1>Events</h1>');
  npm.kill('SIGKILL');
  await expect.poll(() => fetch(url).catch(() => 'ended')).toBe('ended');
});

/** Installs another React in the repository, and writes the accepted range into its package.json. */
async function installReact(version: string, range: string): Promise<void> {
  const packages = ['react', 'react-dom'].map((name) => `${name}@${version}`);
  await run('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', ...packages], { cwd: repository });
  const file = join(repository, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  Object.assign(manifest.dependencies, { react: range, 'react-dom': range });
  await writeFile(file, JSON.stringify(manifest, null, 2));
}

test('packages of another pack replace its own, and none that cannot be installed does', async () => {
  const packed = join(parent.folder, 'packed');
  await run(process.execPath, ['platform/cli/run.mjs', 'pack', '--to', packed], { cwd: root });
  // The same sources are the same pack.
  expect((await script('upgrade', packed)).stdout).toContain('installed already');
  const next = join(parent.folder, 'next');
  await changePack(packed, next);
  const lockfile = () => readFile(join(repository, 'package-lock.json'), 'utf8');
  const before = [await lockfile(), readdirSync(join(repository, 'packages'))];
  const broken = join(parent.folder, 'broken');
  await cp(next, broken, { recursive: true });
  for (const file of readdirSync(broken))
    if (file.includes('contract')) await writeFile(join(broken, file), 'no archive');
  await expect(script('upgrade', broken)).rejects.toThrow(/the repository is as it was/);
  expect([await lockfile(), readdirSync(join(repository, 'packages'))]).toEqual(before);

  await script('upgrade', next);
  await run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: repository });
  const installed = join(repository, 'node_modules/@platform/contract/version.js');
  expect(await readFile(installed, 'utf8')).toContain(CHANGE);
  await script('check');
  await script('gate');
});

test('a remote that was built against an earlier React runs with the shell’s', async ({ page }) => {
  const file = join(repository, 'events-page.tsx');
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace('{ useState }', '{ useState, version }').replace('>Evenings<', '>{version}<'));
  await installReact('19.1.0', '^19.1.0');
  const { stdout } = await run('node', ['-p', 'require("react").version'], { cwd: repository });
  expect(stdout.trim()).toBe('19.1.0');
  await script('release', '--to', site.url);
  const html = await (await page.request.get(`${site.url}/events`)).text();
  expect(html).toMatch(/<h1>19\.(?!1\.)/);
  await page.goto(`${site.url}/events`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
  expect(html).toContain(`<h1>${await page.getByRole('heading', { level: 1 }).textContent()}</h1>`);
});

test('a remote that needs only earlier versions of React, or another major, is refused', async () => {
  const refusal = async () => String(await script('release', '--to', site.url).catch((error: unknown) => error));
  await installReact('19.1.0', '~19.1.0');
  expect(await refusal()).toMatch(/shared\.react: is ~19\.1\.0, but the live shell shares 19\.\d+\.\d+: build against/);
  await installReact('18.3.1', '18.3.1');
  expect(await refusal()).toMatch(
    /shared\.react: is \^18\.3\.0, but the live shell shares 19\.\d+\.\d+: build against/,
  );
});

test('packed packages are well formed and have types', async () => {
  const packed = join(parent.folder, 'packed');
  // The program that creates sites is no module.
  const files = readdirSync(packed).filter((name) => /^(platform|studio)-(?!create-site).*\.tgz$/.test(name));
  expect(files).toHaveLength(8);
  for (const file of files) {
    const bytes = new Uint8Array(readFileSync(join(packed, file)));
    const { messages } = await publint({ pack: { tarball: bytes.slice().buffer }, strict: true });
    expect(messages, file).toEqual([]);
    const tarball = createPackageFromTarballData(bytes);
    const place = `/node_modules/${tarball.packageName}/`;
    const { exports, version } = JSON.parse(tarball.readFile(`${place}package.json`));
    expect(tarball.readFile(`${place}CHANGELOG.md`), file).toContain(`\n## ${version.split('-')[0]}\n`);
    expect(tarball.listFiles().filter((path) => /\.(test|spec|fixture)\./.test(path))).toEqual([]);
    // A pattern of exports names no module: each declaration below its folder is one.
    const folder = place + String(exports['./*']?.types ?? '').replace(/^\.\/|\*.*$/g, '');
    const declarations = tarball.listFiles().filter((path) => path.startsWith(folder) && path.endsWith('.d.ts'));
    const modules = declarations.map((path) => `./${path.slice(folder.length, -'.d.ts'.length)}`);
    expect(modules.length, file).toBeGreaterThan(5);
    const options = './*' in exports ? { includeEntrypoints: modules } : {};
    const result = await checkPackage(tarball, options);
    // The packages are ES modules for Node 20 and bundlers: `require` and its resolution of 2020 are not offered.
    const problems = ('problems' in result ? result.problems : ['no types']).filter(
      (problem) => !/"resolutionKind":"(node10|node16-cjs)"/.test(JSON.stringify(problem)),
    );
    expect(problems, file).toEqual([]);
  }
});
