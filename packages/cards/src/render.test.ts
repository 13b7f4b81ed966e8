import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { CARD, type Card } from './card.ts';
import { drawing } from './lines.ts';
import { cover } from './pictures.ts';
import { compose, fitTitle, MAX_BYTES, renderCard, toSvg } from './render.ts';

const service: Card = {
  title: 'Ecommerce Websites',
  second: 'From $900',
  art: drawing('M0 0A50 50 0 0 1 100 100', { x: 0, y: 0, width: 100, height: 100 }),
};

test('a card is a JPEG of 1200 by 630 that link previews load, and its bytes are reproducible', async () => {
  const card = await renderCard(service, 'Hello Ltd');
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', ...CARD });
  expect(card.byteLength).toBeLessThan(MAX_BYTES);
  expect((await renderCard(service, 'Hello Ltd')).equals(card)).toBe(true);
});

test('text is drawn as outlines, in colours that the SVG renderer supports', async () => {
  const svg = await toSvg(await compose(service, 'Hello Ltd'));
  expect(svg).not.toMatch(/<text|font-family|Ecommerce|oklch/);
  expect(svg.match(/<path[^>]* d="M/g)?.length).toBeGreaterThanOrEqual(4);
});

test('a missing file is named', async () => {
  const card = { title: 'Tags', art: cover('/nowhere/tags.svg') };
  await expect(renderCard(card, 'Hello Ltd')).rejects.toThrow('/nowhere/tags.svg');
});

describe('a title', () => {
  /** Width beside the cover of a post, px. */
  const ROOM = 640;

  test.each([
    ['Golpo', 132, ['Golpo']],
    ['Working in daily use', 132, ['Working in', 'daily use']],
    ['E-Commerce', 120, ['E-Commerce']],
    ['A shop page\nthat loads before the kettle boils', 92, ['A shop page that', 'loads before the', 'kettle boils']],
    [
      'Everything a manufacturer should know about moving its catalogue to the web',
      68,
      ['Everything a', 'manufacturer should', 'know about moving its', 'catalogue to the web'],
    ],
  ])('“%s” is set in %i px, on lines of similar length', async (title, size, lines) => {
    expect(await fitTitle(title, ROOM)).toEqual({ size, lines });
  });

  test('that fits in no size is rejected', async () => {
    await expect(fitTitle('Donaudampfschifffahrtsgesellschaftskapitän', ROOM)).rejects.toThrow(
      '“Donaudampfschifffahrtsgesellschaftskapitän” does not fit on a share picture: shorten it',
    );
  });

  test('with a character that the fonts lack is rejected', async () => {
    await expect(fitTitle('ঢাকা', ROOM)).rejects.toThrow('The fonts of share pictures lack “ঢাকা”');
  });
});
