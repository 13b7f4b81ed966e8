import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { devEntry, developedPage, developedPolicy, wholeRegistry } from './page.ts';

const STATUS = { errors: [], reloads: 2 };

const server = (name: string) => ({ name, cwd: name, folder: name, url: 'http://127.0.0.1:4000' });

const entry = (name: string) => ({
  url: `/assets/${name}/entry.a1.js`,
  metadata: { integrity: 'sha384-x', version: 'v' },
  extras: { chunks: ['routes.b2.js'], routes: [{ path: '/', chunks: ['home.c3.js'] }] },
});

const registry = {
  microFrontends: { shell: [entry('shell')], chat: [entry('chat')], marketing: [entry('marketing')] },
};
const data = (value: object) =>
  `<script type="application/json" id="page-data">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
const shellTag = '<script defer src="/assets/shell/entry.a1.js" integrity="sha384-x" crossorigin="anonymous"></script>';
const preload = (name: string) =>
  `<link rel="preload" as="script" href="/assets/${name}/entry.a1.js" integrity="sha384-x" crossorigin="anonymous">`;

test('only developed remotes come from their development servers', () => {
  const html = shellTag + preload('chat') + preload('marketing') + data({ remote: '</script>', registry });
  const developed = {
    url: '/assets/chat/dev-entry.js',
    metadata: { integrity: devEntry('chat').integrity, version: 'v' },
    extras: { chunks: [], routes: [{ path: '/', chunks: [] }] },
  };
  expect(developedPage(html, { servers: [server('chat')], pages: {} }, STATUS)).toBe(
    shellTag +
      preload('marketing') +
      data({ remote: '</script>', registry: { microFrontends: { ...registry.microFrontends, chat: [developed] } } }),
  );
});

test('the hash of a developed entry is that of its script', () => {
  const { script, integrity } = devEntry('chat');
  expect(integrity).toBe(`sha384-${createHash('sha384').update(script).digest('base64')}`);
});

test('the policy allows the page to receive changes, and nothing else', () => {
  expect(developedPolicy("default-src 'self'", [server('chat')])).toBe(
    "default-src 'self'; connect-src 'self' ws://127.0.0.1:4000",
  );
});

test('the policy allows the inline styles and scripts of the page that is sent in place of the site’s', () => {
  const page = { status: 200, html: '', inlineStyles: ['a{}'], inlineScripts: ['go()'] };
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(developedPolicy("script-src 'self'; style-src 'self'; img-src 'self'", [], page)).toBe(
    `script-src 'self' ${hash('go()')}; style-src 'self' ${hash('a{}')}; img-src 'self'; connect-src 'self' `,
  );
});

test('the registry has the pages of developed remotes, also of those that the site lacks', () => {
  const pages = [{ path: '/events', layout: 'bare' as const, isPrivate: false }];
  const developed = { servers: [server('chat'), server('events')], pages: { chat: pages, events: pages } };
  const { microFrontends } = wholeRegistry({ schema: '', ...registry } as never, developed);
  const shown = Object.entries(microFrontends).map(([name, [one]]) => [name, one?.url, one?.extras.routes[0]?.path]);
  expect(shown).toEqual([
    ['shell', '/assets/shell/entry.a1.js', '/'],
    ['chat', '/assets/chat/dev-entry.js', '/events'],
    ['marketing', '/assets/marketing/entry.a1.js', '/'],
    ['events', '/assets/events/dev-entry.js', '/events'],
  ]);
});
