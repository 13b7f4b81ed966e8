import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own. `url` has no slash at its end. */
export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a program that prints `ready … http://127.0.0.1:<port>`. Resolves after that line; rejects if it ends before. */
export async function startServer(
  program: string,
  args: readonly string[],
  { cwd, env = {} }: { readonly cwd: string; readonly env?: NodeJS.ProcessEnv },
): Promise<RunningServer> {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit'] });
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
