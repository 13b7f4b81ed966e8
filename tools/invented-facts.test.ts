import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '@platform/cli/workspace';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The files in the first column of a table. */
const listed = [...read('CONTENT.md').matchAll(/^\| `([^`]+)`/gm)].map(([, path = '']) => path);

test('every file and folder that CONTENT.md names exists, once', () => {
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});
