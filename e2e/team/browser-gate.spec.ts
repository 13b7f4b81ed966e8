import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { promoteChecked } from '@platform/cli/releases/promote';
import { sendRelease, storeRelease } from '@platform/cli/releases/send-release';
import { createSiteClient, publishToken, type SiteClient } from '@platform/cli/releases/site-client';
import { findBrowser } from '@platform/cli/testing/browser';
import { type RunningServer, startServer } from '@platform/cli/testing/running-server.fixture';
import { liveVersions, readiness, request } from '../support/http.ts';
import { copyRelease } from '../support/servers/releases.ts';
import { root, startSite, temporaryFolder } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

// In order: the tests share a site, that of the smallest example.
test.describe.configure({ mode: 'default' });

const HELLO = join(root, 'examples/hello');
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

/** Makes a stored release live if a browser finds nothing wrong with it. */
const promote = (name: string, version: string, client = site) =>
  promoteChecked({ site: client, url: server.url, browser: findBrowser() ?? '', timeout: 8000 }, { name, version });

/** Copies the release of a front end of the example, and adds a file to it. Returns its folder. */
async function otherRelease(label: string, folder: string): Promise<string> {
  const release = await copyRelease(join(folder, label), `examples/hello/${label}`);
  await writeFile(join(release, `web/${basename(folder)}.txt`), 'Another release.\n');
  return release;
}

/** Returns what the deployment log says of the newest deployment of the example's remote. */
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

/** What the browser finds on the pages of the fixture, by path. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  render: /^Error: This page throws in the browser: fix what the page reports$/,
  effect: /^Error: This effect throws: fix what the page reports$/,
  timer: /^Error: This timer throws: fix what throws in the browser$/,
  promise: /^Error: This promise rejects: fix what throws in the browser$/,
  'late-promise': /^Error: This promise rejects late: fix what throws in the browser$/,
  text: /^differs from what the server sent: render the same on the server and on the first render/,
  attribute: /^a\[href\] is "\/server" on the server and "\/browser" in the browser: render the same/,
  console: /^This page complains: fix what the page reports$/,
  style: /^Applying inline style violates the following Content Security Policy .*: load and run only/,
  fetch:
    /^Connecting to 'https:\/\/elsewhere\.example\/' violates the following Content Security Policy .*: load and run/,
  integrity: /^Failed to find a valid digest in the 'integrity' attribute .*: build the release again$/,
  file: /^\/assets\/fragile\/missing\.js has status 404: build the release again, with all its files$/,
  private: /^Error: This private page throws: fix what the page reports$/,
  loader: /^Error: This loader throws: fix what throws when the code is loaded/,
  import: /This module throws in the browser: fix what the page reports$/,
  hang: /^is not hydrated within 8 s: end the loop/,
};

/** Returns the messages of a refusal by the name of the fixture's page. */
function messagesByPage(output: string): Record<string, string[]> {
  const messages: Record<string, string[]> = {};
  for (const line of output.trim().split('\n')) {
    const [, page = line, message = ''] = /\/fragile\/([^:]+): (.*)/.exec(line) ?? [];
    messages[page] = [...(messages[page] ?? []), message];
  }
  return messages;
}

test('a release whose pages fail in the browser is refused, with every page that fails', async () => {
  const { version } = await storeRelease(site, 'fragile', join(root, 'e2e/fixtures/fragile-mfe/dist'));
  const refused = await promote('fragile', version).then(
    () => undefined,
    (error: { message: string; output: string }) => error,
  );
  expect(refused?.message).toBe('fragile does not pass the gate in a browser. The site does not show it.');
  const found = messagesByPage(refused?.output ?? '');
  expect(Object.keys(found).sort()).toEqual(Object.keys(FAULTS).sort());
  for (const [page, fault] of Object.entries(FAULTS)) {
    expect(found[page], page).toContainEqual(expect.stringMatching(fault));
  }
  expect(await liveVersions(server.url)).toEqual(live);
  expect((await request(server.url, '/fragile/sound')).status).toBe(404);
});

