import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from '../process/run.ts';

/** Where Debian installs the programs of each version, outside PATH. */
const DEBIAN = '/usr/lib/postgresql';

/**
 * Shell script that runs the server until its standard input ends, as it does when this process is killed, and then removes
 * its folder. Signals to this process's group do not reach it.
 */
const UNTIL_INPUT_ENDS = `
  folder=$1; shift
  exec 3<&0
  "$@" & server=$!
  { cat <&3 >/dev/null; kill -INT $server; } 2>/dev/null &
  wait $server
  rm -rf "$folder"`;

/** Returns the folder of `initdb` and `postgres`. */
export function findPostgres(): string | undefined {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...debian.sort().reverse()];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/**
 * Starts a PostgreSQL server in a temporary folder, on a loopback port. It ends with this process and does not keep it
 * running. Returns the URL of an administrator and its database.
 * @param programs The folder of its programs.
 */
export async function startPostgres(programs: string): Promise<string> {
  const identity = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'));
  if (identity !== undefined) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const initdb = ['-D', data, '-U', 'test', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  await promisify(execFile)(join(programs, 'initdb'), initdb, { cwd: folder, ...identity });
  const [port] = await freePorts(1);
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: 200,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-c', UNTIL_INPUT_ENDS, 'sh', folder, join(programs, 'postgres'), '-D', data, ...options];
  const server = spawn('sh', args, { cwd: folder, stdio: ['pipe', 'ignore', 'pipe'], detached: true, ...identity });
  const ended = once(server, 'exit');
  const failure = await new Promise<string | undefined>((resolve) => {
    let output = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('ready to accept connections')) resolve(undefined);
    });
    void ended.then(() => resolve(output));
  });
  if (failure !== undefined) throw new Error(`PostgreSQL did not start:\n${failure}`);
  server.unref();
  for (const stream of [server.stdin, server.stderr]) {
    if (stream instanceof Socket) stream.unref();
  }
  return `postgres://test@127.0.0.1:${port}/postgres`;
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (kind: string) => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
