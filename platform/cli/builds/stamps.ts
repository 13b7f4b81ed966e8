import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspace.mjs';

const file = join(root, 'node_modules/.cache/builds.json');

/** Hashes of the sources that output folders were made from, by folder: `{ 'shell/dist': 'f00d' }`. */
export type Stamps = Readonly<Record<string, string>>;

export function readStamps(): Stamps {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Adds stamps to those of other folders. */
export const addStamps = (stamps: Stamps): void => write({ ...readStamps(), ...stamps });

/** Removes the stamps of output folders that are about to change. */
export function removeStamps(outputs: readonly string[]): void {
  write(Object.fromEntries(Object.entries(readStamps()).filter(([output]) => !outputs.includes(output))));
}

function write(stamps: Stamps): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(stamps));
}
