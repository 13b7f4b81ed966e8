import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BuildInfo, ReleaseFile } from '@studio/contract/release';

/** A file of a made-up build. */
export interface MadeFile extends ReleaseFile {
  readonly bytes: Uint8Array;
}

const textOf = (content: unknown) => (typeof content === 'string' ? content : JSON.stringify(content));

/** A file with its hash and size; anything but a string becomes JSON. */
export function makeFile(path: string, content: unknown): MadeFile {
  const bytes = Buffer.from(textOf(content));
  return { path, sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.byteLength, bytes };
}

export const infoOf = (name: string): BuildInfo => ({
  name,
  contract: 1,
  shared: { react: '19.3.1' },
  entry: 'entry.1.js',
  chunks: { routes: ['routes.1.js'], about: ['about.1.js'] },
});

/** All files of a small build; `replaced` puts other contents at some paths, `undefined` leaves a file out. */
export function makeBuild(name: string, replaced: Readonly<Record<string, unknown>> = {}): MadeFile[] {
  const contents = {
    'release.json': infoOf(name),
    'web/entry.1.js': `console.log('${name}')`,
    'web/routes.1.js': 'export default []',
    'web/about.1.js': 'export const about = 1',
    'web/style.1.css': 'a { color: red }\n'.repeat(200),
    'server/routes.js': 'module.exports = []',
    ...replaced,
  };
  return Object.entries(contents).flatMap(([path, content]) =>
    content === undefined ? [] : [makeFile(path, content)],
  );
}

/** The list that is sent for a build. */
export const listOf = (files: readonly MadeFile[]): ReleaseFile[] =>
  files.map(({ path, sha256, size }) => ({ path, sha256, size }));

/** Writes a build to disk as `publishFolder` reads it. */
export async function writeBuild(folder: string, files: readonly MadeFile[]): Promise<void> {
  for (const { path, bytes } of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
}
