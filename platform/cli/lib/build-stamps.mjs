import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

const file = join(root, 'node_modules/.cache/builds.json');

/** @returns {Record<string, string>} Hash of what each output folder was made from: `{ 'shell/dist': 'f00d' }`. */
export function readStamps() {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** @param {readonly { output: string, hash: string }[]} builds */
export function stamp(builds) {
  write({ ...readStamps(), ...Object.fromEntries(builds.map(({ output, hash }) => [output, hash])) });
}

/**
 * Forgets what these output folders were made from, because they are about to be something else.
 * @param {readonly string[]} outputs
 */
export function forget(outputs) {
  write(Object.fromEntries(Object.entries(readStamps()).filter(([output]) => !outputs.includes(output))));
}

/** @param {Record<string, string>} stamps */
function write(stamps) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(stamps));
}
