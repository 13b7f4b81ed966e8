import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';
import { root } from '../workspace.mjs';

/** A program that has ended: `output` is stdout and stderr, interleaved. */
export interface Finished {
  readonly code: number;
  readonly stdout: string;
  readonly output: string;
}

export interface RunOptions {
  /** Working directory, below the workspace. Programs of its `node_modules` come first. */
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** One more folder of programs, absolute. */
  readonly path?: string;
  /** Prints the output as it comes. */
  readonly show?: boolean;
}

/** Runs a program of a package, of the workspace or of PATH. Resolves however it ends; code 127 if it does not exist. */
export function run(
  program: string,
  args: readonly string[],
  { cwd = '.', env = {}, path, show = false }: RunOptions = {},
): Promise<Finished> {
  const folder = resolve(root, cwd);
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env, PATH: programPath(folder, path) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    output += text;
    if (show) process.stdout.write(text);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (show) process.stderr.write(text);
  });
  return new Promise((finish) => {
    child.once('error', (error) => finish({ code: 127, stdout, output: error.message }));
    child.once('close', (code) => finish({ code: code ?? 1, stdout, output }));
  });
}

/** Returns PATH with the programs of a package and of the workspace first. */
export function programPath(folder: string, first?: string): string {
  const bins = [first, join(folder, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env.PATH];
  return bins.filter((bin) => bin !== undefined).join(delimiter);
}
