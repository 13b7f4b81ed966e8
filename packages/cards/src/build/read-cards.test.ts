import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readCards } from './read-cards.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-cards-'));
  writeFileSync(join(folder, 'tags.svg'), '<svg/>');
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the module is run with its imports; a picture is its path', async () => {
  writeFileSync(join(folder, 'content.ts'), "export const title: string = 'Price lists';");
  const lines = ["import tags from './tags.svg';", "import { title } from './content.ts';"];
  writeFileSync(join(folder, 'cards.ts'), [...lines, "export const cards = { '/': { title, art: tags } };"].join('\n'));
  expect(await readCards(join(folder, 'cards.ts'))).toEqual({
    '/': { title: 'Price lists', art: join(folder, 'tags.svg') },
  });
});

test('a module that does not compile is refused with its place', async () => {
  writeFileSync(join(folder, 'broken.ts'), "import { title } from './nowhere.ts';\nexport const cards = title;");
  await expect(readCards(join(folder, 'broken.ts'))).rejects.toThrow(/broken\.ts:1:\d+: ERROR: Could not resolve/);
});
