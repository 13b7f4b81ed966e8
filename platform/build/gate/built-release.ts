import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ReleaseFile } from '@platform/contract/release';
import type { Violation } from './violation.ts';

/** A file of a build, with its content. */
export interface BuiltFile extends ReleaseFile {
  readonly bytes: Uint8Array;
}

/** Returns the sha256 in hexadecimal. */
export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Returns the version of the release that consists of these files, in any order: the hash of their canonical list. */
export function versionOf(files: readonly ReleaseFile[]): string {
  const lines = files.map((file) => `${file.path} ${file.sha256} ${file.size}\n`);
  return sha256(lines.sort().join(''));
}

/** Returns the list of files that is sent for a build. */
export const listOf = (files: readonly ReleaseFile[]): ReleaseFile[] =>
  files.map(({ path, sha256, size }) => ({ path, sha256, size }));

/** Returns whether the gate reads a file of the client bundle: a script or a style sheet. */
export const isCheckedText = (fileName: string): boolean => fileName.endsWith('.js') || fileName.endsWith('.css');

/** Returns the bytes of the client bundle's scripts and style sheets by file name. */
export function textsOf(files: readonly BuiltFile[]): Map<string, Uint8Array> {
  const texts = files.filter(({ path }) => path.startsWith('web/') && isCheckedText(path));
  return new Map(texts.map(({ path, bytes }) => [path.slice('web/'.length), bytes]));
}

/**
 * Reads the build in a folder: `release.json`, `web/`, `server/`, and `maps/` if it has any. Ignores other files. A link is a violation
 * and is not followed. Rejects with a system error if there is no build in the folder.
 */
export async function readBuild(folder: string): Promise<{ files: BuiltFile[]; violations: Violation[] }> {
  const inFolder = await readdir(folder, { withFileTypes: true });
  const top = inFolder.filter(({ name }) => name === 'release.json');
  const further = inFolder.filter((entry) => entry.name === 'maps' && entry.isDirectory()).map(({ name }) => name);
  const halves = await Promise.all(
    ['web', 'server', ...further].map((half) => readdir(join(folder, half), { recursive: true, withFileTypes: true })),
  );
  const entries = [...top, ...halves.flat()].map((entry) => ({
    path: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
    isLink: entry.isSymbolicLink(),
    isFile: entry.isFile(),
  }));
  const files = entries
    .filter(({ isFile }) => isFile)
    .map(async ({ path }) => {
      const bytes = await readFile(join(folder, path));
      return { path, sha256: sha256(bytes), size: bytes.byteLength, bytes };
    });
  const links = entries.filter(({ isLink }) => isLink);
  return {
    files: await Promise.all(files),
    violations: links.map(({ path }) => ({ field: path, message: 'is a link: put a copy of the file there' })),
  };
}
