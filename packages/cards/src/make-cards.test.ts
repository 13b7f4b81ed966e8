import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeCards, readCards } from './make-cards.ts';
import { cover } from './pictures.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-cards-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Makes the card of a page whose picture is a field of one colour. Returns its file name. */
async function make(title: string, colour: string, name: string) {
  const file = join(folder, 'cover.svg');
  const path = `<path fill="${colour}" d="M0 0h8v6H0z"/>`;
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6">${path}</svg>`);
  return (await makeCards({ '/post/kettle': { title, art: cover(file) } }, name)).get('/post/kettle')?.file;
}

test('the file name of a card contains the page and a hash of title, picture and name of the agency', async () => {
  const names = [
    await make('Kettles', 'red', 'Hello Ltd'),
    await make('Jugs', 'red', 'Hello Ltd'),
    await make('Kettles', 'blue', 'Hello Ltd'),
    await make('Kettles', 'red', 'Bye Ltd'),
  ];
  expect(names[0]).toMatch(/^card-post-kettle\.[0-9a-f]{10}\.jpg$/);
  expect(new Set(names).size).toBe(4);
});

test.each(['avif', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'webp'])('a picture of kind %s is its path', async (kind) => {
  const file = join(folder, `picture.${kind}`);
  writeFileSync(file, '');
  writeFileSync(
    join(folder, 'cards.ts'),
    `import art from './picture.${kind}';\nexport const cards = { '/': { art } };`,
  );
  expect(await readCards(join(folder, 'cards.ts'))).toEqual({ '/': { art: file } });
});

test('cards are read from a module and its imports', async () => {
  writeFileSync(join(folder, 'tags.svg'), '<svg/>');
  writeFileSync(join(folder, 'content.ts'), "export const title: string = 'Price lists';");
  const lines = ["import tags from './tags.svg';", "import { title } from './content.ts';"];
  writeFileSync(join(folder, 'cards.ts'), [...lines, "export const cards = { '/': { title, art: tags } };"].join('\n'));
  expect(await readCards(join(folder, 'cards.ts'))).toEqual({
    '/': { title: 'Price lists', art: join(folder, 'tags.svg') },
  });
});

test('a module that does not compile is rejected with its position', async () => {
  writeFileSync(join(folder, 'broken.ts'), "import { title } from './nowhere.ts';\nexport const cards = title;");
  await expect(readCards(join(folder, 'broken.ts'))).rejects.toThrow(/broken\.ts:1:\d+: ERROR: Could not resolve/);
});
