import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { artOf } from './art.ts';
import { CARD, type Card } from './card.ts';
import { around } from './lines.ts';
import { cover } from './pictures.ts';
import { compose, type Fonts, fitTitle, MAX_BYTES, renderCard, toSvg, writable } from './render.ts';

const font = (file: string) => readFileSync(new URL(`../fonts/${file}.ttf`, import.meta.url));
const fonts: Fonts = {
  title: font('display-large'),
  name: font('display-small'),
  text: font('text'),
};

const service: Card = { title: 'Ecommerce Websites', second: 'From $900', art: around() };

const svg = (colour: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path fill="${colour}" d="M0 0h8v6H0z"/></svg>`,
  );

test('a card is a JPEG of 1200 by 630 that link previews load, and its bytes are reproducible', async () => {
  const card = await renderCard(fonts, service, 'Hello Ltd');
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', ...CARD });
  expect(card.byteLength).toBeLessThan(MAX_BYTES);
  expect((await renderCard(fonts, service, 'Hello Ltd')).equals(card)).toBe(true);
});

test('title, second line, name and picture change the card', async () => {
  const cards = [
    { ...service, title: 'Shops' },
    { ...service, second: 'From $901' },
    { ...service, art: cover(svg('red')) },
    { ...service, art: cover(svg('blue')) },
  ];
  const drawn = await Promise.all([...cards, service].map((card) => renderCard(fonts, card, 'Hello Ltd')));
  drawn.push(await renderCard(fonts, service, 'Bye Ltd'));
  expect(new Set(drawn.map((card) => card.toString('base64'))).size).toBe(6);
});

test('text is drawn as outlines, in colours that the SVG renderer supports', async () => {
  const text = await toSvg(fonts, await compose(fonts, service, 'Hello Ltd'));
  expect(text).not.toMatch(/<text|font-family|Ecommerce|oklch/);
  expect(text.match(/<path[^>]* d="M/g)?.length).toBeGreaterThanOrEqual(4);
});

test.each([
  ['WebPage', 0],
  ['FAQPage', 0],
  ['ContactPage', 0],
  ['BlogPosting', 1],
  ['Person', 1],
  ['Product', 1],
  ['Organization', 4],
  ['Blog', 6],
  ['CreativeWork', 3],
  ['ListItem', 1],
  ['ListItem', 2],
  ['ListItem', 8],
])('a page about a %s with %i pictures has a drawing', async (about, count) => {
  const images = Array.from({ length: count }, (_, i) => svg(`#${i}0${i}`));
  const page = { title: 'A page', about, count: 13, url: 'https://site.example/page', images: [] };
  const card = await renderCard(fonts, { title: 'A page', art: artOf(page, images) }, 'Hello Ltd');
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', ...CARD });
});

test.each([
  ['a truncated picture', Buffer.from('\x89PNG\r\n\x1a\n')],
  [
    'a drawing of too many pixels',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"/>'),
  ],
  ['a text', Buffer.from('kettle')],
])('%s is rejected', async (_, file) => {
  await expect(renderCard(fonts, { title: 'Tags', art: cover(file) }, 'Hello Ltd')).rejects.toThrow();
});

test('characters that the fonts lack are left out', async () => {
  expect(await writable(fonts, 'Dhaka ঢাকা 🎉 shops')).toBe('Dhaka   shops');
  expect(await writable(fonts, 'যোগাযোগ')).toBe('');
  const card = await renderCard(fonts, { ...service, title: 'যোগাযোগ' }, 'Hello Ltd');
  expect(await sharp(card).metadata()).toMatchObject(CARD);
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
    expect(await fitTitle(fonts, title, ROOM)).toEqual({ size, lines });
  });

  test('that fits in no size is broken', async () => {
    const { size, lines } = await fitTitle(fonts, 'Donaudampfschifffahrtsgesellschaftskapitän', ROOM);
    expect(size).toBe(56);
    expect(lines.join('')).toBe('Donaudampfschifffahrtsgesellschaftskapitän');
    expect(lines.length).toBeGreaterThan(1);
  });

  test.each(['word '.repeat(500), 'W'.repeat(2500), `${'i'.repeat(900)} ${'W '.repeat(300)}`])(
    'that is much too long is cut off',
    async (title) => {
      const { lines } = await fitTitle(fonts, title.trim(), ROOM);
      expect(lines).toHaveLength(4);
      expect(lines.at(-1)).toMatch(/…$/);
    },
  );
});
