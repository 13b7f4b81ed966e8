import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { offers } from './offers.ts';
import { systemOf } from './preview-page.ts';
import { findSite, isOnLargeShelf, type SiteId, sites } from './shelves.ts';

const TEMPLATES = join(import.meta.dirname, '../../packages/pictures/src/templates');

/** Words without their endings: a page of an offer is a word of the template, perhaps in another form. */
const stems = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 2)
      .map((word) => word.replace(/(ing|ers|er|ies|es|s|y)$/, '')),
  );

const textOf = (id: SiteId) =>
  readFileSync(join(TEMPLATES, `${id}.html`), 'utf8')
    .replace(/<style>[\s\S]*<\/style>/, '')
    .replaceAll(/<svg[\s\S]*?<\/svg>/g, '')
    .replaceAll(/<[^>]+>/g, ' ');

test.each(sites)('the colours of $id are those of its template', ({ id }) => {
  const html = readFileSync(join(TEMPLATES, `${id}.html`), 'utf8');
  const [root = ''] = /:root \{[^}]*\}/.exec(html) ?? [];
  for (const colour of offers[id].colours) expect(root).toContain(`${colour};`);
  expect(new Set(offers[id].colours).size).toBe(4);
});

test.each(sites)('the template of $id shows what its offer names', ({ id }) => {
  const words = stems(textOf(id));
  const named = (text: string) => [...stems(text)].filter((stem) => words.has(stem)).length;
  expect(named(offers[id].features)).toBeGreaterThanOrEqual(2);
  expect(named(offers[id].pages)).toBeGreaterThanOrEqual(2);
});

test('no two sites have the same pages or the same features', () => {
  for (const key of ['pages', 'features'] as const) {
    expect(new Set(Object.values(offers).map((offer) => offer[key])).size).toBe(sites.length);
  }
});

test('the sites of the small shelf have one page each', () => {
  for (const site of sites) expect(offers[site.id].pages.startsWith('One page:')).toBe(!isOnLargeShelf(site));
});

test.each([
  ['noor', /^Shopify/],
  ['shokal', /^WordPress/],
  ['meghna', /^Node/],
  ['khamar', /^Laravel/],
  ['nakshi', /^Plain web pages/],
] as const)('%s runs on what its categories say', (id, system) => {
  const site = findSite(id);
  expect(site && systemOf(site)).toMatch(system);
});
