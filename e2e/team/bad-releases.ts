import { cp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../support/servers/site.ts';

/** Copies the built release of marketing, so that a test can break it. */
export async function copyRelease(folder: string, of = 'marketing-mfe'): Promise<string> {
  const dist = join(root, of, 'dist');
  await cp(dist, folder, { recursive: true, filter: (source) => source !== join(dist, 'development') });
  return folder;
}

/** Returns the file of a build whose path starts with `prefix`, such as `web/about.`. */
export async function fileIn(release: string, start: string): Promise<string> {
  const [half = '', name = ''] = start.split('/');
  const file = (await readdir(join(release, half))).find((one) => one.startsWith(name));
  if (file === undefined) throw new Error(`the build has no ${start}`);
  return join(release, half, file);
}

/** Rewrites a file of a build. */
export async function edit(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${file} is not changed by this`);
  await writeFile(file, changed);
}

/** Changes fields of `release.json`. */
export function editInfo(release: string, fields: (info: { shared: Record<string, string> }) => object): Promise<void> {
  return edit(join(release, 'release.json'), (text) => {
    const info = JSON.parse(text);
    return JSON.stringify({ ...info, ...fields(info) });
  });
}

/** Replaces a file by a symbolic link. */
export async function replaceByLink(file: string, target: string): Promise<void> {
  await rm(file);
  await symlink(target, file);
}
