import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { programPath } from './run.ts';

const children = new Set<ChildProcess>();

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
process.once('exit', () => {
  for (const child of children) child.kill();
});

export interface ChildOptions {
  /** Working directory, absolute. Programs of its `node_modules` come first. */
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Called with each line of standard output, which is printed otherwise. */
  readonly onLine?: (line: string) => void;
}

/** Starts a program that lives no longer than this process. */
export function startChild(
  program: string,
  args: readonly string[],
  { cwd, env = {}, onLine }: ChildOptions,
): ChildProcess {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env, PATH: programPath(cwd) },
    stdio: ['ignore', onLine ? 'pipe' : 'inherit', 'inherit'],
  });
  if (child.stdout && onLine) createInterface(child.stdout).on('line', onLine);
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}
