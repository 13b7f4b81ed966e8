import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { constants, setPriority } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { root } from '../workspace.mjs';

/** Result of a program. `output` is stdout and stderr, interleaved. */
export interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly output: string;
}

interface RunOptions {
  /** Working directory, below the workspace. Programs of its `node_modules` come first. */
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Further folder of programs, absolute. */
  readonly path?: string;
  readonly show?: boolean;
  /** Lets everything else on the machine go first. */
  readonly isBackground?: boolean;
}

/** Runs a program of a package, of the workspace or of PATH. Resolves however it ends; code 127 if it does not exist. */
export function run(program: string, args: readonly string[], options: RunOptions = {}): Promise<Finished> {
  const child = spawn(program, args, { ...placeOf(options), stdio: ['ignore', 'pipe', 'pipe'] });
  if (options.isBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let stdout = '';
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    output += text;
    if (options.show) process.stdout.write(text);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (options.show) process.stderr.write(text);
  });
  return new Promise((finish) => {
    child.once('error', (error) => finish({ code: 127, stdout, output: error.message }));
    child.once('close', (code) => finish({ code: code ?? 1, stdout, output }));
  });
}

interface ChildOptions extends Pick<RunOptions, 'cwd' | 'env'> {
  /** Called with each line of standard output. Unset: standard output is printed. */
  readonly onLine?: (line: string) => void;
}

/** Starts a program of Node that ends with this process, however this process ends. */
export function startChild(program: string, args: readonly string[], { onLine, ...options }: ChildOptions) {
  if (children.size === 0) stopChildrenAtExit();
  const { cwd, env } = placeOf(options);
  const child = spawn(program, args, {
    cwd,
    env: { ...env, ...watched(env) },
    stdio: ['ignore', onLine ? 'pipe' : 'inherit', 'inherit'],
  });
  if (child.stdout && onLine) createInterface(child.stdout).on('line', onLine);
  children.add(child);
  return child;
}

/** Returns variables with which a program of Node ends with this process. */
function watched({ NODE_OPTIONS = '' }: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const module = pathToFileURL(join(import.meta.dirname, 'watch-parent.mjs')).href;
  return {
    COMMAND_PID: String(process.pid),
    COMMAND_NODE_OPTIONS: NODE_OPTIONS,
    NODE_OPTIONS: `${NODE_OPTIONS} --import=${module}`.trim(),
  };
}

const children = new Set<ChildProcess>();

function stopChildrenAtExit(): void {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
  process.once('exit', () => {
    for (const child of children) child.kill();
  });
}

function placeOf({ cwd = '.', env, path }: RunOptions): { cwd: string; env: NodeJS.ProcessEnv } {
  const folder = resolve(root, cwd);
  const bins = [path, join(folder, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env.PATH];
  const PATH = bins.filter((bin) => bin !== undefined).join(delimiter);
  return { cwd: folder, env: { ...process.env, ...env, PATH } };
}

/** Returns free ports of the loopback interface. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  const ports = servers.map(async (server) => {
    await new Promise((resolve) => server.once('listening', resolve));
    return (server.address() as AddressInfo).port;
  });
  const numbers = await Promise.all(ports);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return numbers;
}
