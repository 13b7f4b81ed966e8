import { expect, it, jest } from '@jest/globals';
import { errorHandler } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import type { DraftPages } from '@platform/server/pages/draft-pages';
import { site } from '@studio/client/identity.fixture';
import { collections } from '@studio/content/collections';
import { posts } from '@studio/content/collections/posts';
import { completeDraft } from '@studio/content/complete';
import { Hono } from 'hono';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import { createDraftRoutes } from './draft-routes.ts';
import { createPublished } from './published.ts';
import { seedTestContent } from './seed.fixture.ts';

const DRAFT = {
  ...{ title: 'A draft', slug: 'a-draft', category: 'Tech', date: '2026-02-01', author: 'CTO' },
  ...{ cover: 'kettle', trending: false, excerpt: 'Nothing yet.', body: 'The secret.' },
};

describeOnEachDatabase('the page of a draft', ({ testDatabase }) => {
  /** Creates the routes, with pages that show what their loaders read at `paths`. */
  async function setUp({ isAdmin = true, reads = [] as readonly string[] } = {}) {
    const { db } = await testDatabase();
    await seedTestContent(db);
    const published = createPublished(db);
    const render = jest.fn<DraftPages['render']>(async (path, api) => {
      const texts = await Promise.all(reads.map(async (read) => (await api(read)).text()));
      return { html: [path, ...texts].join('\n'), headers: { 'Cache-Control': 'no-store' } };
    });
    const app = new Hono()
      .route(
        '/api',
        createDraftRoutes({
          site,
          published,
          draftPages: { render },
          publicApi: (path) => new Response(`public ${path}`),
          adminOnly: async (c, next) => (isAdmin ? next() : c.body(null, 401)),
          sameSite: sameSite(),
        }),
      )
      .onError(errorHandler({ error: jest.fn() }));
    const preview = async (collection: string, entry: unknown, headers: Record<string, string> = {}) => {
      const body = new URLSearchParams({ entry: typeof entry === 'string' ? entry : JSON.stringify(entry) });
      const response = await app.request(`/api/v1/content/${collection}/preview`, { method: 'POST', body, headers });
      return { status: response.status, text: await response.text(), headers: response.headers };
    };
    return { db, published, render, preview };
  }

  it('reads the draft, in its place in the lists, and stores nothing of it', async () => {
    const reads = ['/api/content/posts/a-draft', '/api/content/posts?fields=title', '/api/content/team', '/api/other'];
    const { preview, published } = await setUp({ reads });
    const before = (await published.of(posts)).items;
    const { status, text, headers } = await preview('posts', { id: '', data: DRAFT });
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const [path, own = '', list = '', team = '', other] = text.split('\n');
    expect([path, other]).toEqual(['/post/a-draft', 'public /api/other']);
    expect(JSON.parse(own)).toMatchObject({ title: 'A draft', body: [{ type: 'paragraph' }] });
    expect(JSON.parse(list)[0]).toEqual({ title: 'A draft', slug: 'a-draft' });
    expect(JSON.parse(team)).toHaveLength(4);
    expect((await published.of(posts)).items).toBe(before);
    expect((await published.of(posts)).find('a-draft')).toBeUndefined();
  });

  it('replaces the published entry, also at another address', async () => {
    const { preview, published } = await setUp({ reads: ['/api/content/posts?fields=title'] });
    const [id = ''] = (await published.of(posts)).entries.keys();
    const count = (await published.of(posts)).items.length;
    const { text } = await preview('posts', { id, data: DRAFT });
    const list = JSON.parse(text.split('\n')[1] ?? '') as { slug: string }[];
    expect(list).toHaveLength(count);
    expect(list.filter(({ slug }) => slug === 'a-draft')).toHaveLength(1);
  });

  it('is the contact page for the identity, with the profiles that are addresses', async () => {
    const { preview, render } = await setUp();
    const data = { phone: '+47 55 00 00 00', hours: '', facebook: 'javascript:alert(1)', x: 'https://x.example/us' };
    expect((await preview('identity', { id: '', data })).text).toBe('/contact');
    const shown = { ...site, phone: data.phone, hours: '', social: { ...site.social, x: data.x } };
    expect(render.mock.calls[0]?.[2]).toMatchObject({ ...shown, email: '', address: '' });
    await preview('posts', { id: '', data: DRAFT });
    expect(render.mock.calls[1]?.[2]).toBe(site);
  });

  it.each([
    ['an empty draft', {}],
    [
      'values that break all rules',
      { title: 'x'.repeat(5000), slug: '../../etc', date: 'soon', category: 'None', body: '>'.repeat(10_000) },
    ],
    [
      'scripts',
      { title: '<script>alert(1)</script>', slug: 'x', body: '<img src=x onerror=alert(1)> [a](javascript:alert(1))' },
    ],
  ])('is rendered with %s', async (_, data) => {
    const { preview, render } = await setUp({ reads: ['/api/content/posts'] });
    const { status, text } = await preview('posts', { id: '', data });
    expect([status, render.mock.calls.length]).toEqual([200, 1]);
    expect(text).not.toContain('"javascript:');
  });

  it.each([
    ['no field', 'entry', 400],
    ['no JSON', '{', 400],
    ['another shape', { data: {} }, 400],
    ['unknown fields', { id: '', data: { admin: true } }, 400],
    ['other types', { id: '', data: { title: [1] } }, 400],
  ])('is refused with %s', async (_, entry, status) => {
    const { preview, render } = await setUp();
    expect((await preview('posts', entry)).status).toBe(status);
    expect(render).not.toHaveBeenCalled();
  });

  it('is refused to who is not signed in, to other sites, and beyond its size', async () => {
    const entry = { id: '', data: DRAFT };
    const stranger = await setUp({ isAdmin: false });
    expect((await stranger.preview('posts', entry)).status).toBe(401);
    const { preview, render } = await setUp();
    expect((await preview('posts', entry, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    const huge = { id: '', data: { ...DRAFT, body: 'x'.repeat(4_000_000) } };
    expect((await preview('posts', huge)).status).toBe(413);
    expect((await preview('nothing', entry)).status).toBe(404);
    expect((await preview('case-studies', { id: '', data: {} })).status).toBe(404);
    for (const { mock } of [stranger.render, render]) expect(mock.calls).toEqual([]);
  });

  it.each(collections.filter(({ page, shownOn }) => page ?? shownOn))(
    'is known for each entry of $name',
    async (own) => {
      const { preview, published, render } = await setUp();
      for (const [id, { item }] of (await published.of(own)).entries) {
        const { minutes: _, ...data } = item;
        const known = Object.entries(data).filter(([, value]) => typeof value !== 'object' || Array.isArray(value));
        await preview(own.name, { id, data: Object.fromEntries(known) });
        expect(render.mock.lastCall?.[0]).toMatch(/^\/(?!.*(?::|undefined|#))/);
      }
    },
  );
});

it('a draft is completed by values that pages can show', () => {
  const complete = completeDraft(posts, { title: 'A title', category: 'None', date: 'x' }, new Date('2026-03-01'));
  expect(complete).toMatchObject({ title: 'A title', slug: 'draft', date: '2026-03-01', excerpt: '', trending: false });
  expect(complete.category).not.toBe('None');
});
