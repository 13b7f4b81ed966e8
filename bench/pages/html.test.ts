import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { withBundle, withoutScripts } from './html.ts';

const entry =
  '<script defer src="/assets/shell/entry.0123456789.js" integrity="sha384-old" crossorigin="anonymous"></script>';
const preload = (path: string) => `<link rel="preload" as="script" href="/assets/${path}" integrity="sha384-old">`;
const font = '<link rel="preload" as="font" href="/assets/shell/geist.0123456789.woff2"/>';
const style = '<style>@font-face{src:url(/assets/shell/geist.0123456789.woff2)}</style>';
const policy = "script-src 'self' 'sha256-old'; style-src 'self'";
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const bundle = {
  first: [
    { path: 'react.1.js', integrity: 'sha384-react' },
    { path: 'entry.1.js', integrity: 'sha384-entry' },
  ],
  chunks: new Map([['home', { path: 'home.1.js', integrity: 'sha384-home' }]]),
  files: new Set(['geist.0123456789.woff2', 'cover.1.avif']),
};

const bundled = (html: string) => withBundle({ html, policy }, bundle);

test('a page without scripts has its styles, fonts and structured data', () => {
  const visible = `${font}${style}<script type="application/ld+json">{}</script><main><!--$-->Text<!--/$--></main>`;
  const scripts = [
    '<script>document.title</script>',
    `<script type="application/json" id="page-data">{"a":"b"}</script>`,
    entry,
    preload('marketing/home.0123456789.js'),
    '<link rel="modulepreload" href="/a.js">',
  ];
  expect(withoutScripts({ html: `${scripts.join('')}${visible}`, policy })).toEqual({ html: visible, policy });
});

test('a bundled page has the scripts, pictures and fonts of the bundle, and no other scripts', () => {
  const { html } = bundled(
    `<template>${entry}</template>${preload('shell/router.0123456789.js')}${preload('marketing/entry.0123456789.js')}` +
      `${preload('marketing/home.0123456789.js')}<img src="/assets/catalog/cover.1.avif">` +
      `<img src="/assets/catalog/other.1.avif">${font}`,
  );
  const base = '/assets/one-bundle/';
  expect(html).toBe(
    `<template><script defer src="${base}react.1.js" integrity="sha384-react" crossorigin="anonymous"></script>` +
      `<script defer src="${base}entry.1.js" integrity="sha384-entry" crossorigin="anonymous"></script></template>` +
      `<link rel="preload" as="script" href="${base}home.1.js" integrity="sha384-home"><img src="${base}cover.1.avif">` +
      `<img src="/assets/catalog/other.1.avif"><link rel="preload" as="font" href="${base}geist.0123456789.woff2"/>`,
  );
});

test('the policy of a bundled page allows its inline styles and scripts', () => {
  const { html, policy: changed } = bundled(`${style}<script>start()</script>${entry}`);
  const [, text = ''] = /<style>(.*)<\/style>/.exec(html) ?? [];
  expect(changed.split('; ')).toEqual([expect.stringContaining(hashOf('start()')), `style-src 'self' ${hashOf(text)}`]);
  expect(changed).toContain("'sha256-old'");
});

test('a page without a script of the shell is refused', () => {
  expect(() => bundled('<main></main>')).toThrow('names no script of the shell');
});
