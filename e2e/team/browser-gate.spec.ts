import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { checkPages } from '@platform/cli/browser-check/check-pages';
import { promoteChecked } from '@platform/cli/releases/promote';
import { storeRelease } from '@platform/cli/releases/send-release';
import { createSiteClient, publishToken, type SiteClient } from '@platform/cli/releases/site-client';
import { findBrowser } from '@platform/cli/testing/browser';
import { type RunningServer, startServer } from '@platform/cli/testing/running-server.fixture';
import type { Preview } from '@platform/contract/release';
import { liveVersions, request } from '../support/http.ts';
import { copyRelease } from '../support/servers/releases.ts';
import { root, startSite, temporaryFolder } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

// Serial, because the tests share a site: that of the smallest example.
test.describe.configure({ mode: 'default' });

const HELLO = join(root, 'examples/hello');
const FRAGILE = join(root, 'e2e/fixtures/fragile-mfe/dist');
const RUN = join(root, 'platform/cli/run.mjs');

let dataDir: string;
let remove: () => Promise<void>;
let server: RunningServer;
let site: SiteClient;
let live: Record<string, string>;

test.beforeAll(async () => {
  ({ folder: dataDir, remove } = await temporaryFolder());
  const env = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  server = await startServer(process.execPath, [RUN, 'serve-builds'], { cwd: HELLO, env });
  site = createSiteClient(server.url, publishToken(dataDir));
});
test.beforeEach(async () => {
  live = await liveVersions(server.url);
});
test.afterAll(async () => {
  await server.stop();
  await remove();
});

/** Makes a stored release live if its pages have no errors in a browser. */
const promote = (name: string, version: string, client = site) =>
  promoteChecked({ site: client, url: server.url, browser: findBrowser() ?? '', timeout: 16_000 }, { name, version });

/** Copies the release of a front end of the example, and adds a file to it. Returns its folder. */
async function otherRelease(label: string, folder: string): Promise<string> {
  const release = await copyRelease(join(folder, label), `examples/hello/${label}`);
  await writeFile(join(release, `web/${basename(folder)}.txt`), 'Another release.\n');
  return release;
}

/** Returns the newest entry of the example's remote in the deployment log. */
async function newestDeployment() {
  const { releases } = await site<{
    releases: { name: string; deployments: { version: string; browser: boolean }[] }[];
  }>('GET', '/api/releases');
  return releases.find(({ name }) => name === 'pages')?.deployments[0];
}

/** Runs a command in the example's folder. Resolves with its exit code and output. */
async function runCommand(env: NodeJS.ProcessEnv, ...args: string[]) {
  const options = { cwd: HELLO, env: { ...process.env, DATA_DIR: dataDir, ...env } };
  const done = promisify(execFile)(process.execPath, [RUN, ...args, '--to', server.url], options);
  return done.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );
}

/** Violations of the fixture's pages, by the last segment of the path. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  render: /^Error: This page throws in the browser: fix what the page reports \(pages\.tsx:\d+\)$/,
  effect: /^Error: This effect throws: fix what the page reports \(pages\.tsx:\d+\)$/,
  timer: /^Error: This timer throws: fix what throws in the browser \(pages\.tsx:\d+\)$/,
  promise: /^Error: This promise rejects: fix what throws in the browser \(pages\.tsx:\d+\)$/,
  'late-promise': /^Error: This promise rejects late: fix what throws in the browser \(pages\.tsx:\d+\)$/,
  text: /^differs from what the server sent: render the same on the server and on the first render/,
  attribute: /^a\[href\] is "\/server" on the server and "\/browser" in the browser: render the same/,
  console: /^This page complains: fix what the page reports \(\S+:\d+\)$/,
  style: /^Applying inline style violates the following Content Security Policy .*: load and run only/,
  fetch:
    /^Connecting to 'https:\/\/elsewhere\.example\/' violates the following Content Security Policy .*: load and run/,
  integrity: /^Failed to find a valid digest in the 'integrity' attribute .*: build the release again( \(\S+\))?$/,
  file: /^\/assets\/fragile\/missing\.js has status 404: build the release again, with all its files$/,
  'built-in': /^changes Array.prototype.last: leave built-in objects as they are/,
  outside: /^changes the style of body, outside of its content: style only what the page renders$/,
  renders: /^renders without end: end the effect/,
  blocked: /^its scripts take \d+\.\d s of processor time: do less at once/,
  private: /^Error: This private page throws: fix what the page reports \(\S+:\d+\)$/,
  loader: /^Error: This loader throws: fix what throws when the code is loaded/,
  import: /This module throws in the browser: fix what the page reports( \(\S+:\d+\))?$/,
  hang: /^is not hydrated within 16 s: end the loop/,
};

/** Returns the messages of a refusal by page. */
function messagesByPage(output: string): Record<string, string[]> {
  const messages: Record<string, string[]> = {};
  for (const line of output.trim().split('\n')) {
    const [, page = line, message = ''] = /\/fragile\/([^:]+): (.*)/.exec(line) ?? [];
    messages[page] = [...(messages[page] ?? []), message];
  }
  return messages;
}

