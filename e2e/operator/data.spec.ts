import { chmod, copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { request } from '../support/http.ts';
import { openDatabase } from '../support/servers/database.ts';
import { newMessage, postMessage, storedMessages } from '../support/servers/messages.ts';
import { copyPrepared } from '../support/servers/prepared.ts';
import { startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

const LOCAL = { OWNER_ACCESS: 'loopback' };
const INBOX = '/api/v1/contact';

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

/** Sends a request as it is written. Returns the first line of the response. */
function sendRaw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('utf8').on('error', reject);
    socket.on('data', (chunk: string) => {
      received += chunk;
      if (!received.includes('\r\n')) return;
      socket.destroy();
      resolve(received.split('\r\n', 1).join());
    });
  });
}

// In the full tier: open-database.test.ts tests the same without a site.
test('the data folder is private, and its database is whole in one file after a stop @full', async ({ folder }) => {
  const dataDir = join(folder, 'data');
  await copyPrepared(dataDir);
  await chmod(dataDir, 0o755);
  await chmod(join(dataDir, 'site.db'), 0o644);
  const site = await startSite({ dataDir, env: LOCAL });
  expect(site.output()).toContain(`data      ${dataDir} was open to other users, and is closed now (mode 0700)`);
  expect(site.output()).toContain('site.db was open to other users, and is closed now (mode 0600)');
  const message = newMessage();
  expect((await postMessage(site.url, message)).status).toBe(201);
  expect(await modeOf(dataDir)).toBe('700');
  for (const name of await readdir(dataDir)) {
    expect(await modeOf(join(dataDir, name)), name).toMatch(/^[67]00$/);
  }
  // Another program that has the database open keeps SQLite from tidying up by itself.
  const other = openDatabase(dataDir);
  other.prepare('select count(*) from messages').all();
  expect(await site.stop()).toBe(0);

  const copy = join(folder, 'copy');
  await mkdir(copy, { mode: 0o700 });
  await copyFile(join(dataDir, 'site.db'), join(copy, 'site.db'));
  other.close();
  const restored = await startSite({ dataDir: copy, env: LOCAL });
  try {
    expect(restored.output()).not.toMatch(/^data /m);
    expect(await storedMessages(restored.url)).toMatchObject([message]);
  } finally {
    await restored.stop();
  }
});

// In the full tier: local-request.test.ts and nginx.test.ts test the same without a site.
test('the inbox of npm start says to whom it is open, and is closed to what proxies send @full', async () => {
  const site = await startSite({ env: { ...LOCAL, LOG_LEVEL: 'silent' }, prepared: true });
  try {
    expect(site.output()).toMatch(
      /^inbox {5}OPEN to .* on this machine.*, without a sign-in; to close it, set ADMIN_PASSWORD$/m,
    );
    const { host } = new URL(site.url);
    const status = (headers: Record<string, string>) =>
      request(site.url, INBOX, { headers }).then((response) => response.status);
    expect(await status({})).toBe(200);
    expect(await status({ Connection: 'close' })).toBe(403);
    expect(await status({ 'X-Forwarded-For': '192.0.2.1' })).toBe(403);
    expect(await status({ Host: 'studio.example' })).toBe(403);
    const raw = (version: string, name: string) =>
      sendRaw(site.url, `GET ${INBOX} HTTP/${version}\r\n${name}: ${host}\r\n\r\n`);
    expect(await raw('1.1', 'Host')).toBe('HTTP/1.1 200 OK');
    expect(await raw('1.0', 'Host')).toBe('HTTP/1.1 403 Forbidden');
    expect(await raw('1.1', 'host')).toBe('HTTP/1.1 403 Forbidden');
  } finally {
    await site.stop();
  }
});
