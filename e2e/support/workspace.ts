import { cp, symlink } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { root } from './site.ts';

/** What the repository has beside its sources and its dependencies, and the dependencies' own files. */
const LEFT = new Set(['.turbo', '.cache', '.pnpm', 'dist']);
const LEFT_AT_ROOT = new Set(['.git', 'data', 'test-results']);

/** Copies the repository, so that its sources can be changed. The files of its dependencies stay where they are. */
export async function copyWorkspace(folder: string): Promise<void> {
  await cp(root, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !LEFT.has(basename(source)) && !LEFT_AT_ROOT.has(relative(root, source)),
  });
  await symlink(join(root, 'node_modules/.pnpm'), join(folder, 'node_modules/.pnpm'));
}
