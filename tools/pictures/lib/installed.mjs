import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '@platform/cli/process/run';
import { root } from '@platform/cli/workspace';

const FOLDER = 'tools/pictures';

/**
 * Where a package of this folder lies; all of them are installed first where it is missing.
 * @param {string} name
 * @returns {Promise<string>}
 */
export async function installed(name) {
  const folder = join(root, FOLDER, 'node_modules', name);
  if (!existsSync(folder)) {
    const args = ['install', '--no-package-lock', '--no-audit', '--no-fund'];
    const { code, output } = await run('npm', args, { cwd: FOLDER });
    if (code !== 0) throw new Error(`What ${FOLDER} needs could not be installed\n${output}`);
  }
  return folder;
}
