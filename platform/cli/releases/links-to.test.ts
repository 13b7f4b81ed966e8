import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { pagesLinkingTo } from './links-to.ts';

let close = () => {};
afterEach(() => close());

/** Serves a site. `pages`: HTML by path, listed for search engines at another origin. Returns its origin. */
async function serve(pages: Readonly<Record<string, string>>): Promise<string> {
  const routes = [{ path: '/shop' }, { path: '/shop/:item' }];
  const registry = { microFrontends: { shop: [{ extras: { routes } }], docs: [{ extras: { routes: [] } }] } };
  const sitemap = Object.keys(pages).map((path) => `<url><loc>https://site.example${path}</loc></url>`);
  const files: Record<string, string> = {
    '/api/registry': JSON.stringify(registry),
    '/sitemap.xml': `<urlset>${sitemap.join('')}<loc>no address</loc></urlset>`,
    ...pages,
  };
  const server = createServer(({ url = '' }, response) => {
    const text = files[url];
    if (text === 'destroy') return void response.destroy();
    response.writeHead(text === undefined ? 404 : 200).end(text);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  close = () => server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('returns the pages of other remotes with their links to the remote, each once', async () => {
  const url = await serve({
    '/': '<a class="a" href="/shop/chair?from=home#top">Chair</a><a href="/shop/chair">again</a><a href="/about">About</a>',
    '/about': '<a href="/shopping">no page of the remote</a><a href="https://elsewhere.example/shop">elsewhere</a>',
    '/contact': '<a href="//[">no address</a><a href="/shop">Shop</a>',
    '/broken': 'destroy',
    '/shop': '<a href="/shop/chair">of the remote itself</a>',
  });
  expect(await pagesLinkingTo(url, 'shop')).toEqual([
    { path: '/', links: ['/shop/chair'] },
    { path: '/contact', links: ['/shop'] },
  ]);
  expect(await pagesLinkingTo(url, 'docs')).toEqual([]);
});
