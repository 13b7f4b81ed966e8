import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@platform/cli/workspace';

/** A remote of two pages, `/` and `/about`. */
const SMALLEST = { name: 'pages', dist: join(root, 'examples/hello/pages-mfe/dist') };

/**
 * Copies the built release of a front end, with an entry of another name and content, into `folder`. `label` makes another release of it.
 */
export async function copyWithOtherEntry(frontEnd: string, folder: string, label = 'other'): Promise<void> {
  const dist = join(root, frontEnd, 'dist');
  await cp(dist, folder, { recursive: true, filter: (source) => source !== join(dist, 'development') });
  const entry = (await readdir(join(folder, 'web'))).find((file) => file.startsWith('entry.')) ?? '';
  const other = `entry.${label}.js`;
  await rename(join(folder, 'web', entry), join(folder, 'web', other));
  await edit(join(folder, 'web', other), (text) => `${text}\n// ${label}`);
  await edit(join(folder, 'release.json'), (text) => text.replaceAll(entry, other));
}

/**
 * Copies the smallest remote into `folder` as a remote called `name`, with the pages `/<name>` and `/<name>/about`. `label` makes another
 * release of it.
 */
export async function copyAsRemote(name: string, folder: string, label = 'first'): Promise<void> {
  await cp(SMALLEST.dist, folder, { recursive: true });
  const web = (await readdir(join(folder, 'web'))).map((file) => join('web', file));
  const server = (await readdir(join(folder, 'server'))).map((file) => join('server', file));
  // Names of files, and the hashes of their content, that other files name.
  const names = new Map(
    web.map((file) => [
      hashIn(file),
      createHash('sha256')
        .update(hashIn(file) + label)
        .digest('hex')
        .slice(0, 10),
    ]),
  );
  const hashes = new Map<string, string>();
  const renamed = (text: string) => [...names].reduce((changed, [old, now]) => changed.replaceAll(old, now), text);
  const change = (text: string) =>
    renamed(text)
      .replaceAll(`mf_${SMALLEST.name}`, `mf_${name}`)
      .replaceAll(`/assets/${SMALLEST.name}/`, `/assets/${name}/`)
      .replace(/(path: ?['"])\/(about)?(?=['"])/g, (_, start, page) => `${start}/${name}${page ? `/${page}` : ''}`)
      .replace('What this site is.', `What this site is, ${label}.`);
  // The entry names the hashes of the other scripts, so it is the last.
  for (const file of [...server, ...web.sort((a) => (a.startsWith('web/entry.') ? 1 : -1))]) {
    const path = join(folder, file);
    const before = await readFile(path, 'utf8');
    const after = change([...hashes].reduce((text, [old, now]) => text.replaceAll(old, now), before));
    await writeFile(path, after);
    await rename(path, join(folder, renamed(file)));
    hashes.set(integrityOf(before), integrityOf(after));
  }
  await edit(join(folder, 'release.json'), (text) =>
    change(text).replace(`"name": "${SMALLEST.name}"`, `"name": "${name}"`),
  );
}

/** Returns the hash in the name of a web file, such as `web/entry.826dc1b0b5.js`. */
const hashIn = (file: string) => /\.(\w{10})\.js$/.exec(file)?.[1] ?? '';

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}
