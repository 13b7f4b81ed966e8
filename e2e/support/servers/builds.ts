import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, readdir, readFile, readlink, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { root } from './site.ts';

const run = promisify(execFile);

/** Folders of a package that commands make. */
const GENERATED = new Set(['dist', '.cache', '.federation']);

/**
 * Copies what a front end is built from, at the same relative paths: its sources, the packages, the platform, the API's types, the site's
 * names and the dependencies, whose files are linked because there are many. Returns the front end's new folder.
 */
export async function copySources(name: string, folder: string): Promise<string> {
  for (const file of ['tsconfig.base.json', 'site.json']) await copyFile(join(root, file), join(folder, file));
  for (const part of [name, 'packages', 'platform', 'api'])
    await copyTree(join(root, part), join(folder, part), copyFile, GENERATED);
  await copyTree(join(root, 'node_modules/.pnpm'), join(folder, 'node_modules/.pnpm'), linkFile);
  return join(folder, name);
}

type Copy = (from: string, to: string) => Promise<void>;

const linkFile: Copy = (from, to) => link(from, to).catch(() => copyFile(from, to));

async function copyTree(from: string, to: string, copy: Copy, skipped: ReadonlySet<string> = new Set()): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries
      .filter(({ name }) => !skipped.has(name))
      .map(async (entry) => {
        const [source, target] = [join(from, entry.name), join(to, entry.name)];
        if (entry.isDirectory()) return copyTree(source, target, copy, skipped);
        return entry.isSymbolicLink() ? symlink(await readlink(source), target) : copy(source, target);
      }),
  );
}

/** Builds a front end for production. Returns the folder of the release. */
export async function buildRelease(folder: string): Promise<string> {
  const env = { ...process.env, FEDERATION_MODE: 'production' };
  await run(join(folder, 'node_modules/.bin/rsbuild'), ['build'], { cwd: folder, env });
  return join(folder, 'dist');
}

/** Returns the sha256 of every file of a release by path. */
export async function hashFiles(release: string): Promise<Record<string, string>> {
  const filesOf = async (half: string) => {
    const entries = await readdir(join(release, half), { withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(release, half, entry.name));
  };
  const files = [join(release, 'release.json'), ...(await filesOf('web')), ...(await filesOf('server'))];
  const hashed = files.map(async (file) => {
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    return [relative(release, file), hash] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}
