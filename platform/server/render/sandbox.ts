import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, constants } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { CHANNEL_FD } from './bounds.ts';
import { seccompFilter } from './seccomp.ts';

/** Maximum memory of a render process, in KiB: 256 MiB. */
const MAX_MEMORY_KB = 256 * 1024;

/** Memory for the code of Node and its libraries, in KiB, which is no data. Measured with Node 20, 22 and 24: at most 56 MiB. */
const CODE_KB = 58 * 1024;

/** Maximum heap of a render process, in MiB. V8 collects garbage by it, before the whole memory is at its limit. */
const MAX_HEAP_MB = 160;

/** Maximum processor time of a render process, in seconds. It also ends a process whose server was killed. */
export const MAX_CPU_SECONDS = 60;

/** The first of the user ids that processes get, one each, from the range that systemd reserves for transient users. */
const FIRST_UID = 64_000;
const UIDS = 1_000;

/** Number of the descriptor from which bubblewrap reads the filter of system calls. */
const FILTER_FD = 4;

/** Node's flag for its permission model; Node 22.13 renamed it. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/** Flags of a render process. The intrinsics of its program are frozen; foreign code has others: see `openRealm`. */
const NODE_FLAGS = [
  '--disallow-code-generation-from-strings',
  '--frozen-intrinsics',
  '--no-warnings',
  `--max-old-space-size=${MAX_HEAP_MB}`,
];

/** Sets the limits that the system enforces, then becomes the program in the arguments. Stacks of 4 MiB, no core files. */
const limits = (dataKb: number): string =>
  `ulimit -c 0; ulimit -s 4096; ulimit -t ${MAX_CPU_SECONDS}; ulimit -d ${dataKb}; exec "$@"`;

/** Added to the niceness of a process that no visitor waits for: it gets two thirds of the time of one that a visitor waits for. */
const BACKGROUND_NICENESS = 2;

/** The layers around a render process. */
export interface Layers {
  /** Node's permission model. Without any `--allow-…` it refuses files, processes, threads, native addons and the inspector. */
  readonly permission: boolean;
  /** Path of bubblewrap, with which the process has no network, no file but Node's own, and no other process. */
  readonly bwrap?: string | undefined;
  /** A filter of system calls. Needs bubblewrap. */
  readonly seccomp?: Uint8Array | undefined;
  /** Whether each process runs as a user of its own. */
  readonly ownUser: boolean;
  /** Maximum data segment, in KiB. */
  readonly dataKb: number;
}

/** Starts render processes with the layers that this system has. */
export interface Sandbox {
  readonly layers: Layers;
  /** Such as `Node's permission model, a user of its own`. */
  readonly description: string;
  /** Starts Node with a program (CommonJS text). Messages go over `channel`. Ends with the server. `isBackground`: runs at a lower priority. */
  start(program: string, isBackground?: boolean): SandboxedProcess;
}

/** A running process. */
export interface SandboxedProcess {
  readonly channel: Socket;
  /** Resolves when the process has ended, with the reason. */
  readonly ended: Promise<string>;
  kill(): void;
}

let strictest: Promise<Sandbox> | undefined;

/** Returns the strictest sandbox that works here. Tries each layer once, by starting a process in it. */
export function findSandbox(): Promise<Sandbox> {
  strictest ??= tryLayers();
  return strictest;
}

async function tryLayers(): Promise<Sandbox> {
  const isRoot = process.getuid?.() === 0;
  const dataKb = await findDataLimit();
  const bwrap = process.platform === 'linux' ? await findProgram('bwrap') : undefined;
  const box = { bwrap, ...(bwrap && { seccomp: seccompFilter(process.arch) }) };
  const attempts = [
    { ...box, ownUser: isRoot },
    { ...box, ownUser: false },
    { bwrap, ownUser: false },
    { ownUser: isRoot },
  ];
  for (const layers of attempts) {
    const sandbox = createSandbox({ ...layers, permission: true, dataKb });
    if (await works(sandbox)) return sandbox;
  }
  return createSandbox({ permission: true, ownUser: false, dataKb });
}

