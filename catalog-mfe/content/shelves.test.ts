import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { templateNames, websiteCategories } from '@studio/content/choices';
import { chooseSites } from '../shelf/choice.ts';
import { listings } from './listings.ts';
import { systemOf } from './preview-page.ts';
import { largeShelf, websites as sites, smallShelf } from './seed.fixture.ts';
import { nextSite, type Site } from './shelves.ts';

const TEMPLATES = join(import.meta.dirname, '../../packages/pictures/src/templates');
const PHOTOGRAPHS = join(import.meta.dirname, '../../packages/pictures/src/photographs');

const firstWord = (text: string) => text.toLowerCase().replace(/^the /, '').split(' ')[0] ?? '';

test.each(sites)('$template has the title of its template, and a photograph', ({ template: id, title }) => {
  const html = readFileSync(join(TEMPLATES, `${id}.html`), 'utf8');
  expect((/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '').toLowerCase()).toContain(firstWord(title));
  expect(readdirSync(PHOTOGRAPHS)).toContain(id);
});

test('no two sites share an id, a title or a description', () => {
  for (const key of ['slug', 'title', 'description'] as const) {
    expect(new Set(sites.map((site) => site[key])).size).toBe(sites.length);
  }
});

test('every template has a site, and every site a template', () => {
  const files = readdirSync(TEMPLATES).map((file) => file.replace('.html', ''));
  expect(files.toSorted()).toEqual(sites.map(({ template }) => template as string).toSorted());
  expect(files.toSorted()).toEqual([...templateNames].toSorted());
});

test.each(templateNames)('the template %s loads no file but its fonts and runs no script', (id) => {
  const html = readFileSync(join(TEMPLATES, `${id}.html`), 'utf8');
  expect(html).not.toMatch(
    /<script|<iframe|<link|<object|\son\w+=|javascript:|https?:|url\((?!['"]?(data:|#)|\.\.\/template-fonts\/)|@import/i,
  );
  for (const [, target = ''] of html.matchAll(/href="#([^"]*)"/g)) expect(html).toContain(`id="${target}"`);
});

test('the large shelf has nineteen sites, the small one five, each with one category', () => {
  expect(largeShelf).toHaveLength(19);
  expect(smallShelf).toHaveLength(5);
  for (const { categories } of smallShelf) expect(categories).toHaveLength(1);
});

const dataOf = (shown: readonly Site[]) => ({ sites: shown, delivery: 'nine days' });

test('the texts of a list name its number and its prices', () => {
  const [sell, shopify, ecommerce] = listings;
  expect(sell.head(dataOf(smallShelf)).description).toMatch(/^Five finished websites from \$599\. Choose one/);
  expect(shopify?.lead(dataOf(smallShelf))).toMatch(/^Two run on Shopify\. We can move the others/);
  expect(ecommerce?.head(dataOf(largeShelf))).toMatchObject({
    title: 'Nineteen ready-made websites',
    description: expect.stringMatching(/^Nineteen finished websites for .*, from \$499 to \$1,799\./),
  });
  expect(sell.further(19).action).toBe('See all nineteen websites');
  expect(ecommerce?.lead(dataOf(smallShelf.slice(0, 1)))).toMatch(/^One finished website\. /);
  expect(ecommerce?.lead(dataOf([...largeShelf, ...smallShelf]))).toMatch(/^24 finished websites\. /);
});

test('nextSite goes through all sites of a shelf and returns to the first', () => {
  for (const [row, first] of [
    [largeShelf, largeShelf[0]],
    [smallShelf, smallShelf[0]],
  ] as const) {
    const visited: Site[] = [];
    for (let site = first; site && site !== visited[0]; site = nextSite(site, sites)) visited.push(site);
    expect(visited).toEqual(row);
  }
});

/** The layout of each template, as its photograph shows it. */
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
} as const satisfies Record<Site['template'], string>;

test('neighbours have different layouts in every category', () => {
  expect(new Set(Object.values(LAYOUTS)).size).toBeGreaterThanOrEqual(8);
  for (const shown of [largeShelf, smallShelf]) {
    for (const category of [undefined, ...websiteCategories]) {
      const row = chooseSites(shown, { category, sort: undefined, text: '' }).map(({ template }) => LAYOUTS[template]);
      for (const [place, layout] of row.entries()) expect(row[place + 1]).not.toBe(layout);
    }
  }
});

test.each(listings)('$path: the text of an empty page names the category where there is one', ({ path, empty }) => {
  expect(empty(undefined)).toBe('No websites found.');
  const inCategory = path === '/sell/ecommerce' ? 'Corporate category' : 'category';
  expect(empty('Corporate')).toBe(`No websites found in this ${inCategory}.`);
});

test.each(listings)('$path names the time to launch', ({ lead }) => {
  expect(lead(dataOf(sites))).toContain('within nine days.');
});

/** Words without their endings: a page of an offer is a word of the template, perhaps in another form. */
const stems = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2)
      .map((word) => word.replace(/(ing|ers|er|ies|es|s|y)$/, '')),
  );

const textOf = (id: Site['template']) =>
  readFileSync(join(TEMPLATES, `${id}.html`), 'utf8')
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, '')
    .replaceAll(/<[^>]+>/g, ' ');

test.each(sites)('the colours of $template are those of its template', ({ template: id, colours }) => {
  const html = readFileSync(join(TEMPLATES, `${id}.html`), 'utf8');
  const [root = ''] = /:root \{[^}]*\}/.exec(html) ?? [];
  for (const colour of colours) expect(root).toContain(`${colour};`);
  expect(new Set(colours).size).toBe(4);
});

test.each(sites)('the template $template shows what its offer names', ({ template, features, pages }) => {
  const words = stems(textOf(template));
  const named = (text: string) => [...stems(text)].filter((stem) => words.has(stem)).length;
  expect(named(features)).toBeGreaterThanOrEqual(2);
  expect(named(pages)).toBeGreaterThanOrEqual(2);
});

test('no two sites have the same pages or the same features', () => {
  for (const key of ['pages', 'features'] as const) {
    expect(new Set(sites.map((site) => site[key])).size).toBe(sites.length);
  }
});

test('the sites of the small shelf have one page each', () => {
  for (const { pages, shelf } of sites) expect(pages.startsWith('One page:')).toBe(shelf === 'small');
});

test.each([
  ['noor', /^Shopify/],
  ['shokal', /^WordPress/],
  ['meghna', /^Node/],
  ['khamar', /^Laravel/],
  ['nakshi', /^Plain web pages/],
] as const)('%s runs on what its categories say', (id, system) => {
  const site = sites.find(({ slug }) => slug === id);
  expect(site && systemOf(site)).toMatch(system);
});
