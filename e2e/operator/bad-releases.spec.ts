import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { liveVersions, request } from '../support/http.ts';
import { forceRelease, openDatabase } from '../support/servers/database.ts';
import { copyPrepared } from '../support/servers/prepared.ts';
import { runSite, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

/** Returns the paths of all files in a folder and below. */
async function filesBelow(folder: string): Promise<string[]> {
  const paths = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
  const isFile = await Promise.all(paths.map(async (path) => (await stat(path)).isFile()));
  return paths.filter((_, i) => isFile[i]);
}

/** Changes what is stored in a DATA_DIR. */
function change(dataDir: string, work: (database: ReturnType<typeof openDatabase>) => void): void {
  const database = openDatabase(dataDir);
  work(database);
  database.close();
}

// In the full tier: release-store.test.ts tests the same without a site.
test('a start serves the releases before those that fail, and says which ones @full', async ({ folder }) => {
  await copyPrepared(folder);
  const bad: Record<string, string> = {};
  change(folder, (database) => {
    bad.marketing = forceRelease(database, 'marketing', { 'server/routes.js': "throw new Error('broken release')" });
    bad.catalog = forceRelease(database, 'catalog', {}, { routes: '[{"path":' });
    bad.chat = forceRelease(database, 'chat', { 'server/routes.js': undefined });
    bad.shell = forceRelease(database, 'shell', {}, { info: 'null' });
    // The only version of the admin area.
    database.exec("update releases set info = '{}' where name = 'admin'");
  });
  const site = await startSite({ dataDir: folder, serve: true });
  try {
    for (const path of ['/', '/about', '/sell', '/services/seo', '/Chatbot']) {
      const { status, body } = await request(site.url, path);
      expect([path, status]).toEqual([path, 200]);
      expect(body.toString()).toMatch(/<h1/);
    }
    const admin = await request(site.url, '/admin/messages');
    expect(admin.status).toBe(404);
    expect(admin.body.toString()).toContain('Oops!');

    const live = await liveVersions(site.url);
    expect(Object.keys(live).sort()).toEqual(['catalog', 'chat', 'marketing', 'shell']);
    for (const [name, version] of Object.entries(live)) expect(version).not.toBe(bad[name]);
    const line = (name: string, fault: string, end: string) =>
      new RegExp(
        `^warning {3}${name} ${bad[name]?.slice(0, 10) ?? '[0-9a-f]+'} is not served \\(.*${fault}.*\\): ${end}; release ${name} again`,
        'm',
      );
    const instead = '[0-9a-f]{10} is served instead';
    expect(site.output()).toMatch(line('marketing', 'none of its pages can be rendered', instead));
    expect(site.output()).toMatch(line('catalog', 'routes', instead));
    expect(site.output()).toMatch(line('chat', 'server/routes.js: no file [0-9a-f]{64} is stored', instead));
    expect(site.output()).toMatch(line('shell', 'info', instead));
    expect(site.output()).toMatch(line('admin', 'info', 'its paths show the error page'));
    expect(site.output().match(/^warning/gm)).toHaveLength(5);
  } finally {
    expect(await site.stop()).toBe(0);
  }
});

// In the full tier: release-store.test.ts tests the same without a site.
test('copies of files that were altered, cut off or emptied are replaced @full', async ({ folder }) => {
  await copyPrepared(folder);
  const cache = join(folder, 'cache/files');
  const paths = await filesBelow(cache);
  expect(paths.length).toBeGreaterThan(100);
  const damages = [(bytes: Buffer) => `${bytes};alert(1)`, (bytes: Buffer) => bytes.subarray(0, 20), () => ''];
  for (const [i, path] of paths.entries()) {
    await writeFile(path, damages[i % damages.length]?.(await readFile(path)) ?? '');
  }
  const site = await startSite({ dataDir: folder, serve: true });
  try {
    const html = (await request(site.url, '/about')).body.toString();
    const scripts = [...html.matchAll(/<script[^>]*src="(\/assets\/[^"]+)"[^>]*integrity="sha384-([^"]+)"/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, path = '', integrity] of scripts) {
      const { status, body } = await request(site.url, path);
      expect([path, status]).toEqual([path, 200]);
      expect(createHash('sha384').update(body).digest('base64')).toBe(integrity);
    }
    for (const path of paths.filter((one) => !/\.(br|gzip)$/.test(one))) {
      const name = path.slice(-64);
      expect([
        name,
        createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
      ]).toEqual([name, name]);
    }
  } finally {
    await site.stop();
  }
});

test('a site of which no shell can be read does not start, and says so in one line @full', async ({ folder }) => {
  await copyPrepared(folder);
  change(folder, (database) => database.exec("update releases set files = 'null' where name = 'shell'"));
  const { code, stderr } = await runSite({ dataDir: folder, serve: true });
  expect(code).toBe(1);
  expect(stderr.trimEnd()).toMatch(
    /^No release of the shell can be served \(files: .*\): run "npm start" with [^\n]*$/,
  );
});

// In the full tier: starts a site of its own.
test('a build that is refused does not keep the others from being served @full', async ({ folder }) => {
  await copyPrepared(folder);
  const folders = ['shell/dist', join(folder, 'no-build'), 'chat-mfe/dist'];
  const site = await startSite({ dataDir: folder, folders });
  try {
    expect(site.output()).toMatch(/^warning {3}\S*no-build is not released \(.*\)$/m);
    expect((await request(site.url, '/about')).status).toBe(200);
  } finally {
    await site.stop();
  }
});
