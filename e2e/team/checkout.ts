import { copyFile, link, mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { copyWorkspace } from '@platform/cli/testing/copy-workspace.fixture';
import { root } from '../support/site.ts';

/**
 * A checkout in which commands can be run. A command may install: so its dependencies are its own (their files are linked,
 * because there are many), and nothing is written through to the repository's.
 */
export async function copyCheckout(folder: string): Promise<void> {
  await copyWorkspace(folder);
  const dependencies = join(folder, 'node_modules/.pnpm');
  await rm(dependencies);
  await copyTree(join(root, 'node_modules/.pnpm'), dependencies);
}

async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isDirectory()) return copyTree(source, target);
      if (entry.isSymbolicLink()) return symlink(await readlink(source), target);
      return link(source, target).catch(() => copyFile(source, target));
    }),
  );
}
