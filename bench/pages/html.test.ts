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

test('without scripts a page keeps its styles, fonts and what search engines read', () => {
  const kept = `${font}${style}<script type="application/ld+json">{}</script><main><!--$-->Text<!--/$--></main>`;
  const dropped = [
    '<script>document.title</script>',
    `<script type="application/json" id="page-data">{"a":"b"}</script>`,
    entry,
    preload('marketing/home.0123456789.js'),
    '<link rel="modulepreload" href="/a.js">',
  ];
  expect(withoutScripts({ html: `${dropped.join('')}${kept}`, policy })).toEqual({ html: kept, policy });
});

test('scripts in a template are removed, too', () => {
  expect(withoutScripts({ html: `<template>${entry}</template>`, policy }).html).toBe('<template></template>');
});

test('the bundle’s first scripts take the place of the shell’s, with their hashes', () => {
  const { html } = bundled(`<template>${entry}</template>`);
  expect(html).toBe(
    '<template>' +
      '<script defer src="/assets/one-bundle/react.1.js" integrity="sha384-react" crossorigin="anonymous"></script>' +
      '<script defer src="/assets/one-bundle/entry.1.js" integrity="sha384-entry" crossorigin="anonymous"></script>' +
      '</template>',
  );
});

test('chunks take the place of those with the same name; what federation alone needs is dropped', () => {
  const { html } = bundled(
    `${entry}${preload('shell/router.0123456789.js')}${preload('marketing/entry.0123456789.js')}${preload('marketing/home.0123456789.js')}`,
  );
  expect(html.match(/[\w-]+\.1\.js/g)).toEqual(['react.1.js', 'entry.1.js', 'home.1.js']);
  expect(html).not.toContain('0123456789.js');
  expect(html).toContain('integrity="sha384-home"');
});

test('pictures and fonts have the addresses of the bundle, others stay', () => {
  const { html } = bundled(
    `${entry}<img src="/assets/catalog/cover.1.avif"><img src="/assets/catalog/other.1.avif">${font}`,
  );
  expect(html).toContain('src="/assets/one-bundle/cover.1.avif"');
  expect(html).toContain('src="/assets/catalog/other.1.avif"');
  expect(html).toContain('href="/assets/one-bundle/geist.0123456789.woff2"');
});

test('the policy allows the inline styles and scripts as they are now', () => {
  const { html, policy: changed } = bundled(`${style}<script>start()</script>${entry}`);
  const [, text = ''] = /<style>(.*)<\/style>/.exec(html) ?? [];
  expect(text).toContain('/assets/one-bundle/');
  expect(changed.split('; ')).toEqual([expect.stringContaining(hashOf('start()')), `style-src 'self' ${hashOf(text)}`]);
  expect(changed).toContain("'sha256-old'");
});

test('a page that names no script of the shell is refused', () => {
  expect(() => bundled('<main></main>')).toThrow('names no script of the shell');
});
