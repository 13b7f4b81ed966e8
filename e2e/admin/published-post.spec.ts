import { request, requestHtml } from '../support/http.ts';
import { JSON_TYPE } from '../support/servers/messages.ts';
import type { Site } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

const POST = {
  ...{ title: 'How to brew a second pot', slug: 'second-pot', category: 'Food', date: '2026-02-01', author: 'CEO' },
  ...{ cover: 'kettle', trending: false, excerpt: 'What we do when the first one is empty.' },
  body: 'Fill the kettle again.\n\n## Wait {#wait}\n\n> [!NOTE]\n> Three minutes.\n\nRead [about us](/about) meanwhile.',
};

/** Pages and files that show posts. */
const LISTS = ['/blogs', '/blogs?category=Food', '/', '/team/CEO', '/sitemap.xml', '/feed.xml', '/llms.txt'];

/** Pages that show no post of the category Food, or none at all. */
const OTHERS = ['/about', '/faqs', '/post/kettle', '/team/CTO', '/services/seo', '/blogs?category=Tech'];

/** Sends a request to the admin API. Returns the response's body. */
async function send({ url }: Site, method: string, path: string, body?: object) {
  const options = { method, headers: JSON_TYPE, ...(body && { body: JSON.stringify(body) }) };
  const response = await request(url, `/api/v1/content/posts${path}`, options);
  expect(response.status, `${method} ${path}`).toBeLessThan(300);
  return JSON.parse(response.body.toString() || 'null') as { readonly id: string; readonly version: number };
}

const statusOf = async ({ url }: Site, path: string) => (await request(url, path)).status;

/** Returns which of the lists show a text. */
async function listsWith({ url }: Site, text: string): Promise<string[]> {
  const shown = LISTS.map(async (path) => ((await requestHtml(url, path)).includes(text) ? [path] : []));
  return (await Promise.all(shown)).flat();
}

/** Waits until exactly these lists show a text. A page that a busy machine did not render in time is its layout for ten seconds. */
const expectOn = (site: Site, text: string, paths: readonly string[]) =>
  expect.poll(() => listsWith(site, text), { message: text, timeout: 45_000 }).toEqual(paths);

/** Waits until there is no post at an address. */
const expectNoPost = (site: Site, slug: string) =>
  expect.poll(() => statusOf(site, `/post/${slug}`), { message: slug, timeout: 45_000 }).toBe(404);

test('a post is on the site from its publication on, by a new address after a change of it, until it is withdrawn @main', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  const tags = () => Promise.all(OTHERS.map(async (path) => (await request(site.url, path)).headers.etag));
  const isRendered = async (path: string) => (await requestHtml(site.url, path)).includes('<h1');
  const rendered = async () => (await Promise.all([...OTHERS, ...LISTS.slice(0, 4)].map(isRendered))).every(Boolean);
  await expect.poll(rendered, { timeout: 60_000 }).toBe(true);
  const before = await tags();
  const draft = await send(site, 'POST', '', { data: POST });
  const later = await send(site, 'POST', '', { data: { ...POST, slug: 'third-pot', title: 'A third pot' } });
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await send(site, 'PUT', `/${later.id}/schedule`, { version: 1, at });
  await send(site, 'DELETE', `/${(await send(site, 'POST', '', { data: { ...POST, slug: 'no-pot' } })).id}`);
  for (const slug of ['second-pot', 'third-pot', 'no-pot']) {
    await expectNoPost(site, slug);
    expect(await listsWith(site, slug)).toEqual([]);
  }

  await send(site, 'POST', `/${draft.id}/publish`, { version: 1 });
  await expectOn(site, '/post/second-pot', LISTS);
  await page.goto('/post/second-pot');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(POST.title);
  await expect(page.getByRole('region', { name: 'Wait' })).toContainText('Three minutes.');
  await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link')).toHaveText(['Wait']);
  await page.getByRole('link', { name: 'about us' }).click();
  await expect(page).toHaveURL('/about');
  const question = { method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ message: 'third pot', turns: [] }) };
  expect((await request(site.url, '/api/chat', question)).body.toString()).not.toContain('third-pot');

  await send(site, 'PUT', `/${draft.id}`, { base: 1, data: { ...POST, slug: 'another-pot' } });
  await send(site, 'POST', `/${draft.id}/publish`, { version: 2 });
  const moved = async () => {
    const { status, headers } = await request(site.url, '/post/second-pot');
    return [status, headers.location];
  };
  await expect.poll(moved).toEqual([308, '/post/another-pot']);
  await expectOn(site, '/post/second-pot', []);

  await send(site, 'POST', `/${draft.id}/unpublish`);
  for (const slug of ['second-pot', 'another-pot']) await expectNoPost(site, slug);
  await expectOn(site, 'another-pot', []);
  await expect.poll(tags, { timeout: 45_000 }).toEqual(before);
  for (const { id } of [draft, later]) await send(site, 'DELETE', `/${id}`);
});
