import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findPostgres, startPostgres } from '@platform/cli/testing/postgres.fixture';
import { request } from '../support/http.ts';
import { newMessage, postMessage, storedMessagesFrom } from '../support/servers/messages.ts';
import { hasPostgres } from '../support/servers/servers.ts';
import { root, runProgram, startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

const RUN = join(root, 'platform/cli/run.mjs');
const LOCAL = { OWNER_ACCESS: 'loopback' };

/** Time until a site that has started makes its first backup, in milliseconds, and the time that it takes on a busy machine. */
const FIRST_BACKUP_MS = 60_000 + 60_000;

test.skip(!testAll, 'each test starts sites of its own: npm run test:all');

/** Starts a site with restored data, and expects that it has its pages and a message. */
async function expectRestored(dataDir: string, env: Record<string, string>, sender: string): Promise<void> {
  const site = await startSite({ dataDir, env: { ...LOCAL, ...env } });
  try {
    expect((await request(site.url, '/about')).status).toBe(200);
    expect(await storedMessagesFrom(site.url, sender)).toHaveLength(1);
  } finally {
    expect(await site.stop()).toBe(0);
  }
}

test('a site makes a backup by itself, which another one is restored from', async ({ folder }) => {
  test.setTimeout(240_000);
  const [backups, restored] = [join(folder, 'backups'), join(folder, 'restored')];
  const key = { BACKUP_KEY: 'a key of sixteen characters' };
  const site = await startSite({ prepared: true, env: { ...LOCAL, ...key, BACKUP_DIR: backups, BACKUP_EVERY: '1' } });
  const message = newMessage();
  try {
    expect((await postMessage(site.url, message)).status).toBe(201);
    await expect.poll(() => site.output(), { timeout: FIRST_BACKUP_MS }).toContain('"a backup was made"');
  } finally {
    expect(await site.stop()).toBe(0);
  }
  const made = await readdir(backups);
  expect(made).toEqual([expect.stringMatching(/^site-\d{8}t\d{6}z\.backup$/)]);
  const file = join(backups, made.join());
  const without = await runProgram([RUN, 'restore', file], { DATA_DIR: restored });
  expect([without.code, without.stderr]).toEqual([1, expect.stringMatching(/BACKUP_KEY/)]);
  expect((await runProgram([RUN, 'restore', file], { DATA_DIR: restored, ...key })).code).toBe(0);
  await expectRestored(restored, key, message.name);
});

test('a site moves from a file to PostgreSQL', async ({ folder }) => {
  test.skip(!hasPostgres, 'PostgreSQL is not installed');
  test.setTimeout(240_000);
  const [dataDir, onPostgres] = [join(folder, 'data'), join(folder, 'on-postgres')];
  const site = await startSite({ prepared: true, dataDir, env: LOCAL });
  const message = newMessage({ message: 'Zoë’s শপ, 20 % off\n\nand “more”' });
  try {
    expect((await postMessage(site.url, message)).status).toBe(201);
  } finally {
    expect(await site.stop()).toBe(0);
  }
  const postgres = { DATABASE_URL: await startPostgres(findPostgres() ?? ''), PUBLISH_TOKEN: 'a-token-for-this-test' };
  expect((await runProgram([RUN, 'copy-to-postgres'], { DATA_DIR: dataDir, ...postgres })).code).toBe(0);
  await expectRestored(onPostgres, postgres, message.name);
});
