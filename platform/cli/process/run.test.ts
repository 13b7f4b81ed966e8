import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const FOLDER = join(import.meta.dirname, '..');

it.each(['SIGKILL', 'SIGTERM', 'SIGINT'] as const)('a program ends with the command that %s ends', async (signal) => {
  const args = [join(FOLDER, 'run.mjs'), join(FOLDER, 'process/killed-command.fixture.ts')];
  const env = { ...process.env, NODE_OPTIONS: '' };
  const command = spawn(process.execPath, args, { cwd: FOLDER, env, stdio: ['ignore', 'pipe', 'inherit'] });
  // The program writes to the same pipe: it stays open as long as one of them runs.
  const bothEnded = once(command.stdout, 'close');
  const [text] = (await once(command.stdout, 'data')) as [Buffer];
  expect(text.toString()).toBe('started none\n');
  command.kill(signal);
  await bothEnded;
});
