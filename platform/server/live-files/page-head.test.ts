import { describe, expect, it } from '@jest/globals';
import { describes, readHead } from './page-head.ts';

const page = (head: string) =>
  `<!DOCTYPE html><html lang="en-GB"><head>${head}</head><body><title>Picture</title></body></html>`;
const data = (json: string) => page(`<script type="application/ld+json">${json}</script>`);

describe('readHead', () => {
  it('reads title, description, canonical address and structured data', async () => {
    const html = page(
      [
        '<style>a{content:"<title>no</title>"}</style><title>Tea &amp; cake</title>',
        '<meta name="description" content="&quot;Tea&quot; from us"><link rel="canonical" href="https://a.example/tea?a=1&amp;b=2">',
        '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[{"@type":"WebPage","name":"a\\u003cb & c"}]}</script>',
      ].join(''),
    );
    expect(await readHead('/tea', html)).toEqual({
      url: '/tea',
      lang: 'en-GB',
      title: 'Tea & cake',
      description: '"Tea" from us',
      canonical: 'https://a.example/tea?a=1&b=2',
      isIndexed: true,
      graph: [{ '@type': 'WebPage', name: 'a<b & c' }],
    });
  });

  it('bounds texts, and ignores an address that is none', async () => {
    const long = 'x'.repeat(10_000);
    const link = (href: string) => page(`<title>${long}</title><link rel="canonical" href="${href}">`);
    expect((await readHead('/', link('https://['))).title).toHaveLength(2000);
    for (const href of ['https://[', `/${long}`])
      expect(await readHead('/', link(href))).not.toHaveProperty('canonical');
  });

  it('reads an empty head', async () => {
    const nothing = { lang: 'en-GB', title: '', description: '', isIndexed: true, graph: [] };
    expect(await readHead('/', page(''))).toEqual({ url: '/', ...nothing });
  });

  it('reads whether search engines may list the page', async () => {
    expect((await readHead('/', page('<meta name="robots" content="follow, noindex">'))).isIndexed).toBe(false);
    expect((await readHead('/', page('<meta name="robots" content="max-image-preview:large">'))).isIndexed).toBe(true);
  });

  it.each(['{', '[]', '{"@graph":"no"}', '{"@graph":["no"]}', '', `{"@graph":[]}${' '.repeat(65_536)}`])(
    'ignores structured data such as %j',
    async (json) => {
      expect((await readHead('/', data(json))).graph).toEqual([]);
    },
  );
});

it.each([
  [{ '@id': 'https://a.example/post' }, true],
  [{ '@id': 'https://a.example/post#article' }, true],
  [{ url: 'https://a.example/post' }, true],
  [{ mainEntityOfPage: 'https://a.example/post' }, true],
  [{ mainEntityOfPage: { '@id': 'https://a.example/post' } }, true],
  [{ '@id': 'https://a.example/posts' }, false],
  [{ mainEntityOfPage: null }, false],
  [{}, false],
])('%j describes the page: %j', (node, expected) => {
  expect(describes(node, 'https://a.example/post')).toBe(expected);
});
