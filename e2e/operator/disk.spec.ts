import { execFileSync } from 'node:child_process';
import { statfsSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '@platform/cli/testing/postgres.fixture';
import { request } from '../support/http.ts';
import { newMessage, postMessage } from '../support/servers/messages.ts';
import { copyPrepared } from '../support/servers/prepared.ts';
import { openDatabase, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

/** Enough for a prepared DATA_DIR. */
const DISK_MB = 64;

const TOKEN = 'a-token-for-this-test';

let disk: Disk | undefined;
let dataDir: string;

test.skip(!testAll, 'each test starts sites of its own: npm run test:all');
test.beforeEach(async ({ folder }) => {
  dataDir = join(folder, 'data');
  await mkdir(dataDir);
  disk = mountDisk(dataDir, DISK_MB);
  test.skip(disk === undefined, 'this user may not mount a disk');
  await copyPrepared(dataDir);
  emptyWriteAheadLog();
});
test.afterEach(() => disk?.remove());

/** A log that was not emptied has room for messages even on a full disk. */
function emptyWriteAheadLog(): void {
  const database = openDatabase(dataDir);
  database.exec('pragma wal_checkpoint(truncate)');
  database.close();
}

/** A small disk of its own, in memory. */
interface Disk {
  /** Fills it to the last block. */
  fill(): void;
  makeReadOnly(): void;
  remove(): void;
}

/** Name of the file that fills a disk. */
const FILLING = 'filling';

/** Mounts a disk at an empty folder. Returns undefined if this user may not mount, which needs root. */
function mountDisk(folder: string, megabytes: number): Disk | undefined {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return {
    fill() {
      const file = join(folder, FILLING);
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(file, Buffer.alloc(Number(bavail) * Number(bsize)));
    },
    makeReadOnly() {
      execFileSync('mount', ['-o', 'remount,ro', folder]);
    },
    remove() {
      execFileSync('umount', [folder]);
    },
  };
}

const states: [name: string, change: (disk: Disk) => void, warning: RegExp][] = [
  ['full', (mounted) => mounted.fill(), /^warning {3}.*site\.db is on a full disk/m],
  ['read-only', (mounted) => mounted.makeReadOnly(), /^warning {3}.*site\.db is on a read-only disk/m],
];

for (const [name, change, warning] of states) {
  test(`a site on a ${name} disk serves its pages and files, stores nothing, and prints a warning`, async () => {
    await rm(join(dataDir, 'cache'), { recursive: true });
    if (disk) change(disk);
    const site = await startSite({ dataDir, env: { PUBLISH_TOKEN: TOKEN } });
    try {
      const { status, body } = await request(site.url, '/about');
      expect(status).toBe(200);
      const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(body.toString()) ?? [];
      expect((await request(site.url, script, { headers: { 'accept-encoding': 'br' } })).status).toBe(200);
      expect((await postMessage(site.url, newMessage())).status).toBe(503);
      const pin = await request(site.url, '/api/pins', {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'marketing', pinned: true, note: 'The disk is full' }),
      });
      expect([pin.status, pin.headers['retry-after']]).toEqual([503, '5']);
      expect((await request(site.url, '/')).status).toBe(200);
      expect(site.output()).toMatch(warning);
      expect(site.output()).toMatch(/^warning {3}DATA_DIR\/cache cannot be used/m);
    } finally {
      expect(await site.stop()).toBe(0);
    }
  });
}

test('a site on PostgreSQL starts without a DATA_DIR, and works with one on a read-only disk', async () => {
  const programs = findPostgres();
  test.skip(programs === undefined, 'PostgreSQL is not installed');
  const DATABASE_URL = await startPostgres(programs ?? '');
  const first = await startSite({ dataDir: join(dataDir, 'none'), env: { DATABASE_URL } });
  expect((await request(first.url, '/about')).status).toBe(200);
  expect(await first.stop()).toBe(0);

  await rm(join(dataDir, 'none'), { recursive: true });
  disk?.makeReadOnly();
  const env = { DATABASE_URL, PUBLISH_TOKEN: TOKEN };
  const second = await startSite({ dataDir: join(dataDir, 'none'), env, serve: true });
  try {
    expect((await request(second.url, '/about')).status).toBe(200);
    expect((await postMessage(second.url, newMessage())).status).toBe(201);
    expect(second.output()).not.toMatch(/nothing can be released/);
  } finally {
    expect(await second.stop()).toBe(0);
  }
});
