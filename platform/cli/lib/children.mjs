import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());
process.once('exit', () => {
  for (const child of children) child.kill();
});

/**
 * Starts a program that lives no longer than this process.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, stdout?: 'inherit' | 'pipe' }} [options] `cwd` below the repository.
 */
export function startChild(program, args, { cwd = '.', env = {}, stdout = 'inherit' } = {}) {
  const folder = join(root, cwd);
  const PATH = [join(folder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn(program, args, {
    cwd: folder,
    env: { ...process.env, ...env, PATH },
    stdio: ['ignore', stdout, 'inherit'],
    shell: process.platform === 'win32',
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}
