/** @jest-environment node */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readCards } from '@studio/cards/make-cards';
import routes from './routes.ts';

/** The path of every page. */
const lists = routes.map(({ path, handle }) => handle.paths?.(async () => Response.json([])) ?? [path]);
const pages = (await Promise.all(lists)).flat();

test('every page has a share picture, and no two the same', async () => {
  const cards = await readCards(join(import.meta.dirname, 'cards.ts'));
  expect(Object.keys(cards)).toEqual(expect.arrayContaining([...pages]));
  const different = new Set(Object.values(cards).map((card) => JSON.stringify(card)));
  expect(different.size).toBe(Object.keys(cards).length);
});
