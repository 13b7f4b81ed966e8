import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ask, liveVersions } from '../support/http.ts';
import { copyPrepared, type Ended, root, runSite, type SiteOptions, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const PHONE = '+4915112345678';
const paths = ['/', '/about', '/faqs', '/Chatbot', '/nowhere'];

/** Writes a `site.json` of its own. */
async function writeSite(folder: string, change: (site: Record<string, unknown>) => object): Promise<string> {
  const file = join(folder, 'site.json');
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(join(root, 'site.json'), 'utf8')))));
  return file;
}

/** Runs a start that cannot succeed. */
async function fails(options: SiteOptions, sentence: RegExp): Promise<Ended> {
  const ended = await runSite(options);
  expect(ended.code).toBe(1);
  expect(ended.stderr.trimEnd().split('\n')).toEqual([expect.stringMatching(sentence)]);
  return ended;
}

test('a changed phone number is on every page after a restart, and nothing is released', async ({ folder }) => {
  const dataDir = join(folder, 'data');
  const first = await startSite({ dataDir, prepared: true });
  const before = await liveVersions(first.url);
  for (const path of paths) expect((await ask(first.url, path)).body.toString()).toContain('tel:+8801700000000');
  await first.stop();

  const SITE_FILE = await writeSite(folder, (site) => ({ ...site, phone: PHONE }));
  const second = await startSite({ dataDir, env: { SITE_FILE } });
  try {
    for (const path of paths) {
      const html = (await ask(second.url, path)).body.toString();
      expect(html).toContain(`tel:${PHONE}`);
      expect(html).toContain(`https://wa.me/${PHONE.slice(1)}?text=`);
      expect(html).not.toContain('8801700000000');
    }
    expect(await liveVersions(second.url)).toEqual(before);
    expect(second.output().match(/^release .* unchanged$/gm)).toHaveLength(Object.keys(before).length);
    expect(second.output()).not.toMatch(/^release .* (released|stored)$/m);
  } finally {
    await second.stop();
  }
});

test.describe('a start that cannot succeed says why in one line', () => {
  test('the port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await fails({ env: { PORT: String(port) } }, new RegExp(`^PORT ${port} on 127\\.0\\.0\\.1 is taken`));
    server.close();
  });

  test('DATA_DIR cannot be made', async ({ folder }) => {
    await writeFile(join(folder, 'file'), '');
    await fails({ dataDir: join(folder, 'file/data') }, /DATA_DIR/);
  });

  test('site.json lacks a field', async ({ folder }) => {
    const SITE_FILE = await writeSite(folder, ({ phone: _, ...rest }) => rest);
    await fails({ env: { SITE_FILE } }, /site\.json: phone: /);
  });

  test('site.json has a malformed field', async ({ folder }) => {
    const SITE_FILE = await writeSite(folder, (site) => ({ ...site, map: { latitude: 91, longitude: 0, zoom: 3 } }));
    await fails({ env: { SITE_FILE } }, /site\.json: map\.latitude: /);
  });

  test('site.json is no JSON', async ({ folder }) => {
    const SITE_FILE = join(folder, 'site.json');
    await writeFile(SITE_FILE, '{\n"name"');
    await fails({ env: { SITE_FILE } }, /site\.json is not JSON/);
  });

  test('a setting is no such thing', async () => {
    await fails({ env: { PAGE_CACHE_MB: 'lots' } }, /^PAGE_CACHE_MB must be .*"lots"/);
  });

  test('the live shell is too old for the server', async ({ folder }) => {
    await copyPrepared(folder);
    const { DatabaseSync } = createRequire(join(root, 'platform/server/package.json'))('@photostructure/sqlite');
    const database = new DatabaseSync(join(folder, 'site.db'));
    database.exec("update releases set info = json_set(info, '$.contract', 1) where name = 'shell'");
    database.close();
    await fails(
      { dataDir: folder, serve: true },
      /^The live shell has contract 1, but this server .*: run "npm start"/,
    );
  });

  test('nothing is released yet', async () => {
    const { stdout } = await fails({ serve: true }, /npm start/);
    expect(stdout).not.toContain('ready');
  });
});

test('serve serves what is released, and releases nothing', async ({ folder }) => {
  const dataDir = join(folder, 'data');
  const first = await startSite({ dataDir, prepared: true });
  const before = await liveVersions(first.url);
  await first.stop();
  const second = await startSite({ dataDir, serve: true });
  expect(await liveVersions(second.url)).toEqual(before);
  expect((await ask(second.url, '/about')).status).toBe(200);
  expect(second.output()).not.toMatch(/^release/m);
  expect(await second.stop()).toBe(0);
});
