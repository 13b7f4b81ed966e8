import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Installed, built and hidden files. */
const SKIPPED = /^(\.|node_modules$|dist\b)/;

/** Returns the files below a folder (absolute), in a constant order, without installed, built and hidden ones. */
export function sourcesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !SKIPPED.test(name));
  return entries
    .flatMap((entry) => (entry.isDirectory() ? sourcesIn(join(folder, entry.name)) : [join(folder, entry.name)]))
    .sort();
}

/** Returns the sha256 in hexadecimal of files (absolute): their contents, and their paths below `folder`. */
export function hashOf(files: readonly string[], folder: string): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`${relative(folder, file)}\0${content.byteLength}\0`).update(content);
  }
  return hash.digest('hex');
}
