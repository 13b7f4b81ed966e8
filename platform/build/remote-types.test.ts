import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { unzipSync, zipSync } from 'fflate';
import { configOf, nameTypesByContent } from './remote-types.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remote-types-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes what the federation plugin does, in a folder of its own, and returns the names and bytes of what remains. */
async function addressed(year: number): Promise<Record<string, string>> {
  const web = join(folder, String(year));
  await mkdir(web);
  const text = new TextEncoder().encode('export {};');
  const mtime = new Date(year, 0, 1);
  const archive = zipSync({ compiled: {}, 'routes.d.ts': [text, { mtime }], 'a/b.d.ts': [text, { mtime }] }, { mtime });
  await writeFile(join(web, '@mf-types.zip'), archive);
  await writeFile(join(web, '@mf-types.d.ts'), text);
  await nameTypesByContent(web);
  const names = (await readdir(web)).sort();
  const bytes = await Promise.all(names.map(async (name) => [name, (await readFile(join(web, name))).toString('hex')]));
  return Object.fromEntries(bytes);
}

it('names the types by their content, and writes the same archive at any time', async () => {
  const files = await addressed(2020);
  expect(await addressed(2025)).toEqual(files);
  const [declarations, archive] = Object.keys(files)
    .sort((a, b) => a.length - b.length)
    .reverse();
  expect(declarations).toMatch(/^mf-types\.[0-9a-f]{10}\.d\.ts$/);
  expect(archive).toMatch(/^mf-types\.[0-9a-f]{10}\.zip$/);
  const names = Object.keys(unzipSync(Buffer.from(files[archive ?? ''] ?? '', 'hex')));
  expect(names).toEqual(['a/b.d.ts', 'routes.d.ts']);
});

it('fails if the plugin wrote no types', async () => {
  await expect(nameTypesByContent(folder)).rejects.toThrow('could not be written');
});

it('finds the nearest configuration of the compiler, if there is one', async () => {
  const inner = join(folder, 'a/b');
  await mkdir(inner, { recursive: true });
  expect(configOf(inner)).toBeUndefined();
  await writeFile(join(folder, 'tsconfig.json'), '{}');
  expect(configOf(inner)).toBe(join(folder, 'tsconfig.json'));
});
