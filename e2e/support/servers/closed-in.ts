import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A root folder for programs, made by bubblewrap of folders of this machine. */
export interface RootFolder {
  /** bubblewrap's arguments: what is in the folder, and where. */
  readonly mounts: readonly string[];
  /** The user that programs see themselves as. */
  readonly uid: number;
  readonly env: Readonly<Record<string, string>>;
}

/** A server in a root folder of its own. */
export interface ClosedIn {
  /** All output so far. */
  output(): string;
  /** Sends SIGTERM to the server alone. Resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** Whether bubblewrap works here. In CI it must. */
export const canCloseIn =
  process.env.CI !== undefined || spawnSync('bwrap', ['--ro-bind', '/', '/', 'true']).status === 0;

/** Returns the command line of a program that is no root, may write where `mounts` lets it only, and is the first of its processes. */
function closedIn({ mounts, uid, env }: RootFolder, command: readonly string[]): string[] {
  const user = ['--unshare-user', '--uid', String(uid), '--gid', String(uid), '--cap-drop', 'ALL'];
  const processes = ['--unshare-pid', '--unshare-ipc', '--as-pid-1', '--die-with-parent', '--new-session'];
  const environment = ['--clearenv', ...Object.entries(env).flatMap(([name, value]) => ['--setenv', name, value])];
  return [...user, ...processes, ...environment, ...mounts, '--remount-ro', '/', ...command];
}

/** Starts a server. Resolves when it is ready, and rejects with its output if it ends before. */
export async function startClosedIn(folder: RootFolder, command: readonly string[]): Promise<ClosedIn> {
  const args = ['--info-fd', '3', ...closedIn(folder, command)];
  const child = spawn('bwrap', args, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let printed = '';
  const pid = text(child.stdio[3] as NodeJS.ReadableStream).then((info) => Number(JSON.parse(info)['child-pid']));
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        printed += chunk;
        if (/^ready /m.test(printed)) resolve();
      });
    }
    ended.then(() => reject(new Error(`The server ended before it was ready:\n${printed}`)), reject);
  });
  return {
    output: () => printed,
    async stop() {
      process.kill(await pid, 'SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}

/** Runs a program until it ends. */
export function runClosedIn(folder: RootFolder, command: readonly string[]): { code: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync('bwrap', closedIn(folder, command), { encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
}
