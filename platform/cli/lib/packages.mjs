import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** @returns {string[]} Folders of all workspace packages: `shell`, `packages/ui`. */
export function packageFolders() {
  return ['.', 'platform', 'packages']
    .flatMap(folders)
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** @returns {string[]} Folders of the packages that are released, the shell first: `shell`, `chat-mfe`. */
export function frontEnds() {
  const found = packageFolders().filter((folder) => existsSync(join(root, folder, 'rsbuild.config.ts')));
  return found.sort((a, b) => Number(b === 'shell') - Number(a === 'shell') || a.localeCompare(b));
}

/** Folder of the page that shows the design system: released in development and by tests alone. */
export const DESIGN_PAGE = 'e2e/fixtures/ui-mfe';

/** @returns {string[]} Where the builds of the front ends are, the shell's first: `shell/dist`. */
export function releaseFolders() {
  return frontEnds().map((folder) => distOf(folder, 'production'));
}

/**
 * @param {string} folder Of a front end.
 * @param {'production' | 'development'} mode
 * @returns {string} Where its build is: `shell/dist/development`.
 */
export function distOf(folder, mode) {
  return mode === 'development' ? `${folder}/dist/development` : `${folder}/dist`;
}

/** @param {string} below */
function folders(below) {
  return readdirSync(join(root, below), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules' && !entry.name.startsWith('.'))
    .map((entry) => (below === '.' ? entry.name : `${below}/${entry.name}`))
    .sort();
}
