import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pageHead } from './page-head.fixture.ts';
import { sitemap } from './sitemap.ts';
import { schemaErrors } from './xml-schema.fixture.ts';

const ORIGIN = 'https://site.example';
const SCHEMA = join(import.meta.dirname, 'sitemap.xsd');

const write = (...pages: Parameters<typeof pageHead>[]) =>
  sitemap(() => ORIGIN).write(pages.map((page) => pageHead(...page))) ?? '';

/** The addresses in a sitemap, each with its date. */
const entriesOf = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)].map(([, loc, lastmod]) => [loc, lastmod]);

describe('the sitemap', () => {
  it('lists the canonical addresses of pages, and is valid', () => {
    const xml = write(
      ['/', { canonical: `${ORIGIN}/` }],
      ['/about', { canonical: `${ORIGIN}/about` }],
      ['/blogs?category=Tech', { canonical: `${ORIGIN}/blogs?category=Tech` }],
      ['/team/Chief%20of%20staff', { canonical: `${ORIGIN}/team/Chief%20of%20staff` }],
    );
    expect(schemaErrors(xml, SCHEMA)).toEqual([]);
    expect(entriesOf(xml).map(([loc]) => loc)).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}/about`,
      `${ORIGIN}/blogs?category=Tech`,
      `${ORIGIN}/team/Chief%20of%20staff`,
    ]);
  });

  it('lists pages that name no canonical address by their path', () => {
    expect(entriesOf(write(['/about'], ['/blogs?category=Tech']))).toEqual([[`${ORIGIN}/about`, undefined]]);
  });

  it('leaves out pages that are canonical elsewhere, and those that are not to be listed', () => {
    const xml = write(
      ['/'],
      ['/blogs?sort=new', { canonical: `${ORIGIN}/blogs` }],
      ['/sell/shopify', { canonical: `${ORIGIN}/sell` }],
      ['/draft', { isIndexed: false }],
    );
    expect(entriesOf(xml)).toEqual([[`${ORIGIN}/`, undefined]]);
  });

  it('escapes what XML does not allow in a text', () => {
    const xml = write(['/a&b', { canonical: `${ORIGIN}/a&b` }]);
    expect(schemaErrors(xml, SCHEMA)).toEqual([]);
    expect(xml).toContain(`<loc>${ORIGIN}/a&amp;b</loc>`);
  });

  it.each([
    ['the date of the page', { '@id': `${ORIGIN}/post`, datePublished: '2025-03-01' }, '2025-03-01'],
    [
      'its latest change',
      { '@id': `${ORIGIN}/post`, datePublished: '2025-03-01', dateModified: '2025-04-02T10:00:00+06:00' },
      '2025-04-02T10:00:00+06:00',
    ],
    [
      'the date of what the page is about',
      { '@id': '#post', mainEntityOfPage: { '@id': `${ORIGIN}/post` }, datePublished: '2025-03-01' },
      '2025-03-01',
    ],
    ['no date of another page', { '@id': `${ORIGIN}/other`, datePublished: '2025-03-01' }, undefined],
    ['no invalid date', { '@id': `${ORIGIN}/post`, datePublished: 'in March' }, undefined],
    ['no date that does not exist', { '@id': `${ORIGIN}/post`, datePublished: '2025-13-41' }, undefined],
    ['no date without one in the data', { '@id': `${ORIGIN}/post` }, undefined],
  ])('has %s', (_what, node, expected) => {
    const xml = write(['/post', { graph: [node] }]);
    expect(schemaErrors(xml, SCHEMA)).toEqual([]);
    expect(entriesOf(xml)).toEqual([[`${ORIGIN}/post`, expected]]);
  });

  it('does not exist while the address of the site is unknown', () => {
    expect(sitemap(() => undefined).write([pageHead('/')])).toBeUndefined();
  });
});

it.each([
  ['a page without address', '<url><lastmod>2025-03-01</lastmod></url>'],
  ['a path', '<url><loc>/about</loc></url>'],
  ['an invalid date', `<url><loc>${ORIGIN}/</loc><lastmod>March</lastmod></url>`],
  ['an address twice', `<url><loc>${ORIGIN}/</loc></url><url><loc>${ORIGIN}/</loc></url>`],
  ['no page', ''],
  ['a tag that is not closed', '<url>'],
])('the schema refuses %s', (_what, content) => {
  const xml = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${content}</urlset>`;
  expect(schemaErrors(xml, SCHEMA)).not.toEqual([]);
});