test('a sound release goes live, and the log says that a browser checked it', async ({ folder }) => {
  const { version } = await storeRelease(site, 'pages', await otherRelease('pages-mfe', folder));
  await promote('pages', version);
  expect(await liveVersions(server.url)).toEqual({ ...live, pages: version });
  expect(await newestDeployment()).toMatchObject({ version, browser: true });
});

// In the full tier: promotions.test.ts tests the refusal.
test('a release is checked again if another one goes live meanwhile @full', async ({ folder }) => {
  const { version } = await storeRelease(site, 'pages', await otherRelease('pages-mfe', folder));
  const shell = await otherRelease('shell', folder);
  const sets: unknown[] = [];
  const interrupted: SiteClient = async (method, path, body) => {
    if (path === '/api/deployments') {
      if (sets.length === 0) await sendRelease(site, 'shell', shell);
      sets.push(Reflect.get(body ?? {}, 'checkedSet'));
    }
    return site(method, path, body);
  };
  await promote('pages', version, interrupted);
  expect(sets).toHaveLength(2);
  expect(sets[1]).toBe((await readiness(server.url)).set);
  expect(sets[0]).not.toBe(sets[1]);
  expect(await newestDeployment()).toMatchObject({ version, browser: true });
});

test('a preview is shown to those who have its key, and kept nowhere @full', async ({ folder }) => {
  const { version } = await storeRelease(site, 'pages', await otherRelease('pages-mfe', folder));
  const asked = JSON.stringify({ name: 'pages', version });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer of nothing' };
  expect((await request(server.url, '/api/previews', { method: 'POST', headers, body: asked })).status).toBe(401);

  const { key, set } = await site<{ key: string; set: string }>('POST', '/api/previews', { name: 'pages', version });
  const [before, cached] = [await request(server.url, '/about'), await readiness(server.url)];
  const shown = await request(server.url, '/about', { headers: { 'X-Preview': key } });
  expect(shown.body.toString()).toContain(version);
  expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', etag: expect.stringContaining(set) });
  expect((await request(server.url, '/about', { headers: { 'X-Preview': `${key}x` } })).status).toBe(410);
  expect((await request(server.url, '/about')).body).toEqual(before.body);
  expect(await readiness(server.url)).toEqual(cached);

  await site('DELETE', `/api/previews/${key}`);
  expect((await request(server.url, '/about', { headers: { 'X-Preview': key } })).status).toBe(410);
  expect(await liveVersions(server.url)).toEqual(live);
});

test('without a browser the command says so and releases nothing @full', async () => {
  const nowhere = { CHROMIUM_PATH: '/nowhere/chromium' };
  const { code, stderr } = await runCommand(nowhere, 'release', 'pages');
  expect(code).toBe(1);
  expect(stderr).toContain('/nowhere/chromium is not there: install Chromium');
  expect(stderr).toContain('--no-browser');
  expect(await liveVersions(server.url)).toEqual(live);
});

// In the full tier: release-alone.spec.ts releases so, too.
test('with --no-browser it releases, and the log says that no browser checked it @full', async () => {
  const { code, stdout } = await runCommand({ CHROMIUM_PATH: '/nowhere/chromium' }, 'release', 'pages', '--no-browser');
  expect(code).toBe(0);
  expect(stdout).toContain('no browser checked this release');
  expect((await liveVersions(server.url)).pages).not.toBe(live.pages);
  expect(await newestDeployment()).toMatchObject({ browser: false });
  const listed = await runCommand({}, 'releases');
  expect(listed.stdout).toMatch(/^pages\n +live .* promote +no browser .*\n.* promote +checked in a browser /m);
});

// In the full tier: opens every page of every remote.
test('all pages of the site are sound in a browser @full', async ({ folder }) => {
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
