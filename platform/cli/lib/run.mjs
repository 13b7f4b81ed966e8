import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';

/** @typedef {{ code: number, stdout: string, output: string }} Finished `output` is stdout and stderr, interleaved. */

/**
 * Runs a program to its end, the tools of its package and of the repository first on PATH.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, path?: string, show?: boolean | 'stderr' }} [options] `cwd`: a package's folder,
 *   below the repository; `path`: one more folder of programs, absolute; `show`: the output also appears as it comes, where it came or
 *   all of it on stderr.
 * @returns {Promise<Finished>} However the program ended; code 127 if there is no such program.
 */
export function run(program, args, { cwd = '.', env = {}, path, show = false } = {}) {
  const bins = [join(root, cwd, 'node_modules/.bin'), join(root, 'node_modules/.bin')];
  const PATH = [...(path === undefined ? [] : [path]), ...bins, process.env.PATH].join(delimiter);
  const child = spawn(program, args, {
    cwd: join(root, cwd),
    env: { ...process.env, ...env, PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const finished = { code: 1, stdout: '', output: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    finished.stdout += text;
    finished.output += text;
    if (show) (show === 'stderr' ? process.stderr : process.stdout).write(text);
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    finished.output += text;
    if (show) process.stderr.write(text);
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ...finished, code: 127, output: error.message }));
    child.once('close', (code) => resolve({ ...finished, code: code ?? 1 }));
  });
}
