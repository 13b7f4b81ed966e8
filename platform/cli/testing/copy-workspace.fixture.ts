import { existsSync } from 'node:fs';
import { cp, symlink } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { isInstalled, root } from '../workspace.mjs';

/** Caches, builds, and the files of dependencies. */
const SKIPPED = new Set(['.turbo', '.cache', '.pnpm', 'dist']);
const SKIPPED_AT_ROOT = new Set(['.git', 'data', 'test-results']);

/**
 * Copies the workspace, so that a test can change sources and run commands. Dependencies are shared by a link: a command that installs in
 * the copy would write to them.
 */
export async function copyWorkspace(folder: string): Promise<void> {
  if (!isInstalled()) throw new Error('The dependencies have changed: install them first, for example by npm start.');
  await cp(root, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !SKIPPED.has(basename(source)) && !SKIPPED_AT_ROOT.has(relative(root, source)),
  });
  // A release checks types: from the beginning that takes half a minute.
  const types = 'node_modules/.cache/tsc';
  if (existsSync(join(root, types))) await cp(join(root, types), join(folder, types), { recursive: true });
  await symlink(join(root, 'node_modules/.pnpm'), join(folder, 'node_modules/.pnpm'));
}
