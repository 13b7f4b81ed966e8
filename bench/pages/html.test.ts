import { expect, test } from '@jest/globals';
import { withBundle, withoutScripts } from './html.ts';

const entry =
  '<script defer src="/assets/shell/entry.0123456789.js" integrity="sha384-old" crossorigin="anonymous"></script>';
const preload = (path: string) => `<link rel="preload" as="script" href="/assets/${path}" integrity="sha384-old">`;
const font = '<link rel="preload" as="font" href="/assets/shell/geist.0123456789.woff2"/>';
const style = '<style>@font-face{src:url(/assets/shell/geist.0123456789.woff2)}</style>';

const bundle = {
  first: [
    { path: 'react.1.js', integrity: 'sha384-react' },
    { path: 'entry.1.js', integrity: 'sha384-entry' },
  ],
  chunks: new Map([['home', { path: 'home.1.js', integrity: 'sha384-home' }]]),
  files: new Set(['geist.0123456789.woff2', 'cover.1.avif']),
};

test('a page without scripts has its styles, fonts and structured data', () => {
  const visible = `${font}${style}<script type="application/ld+json">{}</script><main><!--$-->Text<!--/$--></main>`;
  const scripts = [
    '<script>document.title</script>',
    `<script type="application/json" id="page-data">{"a":"b"}</script>`,
    entry,
    preload('marketing/home.0123456789.js'),
    '<link rel="modulepreload" href="/a.js">',
  ];
  expect(withoutScripts(`${scripts.join('')}${visible}`)).toBe(visible);
});

test('a bundled page has the scripts, pictures and fonts of the bundle, and no other scripts', () => {
  const html = withBundle(
    `<template>${entry}</template>${preload('shell/router.0123456789.js')}${preload('marketing/entry.0123456789.js')}` +
      `${preload('marketing/home.0123456789.js')}<img src="/assets/catalog/cover.1.avif">` +
      `<img src="/assets/catalog/other.1.avif">${font}`,
    bundle,
  );
  const base = '/assets/one-bundle/';
  expect(html).toBe(
    `<template><script defer src="${base}react.1.js" integrity="sha384-react" crossorigin="anonymous"></script>` +
      `<script defer src="${base}entry.1.js" integrity="sha384-entry" crossorigin="anonymous"></script></template>` +
      `<link rel="preload" as="script" href="${base}home.1.js" integrity="sha384-home"><img src="${base}cover.1.avif">` +
      `<img src="/assets/catalog/other.1.avif"><link rel="preload" as="font" href="${base}geist.0123456789.woff2"/>`,
  );
});

test('a page without a script of the shell is refused', () => {
  expect(() => withBundle('<main></main>', bundle)).toThrow('names no script of the shell');
});
