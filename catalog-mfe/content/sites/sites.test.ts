import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { chosen } from '../../data/choice.ts';
import { shelf } from './shelf.ts';
import { CATEGORIES } from './site.ts';
import { type KnownSite, nextTo, priceText, type SiteId, siteById, sites } from './sites.ts';
import { smallShelf } from './small-shelf.ts';

const TEMPLATES = join(import.meta.dirname, '../../../packages/pictures/src/templates');
const PHOTOGRAPHS = join(import.meta.dirname, '../../../packages/pictures/src/photographs');

const unescaped = (text: string) => text.replaceAll('&amp;', '&');
const firstWord = (text: string) => text.toLowerCase().replace(/^the /, '').split(' ')[0] ?? '';

test.each(sites)('$id says of itself what its template says', ({ id, title, description }) => {
  const html = readFileSync(join(TEMPLATES, `${id}.html`), 'utf8');
  expect(unescaped(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '')).toBe(description);
  expect((/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '').toLowerCase()).toContain(firstWord(title));
  expect(readdirSync(PHOTOGRAPHS)).toContain(id);
});

test('no two sites share an id, a title or a description', () => {
  for (const key of ['id', 'title', 'description'] as const) {
    expect(new Set(sites.map((site) => site[key])).size).toBe(sites.length);
  }
});

test('templates are for sale, all of them', () => {
  const files = readdirSync(TEMPLATES).map((file) => file.replace('.html', ''));
  expect(files.toSorted()).toEqual(sites.map(({ id }) => id as string).toSorted());
});

test.each(sites)('the template of $id needs nothing but itself, and runs nothing', ({ id }) => {
  const html = readFileSync(join(TEMPLATES, `${id}.html`), 'utf8');
  expect(html).not.toMatch(
    /<script|<iframe|<link|<object|\son\w+=|javascript:|https?:|url\((?!['"]?(data:|#))|@import/i,
  );
  for (const [, target = ''] of html.matchAll(/href="#([^"]*)"/g)) expect(html).toContain(`id="${target}"`);
});

test('nineteen stand on the large shelf, and five on the small one, under one category each', () => {
  expect(shelf).toHaveLength(19);
  expect(smallShelf).toHaveLength(5);
  for (const { categories } of smallShelf) expect(categories).toHaveLength(1);
});

test('prices go from $499 to $1,799', () => {
  const prices = sites.map(({ price }) => price);
  expect(priceText(Math.min(...prices))).toBe('$499');
  expect(priceText(Math.max(...prices))).toBe('$1,799');
});

test('an id that there is not leads to no site', () => {
  expect(siteById('noor')?.title).toBe('Noor');
  expect([siteById('constructor'), siteById(), siteById('Noor')]).toEqual([undefined, undefined, undefined]);
});

test('next to each site stands another of its shelf, and all are passed', () => {
  for (const [row, first] of [
    [shelf, shelf[0]],
    [smallShelf, smallShelf[0]],
  ] as const) {
    const passed: KnownSite[] = [first];
    for (let site = nextTo(first); site.id !== first.id; site = nextTo(site)) passed.push(site);
    expect(passed).toEqual(row);
  }
});

/** How each page is laid out, as its photograph shows it. */
const LAYOUTS = {
  'kiln-clay': 'still life',
  noor: 'poster',
  shokal: 'object',
  'haque-sattar': 'sidebar',
  ledgerline: 'chart',
  shapla: 'bento',
  'mirch-lime': 'menu',
  nakshi: 'index of drawings',
  meghna: 'dashboard',
  pathshala: 'scene',
  'char-review': 'columns',
  meghbagan: 'shelf',
  chaka: 'catalogue',
  roktim: 'split',
  palki: 'invitation',
  'boi-ghar': 'spines',
  bondor: 'numbers',
  jhinuk: 'macro',
  khamar: 'crate',
  mati: 'split',
  golpo: 'blocks',
  surma: 'profile',
  baul: 'object',
  doyel: 'wall',
} as const satisfies Record<SiteId, string>;

test('no two neighbours share a layout, in no category', () => {
  expect(new Set(Object.values(LAYOUTS)).size).toBeGreaterThanOrEqual(8);
  for (const shown of [shelf, smallShelf]) {
    for (const category of [undefined, ...CATEGORIES]) {
      const row = chosen<KnownSite>(shown, { category, sort: undefined, text: '' }).map(({ id }) => LAYOUTS[id]);
      for (const [place, layout] of row.entries()) expect(row[place + 1]).not.toBe(layout);
    }
  }
});
