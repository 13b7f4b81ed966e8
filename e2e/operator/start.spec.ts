import { readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { liveVersions, requestHtml } from '../support/http.ts';
import { root, runProgram, runSite, type SiteOptions, startSite, TEST_IDENTITY } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

const PHONE = '+4915112345678';

/** Writes a changed copy of the identity of tests. Returns its path. */
async function writeSite(folder: string, change: (site: Record<string, unknown>) => object): Promise<string> {
  const file = join(folder, 'site.json');
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(join(root, TEST_IDENTITY), 'utf8')))));
  return file;
}

/** Calls `use` with a port on which another program listens. */
async function withTakenPort(use: (port: string) => Promise<void>): Promise<void> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  await use(String((server.address() as AddressInfo).port));
  server.close();
}

test('a start with released builds releases nothing, and shows a changed phone number on every page @full', async ({
  folder,
}) => {
  const paths = ['/', '/about', '/faqs', '/Chatbot', '/nowhere'];
  const dataDir = join(folder, 'data');
  const first = await startSite({ dataDir, prepared: true });
  const before = await liveVersions(first.url);
  for (const path of paths) expect(await requestHtml(first.url, path)).toContain('tel:+8801700000000');
  await first.stop();

  const SITE_FILE = await writeSite(folder, (site) => ({ ...site, phone: PHONE }));
  const second = await startSite({ dataDir, env: { SITE_FILE }, serve: true });
  try {
    for (const path of paths) {
      const html = await requestHtml(second.url, path);
      expect(html).toContain(`tel:${PHONE}`);
      expect(html).toContain(`https://wa.me/${PHONE.slice(1)}?text=`);
      expect(html).not.toContain('8801700000000');
      // Without PUBLIC_URL the site's public address is unknown.
      expect(html).not.toMatch(/rel="canonical"|ld\+json|127\.0\.0\.1/);
    }
    expect(await liveVersions(second.url)).toEqual(before);
    expect(first.output().match(/^release .* unchanged$/gm)).toHaveLength(Object.keys(before).length);
    expect(second.output()).not.toMatch(/^release/m);
    expect(second.output()).toMatch(/^sandbox {3}Node's permission model/m);
    expect(second.output()).toMatch(/^address {3}[^\n]*set PUBLIC_URL/m);
  } finally {
    expect(await second.stop()).toBe(0);
  }
});

test('a start that fails reports the cause in one line @main', async ({ folder }) => {
  const expectFailure = async (options: SiteOptions, message: RegExp) => {
    const { code, stderr, stdout } = await runSite(options);
    expect([code, stderr.trimEnd().split('\n')]).toEqual([1, [expect.stringMatching(message)]]);
    expect(stderr).toMatch(/ Nothing is served\.\n$/);
    expect(stdout).not.toContain('ready');
  };
  await withTakenPort((port) =>
    expectFailure({ env: { PORT: port } }, new RegExp(`^PORT ${port} on 127\\.0\\.0\\.1 is taken`)),
  );
  const SITE_FILE = await writeSite(folder, ({ phone: _, ...rest }) => rest);
  await expectFailure({ env: { SITE_FILE } }, /phone.*site\.json|site\.json.*phone/);
  await expectFailure({ serve: true }, /npm start/);
});

/** Runs npm start with settings that it refuses. Resolves with what it prints as errors. */
async function startRefused(folder: string, env: Record<string, string>): Promise<string> {
  const { code, stdout, stderr } = await runProgram([join(root, 'platform/cli/run.mjs'), 'start'], {
    ...{ PORT: '0', DATA_DIR: join(folder, 'data') },
    ...env,
  });
  expect(code).toBe(1);
  expect(stdout).not.toMatch(/^build/m);
  return stderr.trimEnd();
}

test('npm start reports a taken port before it builds', async ({ folder }) => {
  await withTakenPort(async (PORT) => {
    expect(await startRefused(folder, { PORT })).toMatch(/^PORT \d+ on 127\.0\.0\.1 is taken: [^\n]*$/);
  });
});

// In the full tier: runs npm start five times.
test('npm start reports invalid settings before it builds @full', async ({ folder }) => {
  const start = (env: Record<string, string>) => startRefused(folder, env);
  const SITE_FILE = await writeSite(folder, ({ phone: _, ...rest }) => rest);
  expect(await start({ HOST: '203.0.113.9' })).toMatch(
    /^HOST 203\.0\.113\.9 is not an address of this machine\. Nothing is served\.$/,
  );
  expect(await start({ DATA_DIR: join(SITE_FILE, 'data') })).toMatch(/^DATA_DIR: [^\n]*ENOTDIR[^\n]*$/);
  expect(await start({ DATABASE_URL: 'postgres://a:hunter2@127.0.0.1:1/a' })).toMatch(
    /^DATABASE_URL: (?!.*hunter2)[^\n]*ECONNREFUSED[^\n]*$/,
  );
  expect(await start({ SITE_FILE })).toMatch(/^[^\n]*(phone[^\n]*site\.json|site\.json[^\n]*phone)[^\n]*$/);
  expect(await start({ SMTP_URL: 'nonsense' })).toMatch(/^SMTP_URL must be [^\n]*$/);
});
