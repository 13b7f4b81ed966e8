import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const PICTURES = join(import.meta.dirname, '../../packages/pictures/src');
const FONTS = join(PICTURES, 'template-fonts');

/** Maximum size of the fonts of a document. */
const MAX_BYTES = 40_000;

/** The documents by id: the ready-made websites, and the sites of the projects. */
const documents = new Map(
  ['templates', 'projects'].flatMap((folder) =>
    readdirSync(join(PICTURES, folder)).map(
      (file) => /** @type {const} */ ([basename(file, '.html'), join(PICTURES, folder, file)]),
    ),
  ),
);
const ids = [...documents.keys()];

/** @param {string} id */
const read = (id) => readFileSync(documents.get(id) ?? '', 'utf8');

/** @param {string} html */
const fontsOf = (html) =>
  [...html.matchAll(/^@font-face .*url\(\.\.\/template-fonts\/([^)]+)\).*unicode-range: ([^;]+);/gm)].map(
    ([, file = '', ranges = '']) => ({ file, ranges }),
  );

/** @param {string} ranges As in CSS: `U+20,U+41-5A`. */
const charactersIn = (ranges) =>
  ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));
  });

/** @type {Record<string, string>} */
const ENTITIES = { amp: '&', nbsp: '\u00a0', minus: '−', lt: '<', gt: '>' };

/** What a document writes: the texts of its body, and those of empty fields. @param {string} html */
const writtenIn = (html) =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(title|desc)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*?(?:placeholder="([^"]*)")?[^>]*>/g, ' $1 ')
    .replaceAll(/&(\w+);/g, (entity, name) => ENTITIES[name] ?? entity)
    .replaceAll(/\s(?<!\u00a0)/g, ' ');

describe.each(ids)('the fonts of %s', (id) => {
  const fonts = fontsOf(read(id));

  test('are one to four files of at most 40 kB, and no other file is in their folder', () => {
    expect(fonts.length).toBeGreaterThan(0);
    expect(
      readdirSync(join(FONTS, id))
        .map((file) => `${id}/${file}`)
        .sort(),
    ).toEqual(fonts.map(({ file }) => file).sort());
    const files = fonts.map(({ file }) => readFileSync(join(FONTS, file)));
    for (const bytes of files) expect(bytes.subarray(0, 4).toString()).toBe('wOF2');
    expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(MAX_BYTES);
    expect(fonts.length).toBeLessThanOrEqual(4);
  });

  test('contain every character of the text: `npm run fonts` otherwise', () => {
    const contained = new Set(fonts.flatMap(({ ranges }) => charactersIn(ranges)));
    expect([...new Set(writtenIn(read(id)))].filter((character) => !contained.has(character))).toEqual([]);
  });
});

test('every typeface has the text of its licence beside it', () => {
  /** @type {Record<string, { from: string }[]>} */
  const cuts = JSON.parse(readFileSync(join(import.meta.dirname, 'websites.json'), 'utf8'));
  expect(Object.keys(cuts).sort()).toEqual([...ids].sort());
  const packages = new Set(Object.values(cuts).flatMap((list) => list.map(({ from }) => from.split('/')[1])));
  expect(readdirSync(join(FONTS, 'licences')).sort()).toEqual([...packages].map((name) => `${name}.OFL.txt`).sort());
  for (const file of readdirSync(join(FONTS, 'licences'))) {
    expect(readFileSync(join(FONTS, 'licences', file), 'utf8')).toContain('SIL OPEN FONT LICENSE');
    expect(statSync(join(FONTS, 'licences', file)).size).toBeGreaterThan(3000);
  }
});
