import { readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { liveVersions, request } from '../support/http.ts';
import { type Ended, root, runProgram, runSite, type SiteOptions, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

const PHONE = '+4915112345678';
const paths = ['/', '/about', '/faqs', '/Chatbot', '/nowhere'];

/** Writes a changed copy of `site.json`. Returns its path. */
async function writeSite(folder: string, change: (site: Record<string, unknown>) => object): Promise<string> {
  const file = join(folder, 'site.json');
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(join(root, 'site.json'), 'utf8')))));
  return file;
}

/** Expects that a start fails with one line that matches. */
async function expectStartFailure(options: SiteOptions, message: RegExp): Promise<Ended> {
  const ended = await runSite(options);
  expect(ended.code).toBe(1);
  expect(ended.stderr.trimEnd().split('\n')).toEqual([expect.stringMatching(message)]);
  return ended;
}

test('a start of what is released releases nothing, and shows a changed phone number on every page @full', async ({
  folder,
}) => {
  const dataDir = join(folder, 'data');
  const first = await startSite({ dataDir, prepared: true });
  const before = await liveVersions(first.url);
  for (const path of paths) expect((await request(first.url, path)).body.toString()).toContain('tel:+8801700000000');
  await first.stop();

  const SITE_FILE = await writeSite(folder, (site) => ({ ...site, phone: PHONE }));
  const second = await startSite({ dataDir, env: { SITE_FILE }, serve: true });
  try {
    for (const path of paths) {
      const html = (await request(second.url, path)).body.toString();
      expect(html).toContain(`tel:${PHONE}`);
      expect(html).toContain(`https://wa.me/${PHONE.slice(1)}?text=`);
      expect(html).not.toContain('8801700000000');
      // It may be behind a proxy, so it does not know where visitors find it.
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

test.describe('a start that fails reports the cause in one line', () => {
  test('the port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expectStartFailure({ env: { PORT: String(port) } }, new RegExp(`^PORT ${port} on 127\\.0\\.0\\.1 is taken`));
    server.close();
  });

  // In the full tier: open-database.test.ts tests the same without a site.
  test('DATA_DIR cannot be created @full', async ({ folder }) => {
    await writeFile(join(folder, 'file'), '');
    await expectStartFailure({ dataDir: join(folder, 'file/data') }, /DATA_DIR/);
  });

  test('site.json lacks a field', async ({ folder }) => {
    const SITE_FILE = await writeSite(folder, ({ phone: _, ...rest }) => rest);
    await expectStartFailure({ env: { SITE_FILE } }, /site\.json: phone: /);
  });

  // In the full tier: the test above is of another field.
  test('site.json has a malformed field @full', async ({ folder }) => {
    const SITE_FILE = await writeSite(folder, (site) => ({ ...site, map: { latitude: 91, longitude: 0, zoom: 3 } }));
    await expectStartFailure({ env: { SITE_FILE } }, /site\.json: map\.latitude: /);
  });

  test('site.json is not JSON @full', async ({ folder }) => {
    const SITE_FILE = join(folder, 'site.json');
    await writeFile(SITE_FILE, '{\n"name"');
    await expectStartFailure({ env: { SITE_FILE } }, /site\.json is not JSON/);
  });

  test('a setting is invalid @full', async () => {
    await expectStartFailure({ env: { PAGE_CACHE_MB: 'lots' } }, /^PAGE_CACHE_MB must be .*"lots"/);
  });

  test('nothing has been released', async () => {
    const { stdout } = await expectStartFailure({ serve: true }, /npm start/);
    expect(stdout).not.toContain('ready');
  });
});

// In the full tier: runs npm start six times.
test('npm start finds what it cannot use before it builds anything @full', async ({ folder }) => {
  const start = async (env: Record<string, string>) => {
    const SITE = { PORT: '0', DATA_DIR: join(folder, 'data') };
    const { code, stdout, stderr } = await runProgram([join(root, 'platform/cli/run.mjs'), 'start'], {
      ...SITE,
      ...env,
    });
    expect(code).toBe(1);
    expect(stdout).not.toMatch(/^build/m);
    return stderr.trimEnd();
  };
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const SITE_FILE = await writeSite(folder, ({ phone: _, ...rest }) => rest);
  expect(await start({ PORT: String(port) })).toMatch(/^PORT \d+ on 127\.0\.0\.1 is taken: [^\n]*$/);
  expect(await start({ HOST: '203.0.113.9' })).toMatch(/^HOST 203\.0\.113\.9 is not an address of this machine\.$/);
  expect(await start({ DATA_DIR: join(SITE_FILE, 'data') })).toMatch(/^DATA_DIR: [^\n]*ENOTDIR[^\n]*$/);
  expect(await start({ DATABASE_URL: 'postgres://a:hunter2@127.0.0.1:1/a' })).toMatch(
    /^DATABASE_URL: (?!.*hunter2)[^\n]*ECONNREFUSED[^\n]*$/,
  );
  expect(await start({ SITE_FILE })).toMatch(/^[^\n]*site\.json: phone: [^\n]*$/);
  expect(await start({ SMTP_URL: 'nonsense' })).toMatch(/^SMTP_URL must be [^\n]*$/);
  server.close();
});
