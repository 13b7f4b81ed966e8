import { describe, expect, it } from '@jest/globals';
import type { PageRequest } from '@platform/contract/render';
import { deferredStartScript, faultLogScript } from '../start/inline-scripts.ts';
import { fontTags, headTags, inlineScript, startTags, statementTags } from './head-tags.ts';

const request: PageRequest = {
  url: '/about',
  root: { site: {} },
  registry: { schema: '', microFrontends: {} },
  scripts: [
    { href: '/assets/shell/entry.js', integrity: 'sha384-a' },
    { href: '/assets/marketing/about.js', integrity: 'sha384-b' },
  ],
  remote: { name: 'marketing', routes: [] },
  api: () => Promise.reject(new Error('not called')),
};

const documentOf = (html: string) => new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html');

describe('startTags', () => {
  const { head } = documentOf(startTags({ ...request, layoutOnly: 'public' }, 'go()'));

  it('writes the inline script, the shell’s entry, and preloads of the other scripts, each with its hash', () => {
    expect([...head.children].map(({ outerHTML }) => outerHTML)).toEqual([
      '<script>go()</script>',
      '<script defer="" src="/assets/shell/entry.js" integrity="sha384-a" crossorigin="anonymous" fetchpriority="high"></script>',
      '<link rel="preload" as="script" href="/assets/marketing/about.js" integrity="sha384-b" crossorigin="anonymous">',
    ]);
  });

  it('puts the scripts of a rendered page into a template before the inline script', () => {
    const rendered = documentOf(startTags(request, 'go()')).head;
    const template = rendered.querySelector('template');
    expect([...(template?.content.children ?? [])].map(({ localName }) => localName)).toEqual(['script', 'link']);
    expect(template?.nextElementSibling?.textContent).toBe('go()');
    expect(rendered.querySelector('script[src], link')).toBeNull();
  });
});

describe('headTags', () => {
  const headOf = (changes: Partial<PageRequest> = {}) =>
    documentOf(headTags({ ...request, ...changes }, { css: '' })).head;

  it('writes no element for empty styles', () => expect(headOf().childElementCount).toBe(0));

  it.each([
    ['a private page', { isPrivate: true }],
    ['a refused form', { root: { ...request.root, refused: { values: {}, errors: {} } } }],
  ])('keeps search engines from listing %s', (_, changes) => {
    expect(headOf(changes).querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('writes metadata before the styles', () => {
    const statements = { meta: [{ property: 'og:type', content: 'website' }], graph: [{ '@type': 'Thing' }] };
    const { children } = documentOf(headTags(request, { css: 'a{}', statements })).head;
    expect([...children].map(({ localName }) => localName)).toEqual(['meta', 'script', 'style']);
  });
});

it('links style sheets after the styles, with their hashes, and preloads none as a script', () => {
  const sheet = { href: '/assets/marketing/about.css', integrity: 'sha384-c' };
  const styled = { ...request, scripts: [...request.scripts, sheet] };
  expect(headTags(styled, { css: 'a{}' })).toMatch(
    /<\/style><link rel="stylesheet" href="\/assets\/marketing\/about.css" integrity="sha384-c" crossorigin="anonymous">$/,
  );
  expect(startTags(styled, 'go()')).not.toContain('.css');
});

describe('inlineScript', () => {
  it.each([
    ['go()', undefined, `go();${deferredStartScript}`],
    ['', undefined, deferredStartScript],
    ['go()', 'public', `go();${faultLogScript}`],
  ] as const)('joins the shell’s %j and the script for layoutOnly %s', (own, layoutOnly, text) => {
    expect(inlineScript(own, layoutOnly ? { layoutOnly } : {})).toBe(text);
  });
});

describe('fontTags', () => {
  const files = ['/assets/shell/text.woff2', '/assets/shell/title.woff2'];

  it.each([
    ['head', '(width>=768px)'],
    ['body', '(width<768px)'],
  ] as const)('preloads each font in the %s for %s', (part, media) => {
    const links = [...documentOf(fontTags(files)[part]).querySelectorAll('link')];
    expect(links.map((link) => [link.getAttribute('href'), link.rel, link.getAttribute('as'), link.media])).toEqual(
      files.map((file) => [file, 'preload', 'font', media]),
    );
    expect(links.every((link) => link.getAttribute('crossorigin') === '')).toBe(true);
  });

  it('returns no tags without fonts', () => expect(fontTags([])).toEqual({ head: '', body: '' }));
});

it('statementTags keeps every text intact, whatever it contains', () => {
  const hostile = `</script><script>alert(1)</script><!-- " onload='x' & &amp;`;
  const meta = [
    { property: 'og:title', content: hostile },
    { name: 'twitter:card', content: 'summary' },
  ];
  const links = [{ rel: 'alternate', type: 'application/atom+xml', title: hostile, href: '/feed.xml' }];
  const graph = [{ '@type': 'Thing', name: hostile }];
  const { head, body } = documentOf(statementTags({ meta, links, graph }));
  expect(body.innerHTML).toBe('');
  const attributesOf = ({ attributes }: Element) =>
    Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
  expect([...head.children].map(attributesOf)).toMatchObject([...meta, ...links, { type: 'application/ld+json' }]);
  expect(JSON.parse(head.querySelector('script')?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': graph,
  });
});
