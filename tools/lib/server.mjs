import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';
import { StepFailed } from './steps.mjs';

const built = join(root, 'api/dist/main.js');

/**
 * Runs the built server in this process.
 * @param {'start' | 'serve'} mode `start` first releases what is in `folders` and was never released; `serve` does not.
 * @param {readonly string[]} [folders] Of releases, below the repository, the shell's first.
 */
export async function runServer(mode, folders = []) {
  if (!existsSync(built)) throw new StepFailed('The server is not built yet: run npm start once.');
  const { main } = await import(pathToFileURL(built).href);
  await main({ mode, folders, startedAt: performance.timeOrigin });
}
