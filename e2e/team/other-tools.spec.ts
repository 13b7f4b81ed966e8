import { execFile } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { requestHtml } from '../support/http.ts';
import { markDocument, openPage, pointAt } from '../support/pages/browsing.ts';
import { runCommand } from '../support/servers/releases.ts';
import { root, type Site, startSite, temporaryFolder } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

// Serial, because the tests share a site and its releases.
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.skip(!testAll, 'installs and runs other tools: npm run test:all');

const run = promisify(execFile);

let own: Site;
let parent: Awaited<ReturnType<typeof temporaryFolder>>;
test.beforeAll(async () => {
  parent = await temporaryFolder();
  own = await startSite({ prepared: true, env: { RATE_LIMITS: 'off' } });
});
test.afterAll(async () => {
  await own?.stop();
  await parent?.remove();
});

/** Copies an example without the platform, and installs its dependencies. Returns its folder. */
async function installed(example: string): Promise<string> {
  const folder = join(parent.folder, example);
  const filter = (source: string) => !/\/(node_modules|dist)$/.test(source);
  await cp(join(root, 'examples', example), folder, { recursive: true, filter });
  await run('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], { cwd: folder });
  return folder;
}

/** Builds the remote with its own tool and releases the build. */
async function buildAndRelease(name: string, folder: string, ...args: string[]) {
  await run('npm', ['run', 'build'], { cwd: folder, env: { ...process.env, FEDERATION_MODE: undefined } });
  return runCommand(root, own, 'release', name, '--build', join(folder, 'dist'), ...args);
}

for (const { tool, page: script } of [
  { tool: 'Rsbuild', page: 'plain.*.js' },
  { tool: 'Vite', page: 'plain-page-*.js' },
]) {
  const name = `plain-${tool.toLowerCase()}`;
  const heading = `Built by ${tool}`;

  test(`a remote that ${tool} built is released, used and rolled back`, async ({ page }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    const folder = await installed(`${name}-remote`);
    await buildAndRelease(name, folder);

    expect(await requestHtml(own.url, `/${name}`)).toContain(`<h1>${heading}</h1>`);
    await openPage(page, `${own.url}/${name}`);
    await page.getByRole('button', { name: 'Pressed 0 times' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();

    const isSameDocument = await markDocument(page);
    const home = page.getByRole('main').getByRole('link', { name: 'Home' });
    await pointAt(home, 'marketing');
    await home.click();
    await expect(page).toHaveURL(`${own.url}/`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
    await page.goBack();
    await page.getByRole('button', { name: 'Pressed 0 times' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
    expect(await isSameDocument()).toBe(true);
    expect(faults).toEqual([]);

    const source = join(folder, 'plain-page.tsx');
    await writeFile(source, (await readFile(source, 'utf8')).replace(heading, `${heading}, again`));
    await buildAndRelease(name, folder, '--no-browser');
    await page.goto(`${own.url}/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${heading}, again`);
    await runCommand(root, own, 'rollback', name);
    await page.goto(`${own.url}/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  });

  test(`an altered script that ${tool} built does not run`, async ({ page }) => {
    await page.route(`**/assets/${name}/${script}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.altered = true;\n${await response.text()}` });
    });
    const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
    await page.goto(`${own.url}/${name}`);
    await refused;
    await page.getByRole('button', { name: 'Pressed 0 times' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 0 times' })).toBeVisible();
    expect(await page.evaluate(() => 'altered' in window)).toBe(false);
  });
}

test('a plain build that cannot run in a shell is refused with instructions for each fault', async () => {
  const folder = await installed('plain-rsbuild-remote');
  const config = join(folder, 'rsbuild.config.ts');
  const sound = await readFile(config, 'utf8');
  const refusedWith = async (text: string) => {
    expect(text).not.toBe(sound);
    await writeFile(config, text);
    await rm(join(folder, 'dist'), { recursive: true, force: true });
    const { stderr } = (await buildAndRelease('plain-rsbuild', folder).catch((error: unknown) => error)) as {
      stderr: string;
    };
    return stderr;
  };
  expect(await refusedWith(sound.replace(', import: false as const', ''))).toContain('set import: false');
  expect(await refusedWith(sound.replace('mf_plain_rsbuild', 'another'))).toContain('to mf_plain_rsbuild');
  expect(await refusedWith(sound.replace(/security: .*/, ''))).toContain('set security.sri');
  expect(await refusedWith(sound.replace('commonjs2', 'module').replace('module: false', 'module: true'))).toContain(
    'format of the server bundle to cjs',
  );
  const shared = await refusedWith(sound.replace(/shared: .*/, ''));
  expect(shared).toContain('has a copy of React');
});