/** Creates a sandbox with the given layers. */
export function createSandbox(layers: Layers): Sandbox {
  let started = 0;
  return {
    layers,
    description: describeLayers(layers),
    start(program, isBackground = false) {
      const uid = FIRST_UID + (started++ % UIDS);
      const node = [process.execPath, ...(layers.permission ? [PERMISSION] : []), ...NODE_FLAGS, '-'];
      const lower = isBackground ? ['nice', '-n', `${BACKGROUND_NICENESS}`] : [];
      const command = [...lower, ...(layers.bwrap ? bwrapCommand(layers) : []), ...node];
      const child = spawn('/bin/sh', ['-c', limits(layers.dataKb), 'sh', ...command], {
        cwd: '/',
        env: {},
        stdio: ['pipe', 'ignore', 'ignore', 'pipe', layers.seccomp ? 'pipe' : 'ignore'],
        ...(layers.ownUser && { uid, gid: uid }),
      });
      const channel = child.stdio[CHANNEL_FD] as Socket;
      const ended = endOf(child);
      // A process that has ended closes its pipes; `ended` has the reason.
      for (const pipe of [child.stdin, channel, child.stdio[FILTER_FD]]) pipe?.on('error', () => undefined);
      if (layers.seccomp) (child.stdio[FILTER_FD] as Socket).end(layers.seccomp);
      child.stdin?.end(program);
      return { channel, ended, kill: () => child.kill('SIGKILL') };
    },
  };
}

function describeLayers({ permission, bwrap, seccomp, ownUser }: Layers): string {
  const layers = [
    permission && "Node's permission model",
    ownUser && 'a user of its own',
    bwrap && 'bubblewrap',
    seccomp && 'a filter of system calls',
  ];
  return layers.filter(Boolean).join(', ');
}

async function endOf(child: ChildProcess): Promise<string> {
  try {
    const [code, signal] = await once(child, 'exit');
    return signal === null ? `exit code ${code}` : `signal ${signal}`;
  } catch (error) {
    return `not started: ${error instanceof Error ? error.message : error}`;
  }
}

/** Returns bubblewrap's command line: nothing of the system but Node's own executable and the libraries it has loaded. */
function bwrapCommand({ bwrap = '', seccomp }: Layers): string[] {
  return [
    bwrap,
    ...['--unshare-all', '--die-with-parent', '--clearenv', '--cap-drop', 'ALL', '--chdir', '/'],
    ...nodeFiles().flatMap((file) => ['--ro-bind', file, file]),
    ...['--remount-ro', '/'],
    ...(seccomp ? ['--seccomp', String(FILTER_FD)] : []),
  ];
}

let files: readonly string[] | undefined;

/** Returns the paths of Node's executable and of the shared libraries in this process. */
function nodeFiles(): readonly string[] {
  if (files) return files;
  const report = process.report.getReport() as { readonly sharedObjects?: readonly string[] };
  files = [...new Set([process.execPath, ...(report.sharedObjects ?? [])])].filter((file) => file.startsWith('/'));
  return files;
}

/**
 * Returns the maximum data segment with which a process has `MAX_MEMORY_KB` at most. It depends on how much this version of Node
 * reserves without using it. Where there is no `/proc`, the system does not enforce the limit.
 */
async function findDataLimit(): Promise<number> {
  if (process.platform !== 'linux') return MAX_MEMORY_KB;
  const print = "require('node:fs').readFileSync('/proc/self/status', 'utf8')";
  const { stdout } = await promisify(execFile)(process.execPath, ['-p', print], { env: {} });
  const [data, used] = ['VmData', 'RssAnon'].map((name) => Number(stdout.match(`${name}:\\s+(\\d+) kB`)?.[1]));
  return MAX_MEMORY_KB - CODE_KB + (data && used ? data - used : 0);
}

async function findProgram(name: string): Promise<string | undefined> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name);
    const isThere = access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (folder.startsWith('/') && (await isThere)) return path;
  }
  return undefined;
}

/** Writes one byte to the channel. */
const GREETING = `new (require('node:net').Socket)({ fd: ${CHANNEL_FD} }).end('1')`;

/** Returns whether a process starts in a sandbox and reaches its channel. */
async function works(sandbox: Sandbox): Promise<boolean> {
  const { channel, ended, kill } = sandbox.start(GREETING);
  const greeted = once(channel, 'data').then(
    () => true,
    () => false,
  );
  const isWorking = await Promise.race([greeted, ended.then(() => false)]);
  kill();
  await ended;
  return isWorking;
}
