import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ownWords } from './words.ts';

/** The file with what the first agency is known by. It stays when another agency makes the site its own. */
export const RECORD = 'tools/mine/first-agency.json';

interface Record {
  /** The agency's name. */
  readonly name: string;
  readonly words: readonly string[];
  /** Hash of each file or folder that is to be replaced, by its path. */
  readonly files: Readonly<{ [path: string]: string }>;
}

/** Reads the record. */
export const readRecord = (root: string): Record => JSON.parse(readFileSync(join(root, RECORD), 'utf8')) as Record;

/** Returns the record of the agency whose site this is: its words, and what `CONTENT.md` lists, with the pictures of each module. */
export function recordOf(root: string): Record {
  const { name } = JSON.parse(readFileSync(join(root, 'site.json'), 'utf8')) as { readonly name: string };
  const { identity, names } = ownWords(root);
  const listed = [...readFileSync(join(root, 'CONTENT.md'), 'utf8').matchAll(/^\| `([^`]+)`/gm)].map(
    ([, path = '']) => path,
  );
  const paths = listed
    .flatMap((path) => [path, path.replace(/\.tsx?$/, '')])
    .filter((path) => existsSync(join(root, path)));
  return {
    name,
    words: [...identity, ...names],
    files: Object.fromEntries(paths.map((path) => [path, hashOf(join(root, path))])),
  };
}

/** Returns the hash of a file, or of a folder's files and their names. */
export function hashOf(path: string): string {
  const hash = createHash('sha256');
  if (!statSync(path).isDirectory()) return hash.update(readFileSync(path)).digest('hex').slice(0, 16);
  for (const name of readdirSync(path).sort()) hash.update(`${name} ${hashOf(join(path, name))}\n`);
  return hash.digest('hex').slice(0, 16);
}