test('a release whose pages fail in the browser is refused with every failing page', async () => {
  const { version } = await storeRelease(site, 'fragile', FRAGILE);
  const refused = await promote('fragile', version).then(
    () => undefined,
    (error: { message: string; output: string }) => error,
  );
  expect(refused?.message).toBe('fragile does not pass the gate in a browser. The site does not show it.');
  const messages = messagesByPage(refused?.output ?? '');
  expect(Object.keys(messages).sort()).toEqual(Object.keys(FAULTS).sort());
  for (const [page, fault] of Object.entries(FAULTS)) {
    expect(messages[page], page).toContainEqual(expect.stringMatching(fault));
  }
  expect(await liveVersions(server.url)).toEqual(live);
  expect((await request(server.url, '/fragile/sound')).status).toBe(404);
});

test('what refuses no release is told: warnings of the console, and links to pages that are not live', async () => {
  const { version } = await storeRelease(site, 'fragile', FRAGILE);
  const { key, pages } = await site<Preview>('POST', '/api/previews', { name: 'fragile', version });
  const chosen = pages.filter(({ url }) => url === '/fragile/warning');
  const { violations, warnings } = await checkPages(
    { url: server.url, browser: findBrowser() ?? '' },
    { key, pages: chosen },
  );
  expect(violations).toEqual([]);
  expect(warnings).toEqual([
    {
      field: '/fragile/warning',
      message: 'This page warns: fix what the page warns of',
      at: expect.objectContaining({ name: 'fragile' }),
    },
    {
      field: '/fragile/warning',
      message: 'its link /server has status 404: link to a page that is live, or release that one first',
    },
  ]);
  await site('DELETE', `/api/previews/${key}`);
});

test('a release without errors goes live, and the log records the browser check @main', async ({ folder }) => {
  const { version } = await storeRelease(site, 'pages', await otherRelease('pages-mfe', folder));
  await promote('pages', version);
  expect(await liveVersions(server.url)).toEqual({ ...live, pages: version });
  expect(await newestDeployment()).toMatchObject({ version, browser: true });
});

/** Promotes a release while another goes live after its pages were opened. Returns how often they were opened. */
async function promoteBeside(
  name: string,
  version: string,
  other: { readonly name: string; readonly version: string },
) {
  let previews = 0;
  const client: SiteClient = async (method, path, body) => {
    if (path === '/api/previews') previews += 1;
    if (path === '/api/deployments' && previews === 1) await site('POST', '/api/deployments', other);
    return site(method, path, body);
  };
  await promote(name, version, client);
  return previews;
}

test('pages are opened again if another shell goes live meanwhile, not if another remote does', async ({ folder }) => {
  const shell = await copyRelease(join(folder, 'shell'), 'examples/hello/shell');
  await writeFile(join(shell, 'web/another.txt'), 'Another shell.\n');
  const others = [
    { ...(await storeRelease(site, 'ui', join(root, 'e2e/fixtures/ui-mfe/dist'))), name: 'ui', previews: 1 },
    { ...(await storeRelease(site, 'shell', shell)), name: 'shell', previews: 2 },
  ];
  for (const { previews, name, version: otherVersion } of others) {
    const release = await otherRelease('pages-mfe', join(folder, name));
    const { version } = await storeRelease(site, 'pages', release);
    expect(await promoteBeside('pages', version, { name, version: otherVersion }), name).toBe(previews);
  }
});

test('without a browser the command fails and releases nothing @full', async () => {
  const nowhere = { CHROMIUM_PATH: '/nowhere/chromium' };
  const { code, stderr } = await runCommand(nowhere, 'release', 'pages');
  expect(code).toBe(1);
  expect(stderr).toContain('/nowhere/chromium does not exist: install Chromium');
  expect(stderr).toContain('--no-browser');
  expect(await liveVersions(server.url)).toEqual(live);
});

// In the full tier: opens every page of every remote.
test('all pages of the site pass the browser check @full', async ({ folder }) => {
  test.setTimeout(180_000);
  const whole = await startSite({ prepared: true, dataDir: join(folder, 'data') });
  const client = createSiteClient(whole.url, publishToken(whole.dataDir));
  const shell = await copyRelease(join(folder, 'shell'), 'shell');
  await writeFile(join(shell, 'web/note.txt'), 'Another release.\n');
  const { version } = await storeRelease(client, 'shell', shell);
  const check = { site: client, url: whole.url, browser: findBrowser() ?? '' };
  await promoteChecked(check, { name: 'shell', version });
  expect((await liveVersions(whole.url)).shell).toBe(version);
  await whole.stop();
});
