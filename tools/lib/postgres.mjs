import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { createServer, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** Where Debian keeps the programs of each version, outside PATH. */
const DEBIAN = '/usr/lib/postgresql';

/** Runs the server until its standard input ends, as it does when we are killed, and clears up. Signals to our group miss it. */
const UNTIL_INPUT_ENDS = `
  folder=$1; shift
  exec 3<&0
  "$@" & server=$!
  { cat <&3 >/dev/null; kill -INT $server; } 2>/dev/null &
  wait $server
  rm -rf "$folder"`;

/** @returns {string | undefined} The folder of `initdb` and `postgres`: on PATH, or where Debian puts it. */
export function findPostgres() {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debian.sort().reverse()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/**
 * Starts a PostgreSQL server in a temporary folder, on a loopback port. It ends with this process, however that ends, and
 * does not keep it.
 * @param {string} programs The folder of its programs.
 * @returns {Promise<string>} The address of an administrator and its database.
 */
export async function startPostgres(programs) {
  const identity = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'studio-postgres-'));
  if (identity !== undefined) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'studio', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  await promisify(execFile)(join(programs, 'initdb'), initdb, { cwd: folder, ...identity });
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: 200,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(
    'sh',
    ['-c', UNTIL_INPUT_ENDS, 'sh', folder, join(programs, 'postgres'), '-D', data, ...options],
    {
      cwd: folder,
      stdio: ['pipe', 'ignore', 'pipe'],
      detached: true,
      ...identity,
    },
  );
  const ended = once(server, 'exit');
  const started = new Promise((resolve) => {
    let said = '';
    server.stderr.setEncoding('utf8').on('data', (text) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve(undefined);
    });
    void ended.then(() => resolve(said));
  });
  const complaint = await started;
  if (complaint !== undefined) throw new Error(`PostgreSQL did not start:\n${complaint}`);
  server.unref();
  for (const stream of [server.stdin, server.stderr]) {
    if (stream instanceof Socket) stream.unref();
  }
  return `postgres://studio@127.0.0.1:${port}/postgres`;
}

/** PostgreSQL refuses to run as root. */
function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const id = (/** @type {string} */ kind) => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
