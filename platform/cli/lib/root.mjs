import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder, absolute. */
export const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/**
 * @param {...string} path Below the repository's folder.
 * @returns {any} The parsed JSON file.
 */
export function readJson(...path) {
  return JSON.parse(readFileSync(join(root, ...path), 'utf8'));
}
