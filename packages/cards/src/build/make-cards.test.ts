import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cover } from '../art/pictures.ts';
import { makeCards } from './make-cards.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'studio-cards-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Makes the card of a page whose picture is a field of one colour. */
async function make(title: string, colour: string, name = 'Hello Ltd') {
  const file = join(folder, 'cover.svg');
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path fill="${colour}" d="M0 0h8v6H0z"/></svg>`,
  );
  const made = await makeCards({ '/post/kettle': { title, art: cover(file) } }, name);
  return made.get('/post/kettle')?.file;
}

test('a card is named by its page and its content', async () => {
  expect(await make('Kettles', 'red')).toMatch(/^card-post-kettle\.[0-9a-f]{10}\.jpg$/);
});

test('the same card has the same name, made anew or kept', async () => {
  expect(await make('Kettles', 'red')).toBe(await make('Kettles', 'red'));
});

test('another title, another picture at the same place, or another agency makes another card', async () => {
  const names = [
    await make('Kettles', 'red'),
    await make('Jugs', 'red'),
    await make('Kettles', 'blue'),
    await make('Kettles', 'red', 'Bye Ltd'),
  ];
  expect(new Set(names).size).toBe(4);
});
