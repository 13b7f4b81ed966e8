import { execFileSync } from 'node:child_process';
import { copyFile, cp, mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { buildRelease, hashFiles } from '../support/servers/releases.ts';
import { root } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

/** Folders of a package that commands write. */
const GENERATED = new Set(['dist', '.cache', '.federation']);

/** Copies the sources of a front end with everything that its build reads. Dependencies are hard links, as links change module ids. */
async function copySources(name: string, folder: string): Promise<string> {
  for (const file of ['tsconfig.base.json', 'site.json']) await copyFile(join(root, file), join(folder, file));
  const filter = (source: string) => !GENERATED.has(basename(source));
  for (const part of [name, 'packages', 'platform', 'api'])
    await cp(join(root, part), join(folder, part), { recursive: true, verbatimSymlinks: true, filter });
  await mkdir(join(folder, 'node_modules'));
  const [from, to] = [join(root, 'node_modules/.pnpm'), join(folder, 'node_modules/.pnpm')];
  execFileSync('sh', ['-c', 'cp -al "$0" "$1" 2>/dev/null || { rm -rf "$1"; cp -a "$0" "$1"; }', from, to]);
  return join(folder, name);
}

// In the full tier: builds a front end.
test('the same sources built in another folder, further down, make the same release and source maps @full', async ({
  folder,
}) => {
  const deeper = join(folder, 'one/more/folder');
  await mkdir(deeper, { recursive: true });
  const release = await buildRelease(await copySources('chat-mfe', deeper));
  const hashes = await hashFiles(release);
  expect(Object.keys(hashes).length).toBeGreaterThan(4);
  expect(hashes).toEqual(await hashFiles(join(root, 'chat-mfe/dist')));
});
