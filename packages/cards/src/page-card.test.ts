import { describe, expect, it } from '@jest/globals';
import { readPageCard, sharePath } from './page-card.ts';

const URL = 'https://site.example/post/kettle';
const page = { '@type': 'WebPage', '@id': URL, name: 'How to boil water' };
const post = {
  '@type': 'BlogPosting',
  mainEntityOfPage: { '@id': URL },
  image: 'https://site.example/assets/marketing/kettle.svg',
  author: { name: 'A. Writer' },
};

describe('readPageCard', () => {
  it('reads title, author and picture of what a page is about', () => {
    expect(readPageCard([page, post], URL)).toEqual({
      title: 'How to boil water',
      second: 'A. Writer',
      about: 'BlogPosting',
      count: 0,
      url: URL,
      images: ['https://site.example/assets/marketing/kettle.svg'],
    });
  });

  it.each([
    [
      'items',
      { '@type': 'ItemList', itemListElement: [{ image: 'https://a.example/1' }, { image: 'https://a.example/2' }] },
    ],
    [
      'nested items',
      { '@type': 'ItemList', itemListElement: [1, 2].map((n) => ({ item: { image: `https://a.example/${n}` } })) },
    ],
    [
      'posts',
      { '@type': 'Blog', blogPost: [{ image: ['https://a.example/1'] }, { image: 'https://a.example/2' }, {}] },
    ],
    ['people', { '@type': 'Organization', employee: [1, 2, 2].map((n) => ({ image: `https://a.example/${n}` })) }],
  ])('reads the pictures of %s, each once', (_, mainEntity) => {
    const list = readPageCard([{ ...page, '@type': 'CollectionPage', mainEntity }], URL);
    expect(list).toMatchObject({ about: mainEntity['@type'], images: ['https://a.example/1', 'https://a.example/2'] });
  });

  it('counts what a page lists, and names the page above it', () => {
    const faqs = { ...page, '@type': 'FAQPage', mainEntity: [{}, {}, {}] };
    const breadcrumbs = { '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Blog' }, { name: 'Tech' }] };
    expect(readPageCard([faqs, breadcrumbs], URL)).toMatchObject({ about: 'FAQPage', count: 3, second: 'Blog' });
  });

  it.each([
    ['no nodes', []],
    ['nodes of other shapes', [{ '@id': URL, '@type': [1], name: { toString: 1 }, mainEntity: 'x', image: {} }]],
    [
      'lists of other shapes',
      [{ ...page, name: 7, mainEntity: { itemListElement: [null, 'x', [1], { item: 3, image: 'no' }] } }],
    ],
  ])('takes what is not as expected for missing: %s', (_, graph) => {
    const { title, images, second } = readPageCard(graph, URL);
    expect({ title, images, second }).toEqual({ title: 'site.example', images: [], second: undefined });
  });

  it('bounds everything that a page can say', () => {
    const long = 'a word '.repeat(100_000);
    const items = Array.from({ length: 50_000 }, (_, i) => ({ image: `https://a.example/${i}` }));
    const hostile = { '@type': long, '@id': URL, name: long, jobTitle: long, mainEntity: { itemListElement: items } };
    const subject = { mainEntityOfPage: { '@id': URL }, jobTitle: long, itemListElement: items, image: long };
    for (const graph of [[hostile], [hostile, subject], [...items, hostile]]) {
      expect(JSON.stringify(readPageCard(graph, URL)).length).toBeLessThan(2000);
    }
    expect(readPageCard([hostile], URL).title).toMatch(/ (?:a|word)…$/);
  });
});

describe('sharePath', () => {
  const card = readPageCard([page, post], URL);

  it('names the page, and a version that changes with all that the picture shows', () => {
    expect(sharePath(card, 'Hello')).toMatch(/^\/share\/[\w-]{8}\.jpg\?page=%2Fpost%2Fkettle$/);
    expect(sharePath({ ...card }, 'Hello')).toBe(sharePath(card, 'Hello'));
    const others = [{ title: 'Other' }, { second: 'Other' }, { images: [] }, { about: 'Person' }];
    const paths = [...others.map((other) => sharePath({ ...card, ...other }, 'Hello')), sharePath(card, 'Bye')];
    expect(new Set([...paths, sharePath(card, 'Hello')]).size).toBe(6);
  });
});
