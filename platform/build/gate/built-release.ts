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
  const bundles = await Promise.all(
    ['web', 'server', ...further].map((bundle) =>
      readdir(join(folder, bundle), { recursive: true, withFileTypes: true }),
    ),
  );
  const entries = [...top, ...bundles.flat()].map((entry) => ({
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

/** Maximum bytes of one file. The site reads a file into memory when it is sent. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024;

/**
 * Maximum bytes of the files of a release: of the scripts and style sheets of the client bundle, which the gate compresses and reads, of the
 * server bundle, which the server sends to each process that renders its pages, of the types for other sites, and of all.
 */
const MAX_BYTES = [
  { paths: /^web\/.*\.(js|css)$/, max: 16 * 1024 * 1024, field: 'web', of: ' of scripts and style sheets' },
  { paths: /^server\//, max: 8 * 1024 * 1024, field: 'server', of: '' },
  { paths: /^web\/mf-types\./, max: 2 * 1024 * 1024, field: 'web', of: ' of types' },
  { paths: /^/, max: 64 * 1024 * 1024, field: 'release', of: '' },
];

/** `release.json`, `web/<file>`, `server/<file>` or `maps/<file>`: flat, so that no path can lead anywhere else. */
const RELEASE_PATH =
  /^(release\.json|(web|server)\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,120}|maps\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,120}\.map)$/;

/** Returns violations if a release's list of files is malformed or exceeds the limits. */
export function listViolations(files: readonly ReleaseFile[]): Violation[] {
  const seen = new Set<string>();
  const violations: Violation[] = [];
  for (const { path, size } of files) {
    if (!RELEASE_PATH.test(path)) {
      violations.push({
        field: path,
        message: 'is not a path of a release: put the file at web/<file> or server/<file>',
      });
    }
    if (/^web\/.*\.map$/.test(path)) {
      violations.push({ field: path, message: 'is a source map, which would be published: put it at maps/<file>' });
    }
    if (seen.has(path)) violations.push({ field: path, message: 'is listed twice: list every path once' });
    if (size > MAX_FILE_BYTES) {
      violations.push({ field: path, message: `has ${size} bytes, more than ${MAX_FILE_BYTES}: make it smaller` });
    }
    seen.add(path);
  }
  if (!seen.has('release.json')) {
    violations.push({ field: 'release.json', message: 'is missing: build the release again' });
  }
  for (const { paths, max, field, of } of MAX_BYTES) {
    const bytes = files.filter(({ path }) => paths.test(path)).reduce((sum, { size }) => sum + size, 0);
    if (bytes > max)
      violations.push({ field, message: `has ${bytes} bytes${of}, more than ${max}: make them smaller` });
  }
  return violations;
}
