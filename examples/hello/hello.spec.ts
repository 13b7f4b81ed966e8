import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyWorkspace } from '@platform/cli/testing/copy-workspace.fixture';
import { type RunningServer, startServer } from '@platform/cli/testing/running-server.fixture';
import { expect, test } from '@playwright/test';

// One after the other: the tests share a site. It is built first.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const OLD = 'Hello, world';
const NEW = 'Good morning';

let workspace: string;
let folder: string;
let site: RunningServer;

test.beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'hello-'));
  folder = join(workspace, 'examples/hello');
  await copyWorkspace(workspace);
  site = await startServer('npm', ['start'], { cwd: folder, env: { PORT: '0' } });
});
test.afterAll(async () => {
  await site?.stop();
  await rm(workspace, { recursive: true, force: true, maxRetries: 5 });
});

/** Runs one of the site's scripts in its folder. */
const runScript = (name: string, ...args: string[]) =>
  promisify(execFile)('npm', ['run', name, '--', ...args, '--to', site.url], { cwd: folder });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are rendered by the server, and links lead to them', async ({ page }) => {
    await page.goto(site.url);
    await expect(page).toHaveTitle('Hello');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(OLD);
    await page.getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
    expect((await page.goto(`${site.url}/nowhere`))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });
});

test('pages hydrate and navigate within the document, and the runtime plugin logs how long the remote took', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Said 1 times' }).click();
  await expect(page.getByRole('button')).toHaveText('Said 2 times');

  await page.evaluate(() => Object.assign(window, { marked: true }));
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About');
  await expect(page).toHaveTitle('About');
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
  expect(messages).toEqual([expect.stringMatching(/^pages\/routes took \d+ ms$/)]);
});

test('its remote is released and rolled back from its folder', async ({ page }) => {
  test.skip(process.env.TEST_ALL !== '1', 'builds again; release-alone.spec.ts releases so, too: npm run test:all');
  const file = join(folder, 'pages-mfe/home.tsx');
  await writeFile(file, (await readFile(file, 'utf8')).replace(OLD, NEW));
  await runScript('release', 'pages');
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NEW);

  await runScript('rollback', 'pages');
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OLD);
});
