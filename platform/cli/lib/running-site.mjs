import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';

/** @typedef {{ url: string, pid: number, stop: () => Promise<void> }} RunningSite `url` without a slash at its end. */

/**
 * Starts a program that prints `ready … http://127.0.0.1:<port>`, and waits for that line.
 * @param {readonly string[]} args For node.
 * @param {NodeJS.ProcessEnv} env Added to this process's.
 * @returns {Promise<RunningSite>}
 */
export async function startServer(args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const url = await new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output = output.length < 10_000 ? output + text : output;
      const ready = /^ready.*(http:\/\/127\.0\.0\.1:\d+)/m.exec(output);
      if (ready) resolve(ready[1]);
    });
    ended.then(() => reject(new Error(`The server ended before it was ready:\n${output}`)), reject);
  });
  return {
    url,
    pid: /** @type {number} */ (child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/**
 * Starts the built site on an empty DATA_DIR of its own, which goes when it stops.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<RunningSite>}
 */
export async function startBuiltSite(env = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const site = await startServer(['platform/cli/site.mjs'], { PORT: '0', DATA_DIR: dataDir, ...env });
  return {
    ...site,
    stop: async () => {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
