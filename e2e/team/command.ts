import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Site } from '../support/servers/site.ts';

const run = promisify(execFile);

/** The output of a command. */
export interface Printed {
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a command of a team (`npm run release`) in a checkout, against a running site whose token it reads. Rejects if the
 * command fails.
 */
export function runCommand(checkout: string, site: Site, name: string, ...args: string[]): Promise<Printed> {
  const env = { ...process.env, DATA_DIR: site.dataDir, FEDERATION_MODE: undefined };
  return run(process.execPath, ['platform/cli/run.mjs', name, '--to', site.url, ...args], {
    cwd: checkout,
    env,
  });
}
