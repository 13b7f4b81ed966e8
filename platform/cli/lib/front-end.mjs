import { join } from 'node:path';
import { distOf, frontEnds } from './packages.mjs';
import { root } from './root.mjs';
import { StepFailed } from './steps.mjs';

/** @typedef {{ name: string, folder: string, dist: string }} FrontEnd `marketing`, `marketing-mfe`, and its build. */

/**
 * The one front end that a command names, by its package or by its name in the registry.
 * @param {readonly string[]} names What stands on the command line beside the options.
 * @param {string} usage
 * @returns {FrontEnd}
 */
export function frontEnd(names, usage) {
  const [given = ''] = names;
  const folder = frontEnds().find((folder) => folder === given || registryName(folder) === given);
  if (names.length === 1 && folder !== undefined) {
    return { name: registryName(folder), folder, dist: join(root, distOf(folder, 'production')) };
  }
  const said = names.length === 1 ? `${given} is no front end of this checkout. ` : '';
  throw new StepFailed(`${said}Name one of ${frontEnds().join(', ')}: ${usage}`);
}

/** @param {string} folder */
const registryName = (folder) => folder.replace(/-mfe$/, '');
