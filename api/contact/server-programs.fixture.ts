import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach } from '@jest/globals';
import type { DatabasePlace } from '@platform/server/database/open-database';
import { buildProgram } from '../build-program.fixture.ts';

/** A server in a process of its own. */
export interface ServerProgram {
  readonly server: ChildProcess;
  /** The line that it has printed when it was ready, such as its address. */
  readonly line: string;
  /** Resolves with its exit code; null after a signal. */
  readonly ended: Promise<number | null>;
}

/**
 * Returns functions that start and kill servers. After each test, kills those that still run.
 * @param source A module of the folder `api`, which opens the database of its first argument, and prints a line when it is ready.
 */
export function serverPrograms(source: string) {
  const running: ServerProgram[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map(kill));
  });

  async function kill({ server, ended }: Pick<ServerProgram, 'server' | 'ended'>): Promise<void> {
    server.kill('SIGKILL');
    await ended;
  }

  /** Starts a server. `name`: of its program's file. */
  async function start(name: string, place: DatabasePlace, ...rest: readonly string[]): Promise<ServerProgram> {
    const program = await buildProgram(name, source);
    const server = spawn(process.execPath, [program, JSON.stringify(place), ...rest], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const ended = once(server, 'exit').then(([code]) => code as number | null);
    running.push({ server, ended, line: '' });
    const signal = AbortSignal.timeout(30_000);
    const [line] = (await once(createInterface({ input: server.stdout }), 'line', { signal })) as [string];
    return { server, line, ended };
  }

  return { start, kill };
}
