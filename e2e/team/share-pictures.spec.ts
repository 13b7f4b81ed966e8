import { createRequire } from 'node:module';
import { join } from 'node:path';
import { publicPages } from '../expected-pages/pages.ts';
import { request, requestHtml } from '../support/http.ts';
import { JSON_TYPE } from '../support/servers/messages.ts';
import { root, type Site } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';
import { testAll } from '../support/tier.ts';

/** Decodes pictures, as a dependency of the package that draws them. */
const sharp: (bytes: Buffer) => { metadata(): Promise<object> } = createRequire(
  join(root, 'packages/cards/package.json'),
)('sharp');

const IMAGE = /<meta property="og:image" content="([^"]+)"/;

/** Returns path and search of the picture that a page names. */
async function pictureOf({ url }: Site, path: string): Promise<string | undefined> {
  const address = IMAGE.exec(await requestHtml(url, path))?.[1]?.replaceAll('&amp;', '&');
  if (address === undefined) return undefined;
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** Waits until the page names a picture: a busy machine sends its layout at first. */
async function needPicture(site: Site, path: string): Promise<string> {
  await expect.poll(() => pictureOf(site, path), { message: path, timeout: 45_000 }).toBeTruthy();
  return (await pictureOf(site, path)) ?? '';
}

async function expectPicture({ url }: Site, picture: string, path: string) {
  const statusOf = async () => (await request(url, picture)).status;
  // On a busy machine a picture may not be drawn in time: it is tried again after a minute.
  await expect.poll(statusOf, { message: path, timeout: 150_000, intervals: [1000, 5000] }).toBe(200);
  const { headers, body } = await request(url, picture);
  expect(headers['content-type'], path).toBe('image/jpeg');
  expect(await sharp(body).metadata(), path).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(body.byteLength, path).toBeLessThan(120_000);
  return body;
}

test('every public page, outside of the full tier every third, has a picture of its own for link previews', async ({
  site,
}) => {
  test.setTimeout(300_000);
  const found = publicPages.filter(({ status = 200 }, i) => status === 200 && (testAll || i % 3 === 0));
  const pictures = new Map<string, string>();
  for (const { path } of found) pictures.set(path, await needPicture(site, path));
  expect(pictures.size).toBe(found.length);
  expect(found.length).toBeGreaterThan(testAll ? 40 : 12);
  expect(new Set(pictures.values()).size).toBe(pictures.size);
  const bytes = new Set<string>();
  for (const [path, picture] of pictures) bytes.add((await expectPicture(site, picture, path)).toString('base64'));
  expect(bytes.size).toBe(pictures.size);
});

test('a post has a picture from its publication on, another one after a change, and none after it is withdrawn', async ({
  site,
}) => {
  test.setTimeout(180_000);
  const send = async (method: string, path: string, body?: object) => {
    const options = { method, headers: JSON_TYPE, ...(body && { body: JSON.stringify(body) }) };
    const response = await request(site.url, `/api/v1/content/posts${path}`, options);
    expect(response.status, `${method} ${path}`).toBeLessThan(300);
    return JSON.parse(response.body.toString() || 'null') as { readonly id: string };
  };
  const statusOf = async (path: string) => (await request(site.url, path)).status;
  const post = {
    ...{ title: 'A picture of a pot', slug: 'pot-picture', category: 'Food', date: '2026-02-01', author: 'CEO' },
    ...{ cover: 'kettle', trending: false, excerpt: 'What it shows.', body: 'Text.' },
  };
  const { id } = await send('POST', '', { data: post });
  expect(await statusOf('/share/x.jpg?page=%2Fpost%2Fpot-picture')).toBe(404);
  await send('POST', `/${id}/publish`, { version: 1 });
  await expect.poll(() => statusOf('/post/pot-picture'), { timeout: 45_000 }).toBe(200);
  const first = await needPicture(site, '/post/pot-picture');
  const before = await expectPicture(site, first, 'the post');

  await send('PUT', `/${id}`, { base: 1, data: { ...post, title: 'Another title' } });
  await expectPicture(site, first, 'the draft changes nothing');
  expect(await pictureOf(site, '/post/pot-picture')).toBe(first);
  await send('POST', `/${id}/publish`, { version: 2 });
  await expect.poll(() => pictureOf(site, '/post/pot-picture'), { timeout: 45_000 }).not.toBe(first);
  const second = await needPicture(site, '/post/pot-picture');
  expect((await expectPicture(site, second, 'the post')).equals(before)).toBe(false);
  const moved = await request(site.url, first);
  expect([moved.status, moved.headers.location]).toEqual([302, second]);

  await send('POST', `/${id}/unpublish`);
  await expect.poll(() => statusOf(second), { timeout: 45_000 }).toBe(404);
  expect(await statusOf(first)).toBe(404);
  await send('DELETE', `/${id}`);
});
