import { expect, it } from '@jest/globals';
import { createRobots } from './robots.ts';

const pages = { privatePaths: ['/admin/messages', '/admin', '/desk/:id'] };
const read = async (origin?: string) =>
  (await createRobots({ pages, origin: () => origin }).request('/robots.txt')).text();

it('names the sitemap, and keeps crawlers out of the API and of pages that are not public', async () => {
  expect(await read('https://site.example')).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /desk/\n\nSitemap: https://site.example/sitemap.xml\n',
  );
});

it('names no sitemap while the address of the site is unknown', async () => {
  expect(await read()).toBe('User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /desk/\n');
});

it('is never stale, and is not sent again while it is the same', async () => {
  const live = { privatePaths: ['/admin'] };
  const app = createRobots({ pages: live, origin: () => undefined });
  const { headers } = await app.request('/robots.txt');
  expect(headers.get('Cache-Control')).toBe('public, no-cache');
  const again = () => app.request('/robots.txt', { headers: { 'If-None-Match': headers.get('ETag') ?? '' } });
  expect((await again()).status).toBe(304);
  live.privatePaths = ['/desk'];
  expect((await again()).status).toBe(200);
});
