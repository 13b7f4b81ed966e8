import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@platform/cli/workspace';

/** A server in a process of its own. `url` has no slash at its end. */
export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const RUN = 'platform/cli/run.mjs';

/** Arguments for Node that start the built site. */
export const BUILT_SITE: readonly string[] = [RUN, 'serve-builds'];

/** Arguments for Node that start the bare server; the bytes of its responses follow. */
export const BARE_SERVER: readonly string[] = [RUN, 'bench/bare-server.ts'];

/** Starts a program that prints `ready … http://127.0.0.1:<port>`, and waits for that line. `args` are Node's. */
export async function startServer(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output = output.length < 10_000 ? output + text : output;
      const [, address] = /^ready.*(http:\/\/127\.0\.0\.1:\d+)/m.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    ended.then(() => reject(new Error(`The server ended before it was ready:\n${output}`)), reject);
  });
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Starts the built site on an empty DATA_DIR of its own, which is removed when the site stops. */
export async function startBuiltSite(env: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const site = await startServer(BUILT_SITE, { PORT: '0', DATA_DIR: dataDir, ...env });
  return {
    ...site,
    async stop() {
      await site.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
