import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { devEntry, developedPage, developedPolicy } from './page.ts';

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
  expect(developedPage(html, [server('chat')], STATUS)).toBe(
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
