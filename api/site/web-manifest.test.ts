import { expect, it } from '@jest/globals';
import { pageHead } from '@platform/server/live-files/page-head.fixture';
import { createManifest } from './web-manifest.ts';

const file = (path: string) => ({ path, sha256: '0'.repeat(64), size: 1 });

const files = ['release.json', 'web/icon-192.a1.png', 'web/icon-512.b2.png', 'server/icon-192.a1.png'].map(file);

const home = pageHead('/', { description: 'Websites from Dhaka.', lang: 'en' });

const read = async (shell: { name: string; files: typeof files } | undefined) => {
  const heads = { home: () => (shell ? Promise.resolve(home) : undefined) };
  const app = createManifest({ site: { name: 'Studio 285' }, pages: { shell }, heads });
  const response = await app.request('/site.webmanifest');
  return { type: response.headers.get('Content-Type'), manifest: (await response.json()) as Record<string, unknown> };
};

it('has the name of the site, what its home page says, and the icons of the live shell', async () => {
  const { type, manifest } = await read({ name: 'shell', files });
  expect(type).toMatch('application/manifest+json');
  expect(manifest).toMatchObject({ id: '/', name: 'Studio 285', start_url: '/' });
  expect(manifest).toMatchObject({ description: 'Websites from Dhaka.', lang: 'en' });
  expect(manifest.icons).toEqual(
    ['192x192', '512x512'].flatMap((sizes) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/assets/shell/${sizes === '192x192' ? 'icon-192.a1' : 'icon-512.b2'}.png`,
        sizes,
        type: 'image/png',
        purpose,
      })),
    ),
  );
});

it('has neither before a set is live', async () => {
  const { manifest } = await read(undefined);
  expect(manifest.icons).toEqual([]);
  expect(Object.keys(manifest)).not.toContain('description');
});
