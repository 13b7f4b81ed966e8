import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { kindsOfPages } from './lighthouse.ts';

const PATHS = [
  '/sell',
  '/sell?sort=price',
  '/sell/shopify',
  '/sell/ecommerce',
  '/sell/preview/a',
  '/',
  '/faqs',
  '/post/b',
  '/post/c',
];

test('of pages below the same path the first is measured, and none by a search', async () => {
  const site = createServer((_, response) => {
    response.end(PATHS.map((path) => `<url><loc>http://site.example${path}</loc></url>`).join('\n'));
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  try {
    const { port } = site.address() as AddressInfo;
    const kinds = await kindsOfPages(`http://127.0.0.1:${port}`);
    expect(kinds).toEqual(['/', '/faqs', '/post/b', '/sell', '/sell/preview/a', '/sell/shopify']);
  } finally {
    site.close();
  }
});
