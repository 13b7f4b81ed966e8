import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copyWorkspace } from '@platform/cli/testing/copy-workspace.fixture';
import { expect, type Page, test } from '@playwright/test';
import { requestHtml } from '../support/http.ts';
import { openPage, recordRequests, stubMap, themeSwitch, waitForHydration } from '../support/pages/browsing.ts';
import { addressIn, type Site, startSite, temporaryFolder } from '../support/servers/site.ts';
import { testAll } from '../support/tier.ts';

// Serial, because the tests change the same sources.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.skip(!testAll, 'compiles every front end: npm run test:all');
test.use({ colorScheme: 'light' });

const REMOTE = { file: 'marketing-mfe/content/en/contact.ts', old: 'Send Message', new: 'Send It Off' };
const SHELL = {
  file: 'shell/content/en/layout.ts',
  old: 'Websites, shops and software',
  new: 'Sites, shops and tools',
};

let workspace: string;
let remove: (() => Promise<void>) | undefined;

test.beforeAll(async () => {
  ({ folder: workspace, remove } = await temporaryFolder());
  await copyWorkspace(workspace);
});
test.afterAll(() => remove?.());

/** Starts `npm run dev` in the copy, without a token for the running site. */
async function develop(names: readonly string[] = []) {
  const env = { ...process.env, PORT: '0', DATA_DIR: join(workspace, 'data') };
  const child = spawn(process.execPath, ['platform/cli/run.mjs', 'dev', ...names], {
    cwd: workspace,
    env,
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const url = await addressIn(child, () => output);
  if (url === undefined) throw new Error(`The development servers ended before they were ready:\n${output}`);
  return { url, child, stop: () => stopped(child) };
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

async function save({ file, old, new: text }: typeof REMOTE): Promise<void> {
  const source = await readFile(join(workspace, file), 'utf8');
  expect(source).toContain(old);
  await writeFile(join(workspace, file), source.replace(old, text));
}

const undo = ({ file, old, new: text }: typeof REMOTE) => save({ file, old: text, new: old });

/** Returns the ids of all processes below a process. */
function descendantsOf(pid: number): number[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = processes.filter((name) => parentOf(name) === pid).map(Number);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Returns the id of a process's parent; undefined if it has ended. `/proc/<pid>/stat`: id (name) state parent. */
function parentOf(pid: number | string): number | undefined {
  try {
    const [, state, parent] = /\) (\w) (\d+) [^)]*$/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return state === 'Z' ? undefined : Number(parent);
  } catch {
    return undefined;
  }
}

const isRunning = (pid: number): boolean => parentOf(pid) !== undefined;

/** Changes state that a reload would lose. Returns a function that expects that it is kept. */
async function changeState(page: Page): Promise<() => Promise<void>> {
  const name = page.getByRole('textbox', { name: 'Name' });
  const company = page.getByRole('button', { name: 'Company' });
  await themeSwitch(page).click();
  await name.fill('Rahim');
  await company.click();
  const documents = recordRequests(page, 'document');
  return async () => {
    await expect(name).toHaveValue('Rahim');
    await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Portfolio' })).toBeVisible();
    expect(documents.filter((path) => path === '/contact')).toEqual([]);
  };
}

/** Records the errors of a page and of its console, of which React reports a page that does not hydrate. */
function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

test.describe('all front ends on development servers', () => {
  let site: Awaited<ReturnType<typeof develop>>;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    site = await develop();
  });
  test.afterAll(() => site?.stop());

  test('files in server-rendered pages exist on the development servers', async ({ request }) => {
    for (const path of ['/', '/bn/contact', '/sell', '/Chatbot', '/admin']) {
      // The registry in a page's data names the entry of a release, which the page's own scripts replace.
      const [markup = ''] = (await requestHtml(site.url, path)).split('<script type="application/json"');
      const files = new Set(markup.match(/\/assets\/[\w-]+\/[\w.-]+/g));
      expect(files.size, path).toBeGreaterThan(5);
      for (const file of files) expect((await request.get(site.url + file)).status(), file).toBe(200);
    }
  });

  test('a page applies saved changes of a remote and of the shell, and keeps its state', async ({ page }) => {
    const errors = recordErrors(page);
    await stubMap(page);
    await openPage(page, `${site.url}/contact`);
    const expectStateKept = await changeState(page);

    await save(REMOTE);
    await expect(page.getByRole('button', { name: REMOTE.new })).toBeVisible();
    await expectStateKept();

    await save(SHELL);
    await expect(page.getByText(SHELL.new)).toBeVisible();
    await expectStateKept();
    await expect(page.getByRole('button', { name: REMOTE.new })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('the server renders saved changes, too', async ({ page }) => {
    await expect(async () => {
      const html = await (await page.request.get(`${site.url}/contact`)).text();
      expect(html).toContain(REMOTE.new);
      expect(html).toContain(SHELL.new);
    }).toPass();
    await undo(REMOTE);
    await undo(SHELL);
  });
});

test.describe('one remote on a development server, everything else from a running site', () => {
  let running: Site;
  test.beforeAll(async () => {
    running = await startSite();
  });
  test.afterAll(() => running.stop());

  test('a page applies saved changes and keeps its state; the server renders them, too', async ({ page }) => {
    const errors = recordErrors(page);
    await stubMap(page);
    const site = await develop(['marketing-mfe', '--site', running.url]);
    await openPage(page, `${site.url}/contact`);
    const expectStateKept = await changeState(page);
    await save(REMOTE);
    await expect(page.getByRole('button', { name: REMOTE.new })).toBeVisible();
    await expectStateKept();
    expect(await requestHtml(site.url, '/contact')).toContain(`>${REMOTE.new}<`);
    expect(await requestHtml(running.url, '/contact')).toContain(`>${REMOTE.old}<`);

    // A page that is loaded right after a save: the server bundle may be older than what was saved.
    for (const [old, text] of [
      [REMOTE.new, 'Send It Later'],
      ['Send It Later', REMOTE.old],
    ] as const) {
      await save({ ...REMOTE, old, new: text });
      await page.reload();
      await waitForHydration(page);
      await expect(page.getByRole('button', { name: text })).toBeVisible();
    }
    // Another remote, a private page and the error page.
    for (const path of ['/Chatbot', '/admin', '/nowhere']) {
      await page.goto(site.url + path);
      await waitForHydration(page);
    }
    expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
    await site.stop();
  });

  test('a page shows errors of syntax and types until they are gone', async ({ page }) => {
    test.setTimeout(400_000);
    // The first compilation of this copy takes long.
    await promisify(execFile)('node_modules/.bin/tsc', ['-b', 'marketing-mfe'], { cwd: workspace });
    const site = await develop(['marketing-mfe', '--site', running.url]);
    await openPage(page, `${site.url}/contact`);
    const expectStateKept = await changeState(page);
    const overlay = page.locator('#dev-overlay');
    await expect(overlay).toHaveCount(0);
    for (const [text, message, timeout] of [
      [`'${REMOTE.old}' 'again'`, /marketing-mfe\/content\/en\/contact\.ts:\d+:\d+\n.*Syntax Error/s, 10_000],
      [`'${REMOTE.old}' satisfies number as never`, /contact\.ts\(\d+,\d+\): error TS1360/, 60_000],
    ] as const) {
      const wrong = { ...REMOTE, old: `'${REMOTE.old}'`, new: text };
      await save(wrong);
      await expect(overlay).toContainText(message, { timeout });
      await undo(wrong);
      await expect(overlay).toHaveCount(0);
      await expectStateKept();
    }
    await site.stop();
  });

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGKILL'] as const) {
    test(`${signal} ends the command and its children`, async () => {
      const { child } = await develop(['marketing-mfe', '--site', running.url]);
      const started = descendantsOf(child.pid ?? 0);
      expect(started.length).toBeGreaterThan(0);
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
      await expect.poll(() => started.filter(isRunning)).toEqual([]);
    });
  }
});
