import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';
import { StepFailed } from './steps.mjs';

const built = join(root, 'api/dist/main.js');

/**
 * Runs the built server in this process.
 * @param {readonly string[]} folders Of builds, below the repository, the shell's first: what of them was never released
 *   is released first.
 */
export async function runServer(folders) {
  if (!existsSync(built)) throw new StepFailed('The server is not built yet: run npm start once.');
  const { main } = await import(pathToFileURL(built).href);
  await main({ folders, startedAt: performance.timeOrigin });
}
