import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { drawing } from '../art/drawing.ts';
import { cover } from '../art/pictures.ts';
import { CARD, type Card } from '../card.ts';
import { compose } from './compose.ts';
import { MAX_BYTES, renderCard } from './render-card.ts';

/** The agency's. */
const NAME = 'Hello Ltd';

const service: Card = {
  title: 'Ecommerce Websites',
  second: 'From $900',
  art: drawing('M0 0A50 50 0 0 1 100 100', { x: 0, y: 0, width: 100, height: 100 }),
};

test('a card is a JPEG of 1200 by 630 that previews load', async () => {
  const card = await renderCard(service, NAME);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', ...CARD });
  expect(card.byteLength).toBeLessThan(MAX_BYTES);
});

test('the same card has the same bytes', async () => {
  expect((await renderCard(service, NAME)).equals(await renderCard(service, NAME))).toBe(true);
});

test('another title makes another card', async () => {
  const renamed = { ...service, title: 'Shops that sell' };
  expect((await renderCard(renamed, NAME)).equals(await renderCard(service, NAME))).toBe(false);
});

test('text is drawn as outlines, so that no font of the machine matters', () => {
  const svg = compose(service, [], NAME);
  expect(svg).not.toMatch(/<text|font-family|Ecommerce/);
  expect(svg.match(/<path[^>]* d="M/g)?.length).toBeGreaterThanOrEqual(3);
});

test('colours are those that the renderer knows', () => {
  expect(compose(service, ['<path fill="oklch(.5 .1 300)"/>'], NAME)).not.toContain('oklch');
});

test('a file that is missing is named', async () => {
  await expect(renderCard({ title: 'Tags', art: cover('/nowhere/tags.svg') }, NAME)).rejects.toThrow(
    '/nowhere/tags.svg',
  );
});
