import { expect, test } from '@jest/globals';
import { developedPage, developedPolicy } from './dev-page.mjs';

const server = (/** @type {string} */ name) => ({ name, cwd: name, folder: name, url: 'http://127.0.0.1:4000' });

const entry = (/** @type {string} */ name) => ({
  url: `/assets/${name}/entry.a1.js`,
  metadata: { integrity: 'sha384-x', version: 'v' },
  extras: { chunks: ['routes.b2.js'], routes: [{ path: '/', chunks: ['home.c3.js'] }] },
});

const registry = {
  microFrontends: { shell: [entry('shell')], chat: [entry('chat')], marketing: [entry('marketing')] },
};
const data = (/** @type {object} */ value) =>
  `<script type="application/json" id="page-data">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
const shellTag = '<script defer src="/assets/shell/entry.a1.js" integrity="sha384-x" crossorigin="anonymous"></script>';
const preload = (/** @type {string} */ name) =>
  `<link rel="preload" as="script" href="/assets/${name}/entry.a1.js" integrity="sha384-x" crossorigin="anonymous">`;

test('only what is developed comes from its development server', () => {
  const html = shellTag + preload('chat') + preload('marketing') + data({ owner: '</script>', registry });
  const developed = {
    url: '/assets/chat/entry.js',
    metadata: { integrity: 'unchecked', version: 'v' },
    extras: { chunks: [], routes: [{ path: '/', chunks: [] }] },
  };
  expect(developedPage(html, [server('chat')])).toBe(
    shellTag +
      preload('marketing') +
      data({ owner: '</script>', registry: { microFrontends: { ...registry.microFrontends, chat: [developed] } } }),
  );
});

test('a developed shell is the page’s own script', () => {
  expect(developedPage(shellTag, [server('shell')])).toBe('<script defer src="/assets/shell/entry.js"></script>');
});

test('the policy lets the page hear of changes, and nothing else', () => {
  expect(developedPolicy("default-src 'self'", [server('chat')])).toBe(
    "default-src 'self'; connect-src 'self' ws://127.0.0.1:4000",
  );
});
