import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '@platform/cli/workspace';
import { allFiles, isCommonCode } from './left.ts';
import { findWords, ownWords, TEST_SEED } from './words.ts';

const { identity, names, prices } = ownWords(root, TEST_SEED);
const code = allFiles(root).filter((path) => isCommonCode(path) && existsSync(join(root, path)));

test('the words of an agency are found in its identity and its content', () => {
  expect(identity.length).toBeGreaterThan(8);
  expect(names.length).toBeGreaterThan(40);
  expect(prices.length).toBeGreaterThan(3);
});

test('no word of the agency is anywhere but in its identity, content and pictures', () => {
  expect(code.length).toBeGreaterThan(400);
  const places = findWords(root, code, [...identity, ...names, ...prices]);
  expect(places.map(({ path, line, words }) => `${path}:${line}: ${words.join(', ')}`)).toEqual([]);
});
