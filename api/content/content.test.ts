import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, jest } from '@jest/globals';
import { errorHandler } from '@platform/server/http/problem';
import { sameSite } from '@platform/server/http/same-site';
import { site } from '@studio/client/identity.fixture';
import { collectionOf, collections } from '@studio/content/collections';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database.ts';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import { createContentAdmin } from './admin-routes.ts';
import { createEntries, TRASH_DAYS, VERSION_DAYS } from './entries.ts';
import { exportContent, importContent } from './files.ts';
import { createLiveSite } from './live-site.ts';
import { createPublicContent } from './public-routes.ts';
import { createPublished } from './published.ts';
import { readTestSeed, seedTestContent } from './seed.fixture.ts';
import { readSeed } from './seed.ts';

const [FAQS, POSTS] = ['faqs', 'posts'].map((name) => collectionOf(name) ?? collections[0]);
const NOW = '2026-03-01T09:00:00.000Z';
const later = (days: number) => new Date(Date.parse(NOW) + days * 24 * 60 * 60 * 1000);

const POST = {
  title: 'A draft',
  slug: 'a-draft',
  category: 'Tech',
  date: '2026-02-01',
  author: 'CTO',
  cover: 'kettle',
  excerpt: 'Nothing yet.',
  body: 'The secret.\n\n## Two',
};

type Body = Record<string, unknown> & { readonly id: string; readonly version: number };

/** One server on a database. */
function serverOn(db: Database, { isAdmin = true, now = () => new Date(NOW) } = {}) {
  const published = createPublished(db);
  const entries = createEntries({ db, onPublic: published.renew, now });
  const adminOnly = jest.fn((c: { body: (body: null, status: 401) => Response }, next: () => Promise<void>) =>
    isAdmin ? next() : Promise.resolve(c.body(null, 401)),
  );
  const api = new Hono()
    .route('/api', createPublicContent({ published }))
    .route('/api', createContentAdmin({ entries, adminOnly: adminOnly as never, sameSite: sameSite() }))
    .onError(errorHandler({ error: jest.fn() }));
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await api.request(`/api${path}`, {
      method,
      headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: (text && JSON.parse(text)) as Body };
  };
  const create = async (data: object, collection = 'posts') =>
    (await send('POST', `/v1/content/${collection}`, { data })).json;
  const publish = ({ id, version }: Body, collection = 'posts') =>
    send('POST', `/v1/content/${collection}/${id}/publish`, { version });
  const slugs = async (collection = 'posts') =>
    v
      .parse(v.array(v.object({ slug: v.string() })), (await send('GET', `/content/${collection}`)).json)
      .map(({ slug }) => slug);
  return { send, create, publish, slugs, entries, published };
}

it.each(collections.filter(({ name }) => name !== 'identity'))(
  'the seed of $name keeps the rules of its fields',
  (collection) => {
    expect(() => readSeed(collection)).not.toThrow();
  },
);

describeOnEachDatabase('content', ({ kind, testDatabase }) => {
  const setUp = async () => {
    const database = await testDatabase();
    await seedTestContent(database.db);
    return { ...database, ...serverOn(database.db) };
  };

  it('starts with the seed, once, whatever number of servers start', async () => {
    const { db, reopen } = await testDatabase();
    await Promise.all([seedTestContent(db), seedTestContent(await reopen())]);
    await seedTestContent(db);
    const { slugs } = serverOn(db);
    for (const collection of collections.filter(({ name }) => name !== 'identity')) {
      expect((await slugs(collection.name)).sort()).toEqual(
        readTestSeed(collection)
          .map(({ slug }) => slug)
          .sort(),
      );
    }
  });

  it('is listed without texts, the latest post first, and read as a tree', async () => {
    const { send, slugs } = await setUp();
    expect(await slugs()).toEqual(['kettle', 'booking', 'price-lists', 'train', 'hammock', 'hilsa']);
    expect((await slugs('faqs'))[0]).toBe('cost');
    const { json } = await send('GET', '/content/posts/kettle');
    expect(json).toMatchObject({ cover: 'kettle', author: 'CTO', minutes: 3 });
    const blocks = v.parse(v.array(v.looseObject({ type: v.string() })), json.body);
    expect(blocks.slice(0, 3)).toMatchObject([{ type: 'paragraph' }, { id: 'measured' }, { type: 'note' }]);
    const list = await send('GET', '/content/posts');
    expect(list.text).not.toContain('body');
    const again = await send('GET', '/content/posts', undefined, { 'If-None-Match': list.headers.get('ETag') ?? '' });
    expect([again.status, again.text]).toEqual([304, '']);
    const missing = ['/content/none', '/content/posts/none', '/content/posts?page=0', '/content/__proto__'];
    expect(await Promise.all(missing.map(async (path) => (await send('GET', path)).status))).toEqual([
      404, 404, 400, 404,
    ]);
  });

  it('is in no public response while it is a draft', async () => {
    const { send, create, publish, slugs } = await setUp();
    const draft = await create(POST);
    const seen = async () =>
      (await Promise.all(['/content/posts', '/content/posts/a-draft'].map((path) => send('GET', path)))).map(
        ({ text }) => text.includes('draft'),
      );
    expect(await seen()).toEqual([false, false]);
    expect(await publish(draft)).toMatchObject({ status: 200, json: { status: 'published', publishedVersion: 1 } });
    expect((await slugs())[0]).toBe('a-draft');
    await send('PUT', `/v1/content/posts/${draft.id}`, { base: 1, data: { ...POST, title: 'Changed' } });
    expect((await send('GET', '/content/posts/a-draft')).json).toMatchObject({ title: 'A draft' });
    await send('POST', `/v1/content/posts/${draft.id}/unpublish`);
    expect(await seen()).toEqual([false, false]);
  });

  it.each([
    ['an empty title', { title: '' }, 'title'],
    ['a missing field', { excerpt: undefined }, 'excerpt'],
    ['an author who is not there', { author: 'CFO' }, 'author'],
    ['a text of 10,000 levels', { body: '> '.repeat(10_000) }, 'body'],
  ])('saves a draft with %s, and does not publish it', async (_, change, field) => {
    const { create, publish } = await setUp();
    const { status, json } = await publish(await create({ ...POST, ...change }));
    expect([status, json.errors]).toEqual([422, [expect.objectContaining({ field })]]);
  });

  it('refuses drafts of other shapes', async () => {
    const { send } = await setUp();
    const sent = [{ title: 3 }, { other: '' }, { title: 'a'.repeat(300_000) }];
    const statuses = sent.map(async (data) => (await send('POST', '/v1/content/posts', { data })).status);
    expect(await Promise.all(statuses)).toEqual([400, 400, 400]);
    expect((await send('POST', '/v1/content/none', { data: {} })).status).toBe(404);
  });

  it('answers a save on an old version with what is stored, also from another server', async () => {
    const { create, send, reopen } = await setUp();
    const { id } = await create(POST);
    const other = serverOn(await reopen());
    const save = (server: Pick<typeof other, 'send'>, title: string) =>
      server.send('PUT', `/v1/content/posts/${id}`, { base: 1, data: { ...POST, title } });
    const won = await save({ send }, 'Mine');
    const lost = await save(other, 'Theirs');
    expect([won.status, lost.status]).toEqual([200, 409]);
    expect(lost.json.current).toMatchObject({ version: 2, draft: won.json.draft });
    expect(lost.headers.get('Content-Type')).toBe('application/problem+json');
  });

  // SQLite has one server.
  (kind === 'PostgreSQL' ? it : it.skip)('loses no change when two servers save and publish at once', async () => {
    const { create, send, reopen } = await setUp();
    const { id } = await create(POST);
    const servers = [{ send }, serverOn(await reopen())];
    const won: string[] = [];
    for (let base = 1; base <= 12; base += 1) {
      const saves = servers.map((server, i) =>
        server.send('PUT', `/v1/content/posts/${id}`, { base, data: { ...POST, title: `${base} of ${i}` } }),
      );
      const done = await Promise.all(saves);
      expect(done.map(({ status }) => status).sort()).toEqual([200, 409]);
      won.push(`${base} of ${done.findIndex(({ status }) => status === 200)}`);
      const version = base + 1;
      await Promise.all(servers.map((server) => server.send('POST', `/v1/content/posts/${id}/publish`, { version })));
      expect((await send('GET', `/v1/content/posts/${id}`)).json).toMatchObject({ version, publishedVersion: version });
    }
    const versions = (await send('GET', `/v1/content/posts/${id}/versions`)).json as unknown as { version: number }[];
    expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 13 }, (_, i) => 13 - i));
    for (const [i, title] of won.entries()) {
      const { json } = await send('GET', `/v1/content/posts/${id}/versions/${i + 2}`);
      expect(json.data).toMatchObject({ title });
    }
  });

  it('is published at the time that was chosen, as it was then', async () => {
    const { db, create, send, slugs } = await setUp();
    const { id } = await create(POST);
    const schedule = (at: string) => send('PUT', `/v1/content/posts/${id}/schedule`, { version: 1, at });
    expect((await schedule('2026-02-28T09:00:00.000Z')).status).toBe(422);
    expect((await schedule('2026-03-02T09:00:00.000Z')).json).toMatchObject({ status: 'scheduled' });
    await send('PUT', `/v1/content/posts/${id}`, { base: 1, data: { ...POST, title: 'Unfinished' } });
    expect(await slugs()).not.toContain('a-draft');
    const tomorrow = serverOn(db, { now: () => later(1) });
    expect([await tomorrow.entries.publishDue(), await tomorrow.entries.publishDue()]).toEqual([true, false]);
    expect((await tomorrow.send('GET', '/content/posts/a-draft')).json).toMatchObject({ title: 'A draft' });
  });

  it('is not published once its time was cancelled, or it is in the trash', async () => {
    const { db, create, send } = await setUp();
    const drafts = [await create(POST), await create({ ...POST, slug: 'b' })];
    for (const { id } of drafts) {
      await send('PUT', `/v1/content/posts/${id}/schedule`, { version: 1, at: '2026-03-02T09:00:00.000Z' });
    }
    await send('DELETE', `/v1/content/posts/${drafts[0]?.id}/schedule`);
    await send('DELETE', `/v1/content/posts/${drafts[1]?.id}`);
    expect(await serverOn(db, { now: () => later(2) }).entries.publishDue()).toBe(false);
  });

  it('redirects old addresses to the newest one, and refuses them for other entries', async () => {
    const { create, publish, send } = await setUp();
    const { id } = await create(POST);
    await publish({ id, version: 1 });
    for (const [base, slug] of [
      [1, 'second'],
      [2, 'Third'],
    ] as const) {
      await send('PUT', `/v1/content/posts/${id}`, { base, data: { ...POST, slug } });
      await publish({ id, version: base + 1 });
    }
    for (const old of ['a-draft', 'second', 'third']) {
      const { status, headers } = await send('GET', `/content/posts/${old}`);
      expect([status, headers.get('Location')]).toEqual([308, '/api/content/posts/Third']);
    }
    expect((await publish(await create(POST))).status).toBe(409);
  });

  it('is moved to the trash and back, and removed after 30 days', async () => {
    const { db, send, slugs } = await setUp();
    const list = async (query = '') =>
      v.parse(v.array(v.looseObject({ id: v.string() })), (await send('GET', `/v1/content/faqs${query}`)).json);
    const [first] = await list();
    const path = `/v1/content/faqs/${first?.id}`;
    await send('DELETE', path);
    expect([(await slugs('faqs')).includes('cost'), (await list('?trash=1')).length]).toEqual([false, 1]);
    await send('POST', `${path}/restore`);
    expect((await slugs('faqs'))[0]).toBe('cost');
    await send('DELETE', path);
    await serverOn(db, { now: () => later(TRASH_DAYS - 1) }).entries.removeOld();
    expect((await send('GET', path)).status).toBe(200);
    await serverOn(db, { now: () => later(TRASH_DAYS + 1) }).entries.removeOld();
    expect((await send('GET', path)).status).toBe(404);
  });

  it('has an order that the admin chooses', async () => {
    const { send, slugs, entries } = await setUp();
    const [first, second, third] = await entries.list(FAQS as never, false);
    const move = (id = '', before: string | null = null) => send('POST', `/v1/content/faqs/${id}/move`, { before });
    await move(third?.id, first?.id);
    expect((await slugs('faqs')).slice(0, 3)).toEqual(['ready-made', 'cost', 'time']);
    await move(first?.id);
    expect((await slugs('faqs')).slice(-2)).toEqual(['ownership', 'cost']);
    expect((await move(second?.id, '0195a8f0-0000-7000-8000-000000000001')).status).toBe(404);
  });

  it('keeps every saved version for 90 days, and published ones for ever', async () => {
    const { db, create, publish, send } = await setUp();
    const { id } = await create(POST);
    await publish({ id, version: 1 });
    for (const base of [1, 2, 2]) {
      await send('PUT', `/v1/content/posts/${id}`, { base, data: { ...POST, title: `After ${base}` } });
    }
    const versions = async () =>
      ((await send('GET', `/v1/content/posts/${id}/versions`)).json as unknown as Body[]).map(({ version }) => version);
    expect(await versions()).toEqual([3, 2, 1]);
    expect((await send('GET', `/v1/content/posts/${id}/versions/2`)).json).toMatchObject({
      data: { title: 'After 1' },
    });
    await serverOn(db, { now: () => later(VERSION_DAYS + 1) }).entries.removeOld();
    expect(await versions()).toEqual([3, 1]);
  });

  it('is changed by the admin only, and from the own site only', async () => {
    const { db, send } = await setUp();
    const id = '0195a8f0-0000-7000-8000-000000000001';
    const routes = [
      ['GET', ''],
      ['GET', '/posts'],
      ['POST', '/posts', { data: {} }],
      ['GET', `/posts/${id}`],
      ['PUT', `/posts/${id}`, { base: 1, data: {} }],
      ['DELETE', `/posts/${id}`],
      ['POST', `/posts/${id}/restore`],
      ['POST', `/posts/${id}/publish`, { version: 1 }],
      ['POST', `/posts/${id}/unpublish`],
      ['PUT', `/posts/${id}/schedule`, { version: 1, at: NOW }],
      ['DELETE', `/posts/${id}/schedule`],
      ['POST', `/posts/${id}/move`, { before: null }],
      ['GET', `/posts/${id}/versions`],
      ['GET', `/posts/${id}/versions/1`],
    ] as const;
    const visitor = serverOn(db, { isAdmin: false });
    for (const [method, path, body] of routes) {
      expect([method, path, (await visitor.send(method, `/v1/content${path}`, body)).status]).toEqual([
        method,
        path,
        401,
      ]);
      if (method === 'GET') continue;
      const { status } = await send(method, `/v1/content${path}`, body, { 'Sec-Fetch-Site': 'cross-site' });
      expect([method, path, status]).toEqual([method, path, 403]);
    }
  });

  it('is read from memory while the database is away, and is a 503 before it was read', async () => {
    const { db, send } = await setUp();
    await send('GET', '/content/posts');
    await db.destroy();
    const statuses = ['/content/posts/kettle', '/content/faqs'].map(async (path) => (await send('GET', path)).status);
    expect(await Promise.all(statuses)).toEqual([200, 503]);
  });

  it('has what is computed from other entries in place of placeholders', async () => {
    const { send } = await setUp();
    const websites = v.parse(
      v.array(v.looseObject({ id: v.string(), version: v.number(), draft: v.record(v.string(), v.unknown()) })),
      (await send('GET', '/v1/content/websites')).json,
    );
    const answer = async () => (await send('GET', '/content/faqs/cost')).json.answer;
    expect(await answer()).toMatch(/between \$499 and \$1,799, including/);
    const cheapest = websites.find(({ draft }) => draft.price === 499);
    const data = {
      ...cheapest?.draft,
      price: 450,
      description: '{none} {price of shopify} {lowest price of Shopify}',
    };
    await send('PUT', `/v1/content/websites/${cheapest?.id}`, { base: 1, data });
    await send('POST', `/v1/content/websites/${cheapest?.id}/publish`, { version: 2 });
    expect(await answer()).toMatch(/between \$450 and \$1,799, including/);
    expect((await send('GET', '/content/websites/shokal')).json.description).toBe('{none} $2,100 $1,149');
  });

  it('is exported into files, which are compared with it and imported', async () => {
    const { db, send, published } = await setUp();
    const folder = mkdtempSync(join(tmpdir(), 'content-'));
    expect(await exportContent(db, folder)).toBeGreaterThan(80);
    expect(await importContent(db, folder, true)).toEqual([]);
    const file = join(folder, 'faqs.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace('What does a website cost?', 'What is the price?').replace('slug: time', 'slug: hours'),
    );
    rmSync(join(folder, 'posts'), { recursive: true });
    const differences = ['faqs/cost: question', 'faqs/hours: new', 'faqs/time: only on the site, stays'];
    expect(await importContent(db, folder, false)).toEqual(differences);
    expect((await send('GET', '/content/faqs/hours')).status).toBe(404);
    expect(await importContent(db, folder, true)).toEqual(differences);
    await published.renew();
    expect((await send('GET', '/content/faqs/cost')).json.question).toBe('What is the price?');
    expect(await importContent(db, folder, false)).toEqual(differences.slice(2));
    writeFileSync(file, text.replace('slug: time', 'slug: /'));
    await expect(importContent(db, folder, true)).rejects.toThrow(/faqs.yaml: 1.slug: /);
    rmSync(folder, { recursive: true });
  });

  it('is the identity that all pages are rendered with', async () => {
    const { db, send, published } = await setUp();
    const own = { ...site };
    let year = 2026;
    const now = () => new Date(`${year}-01-01T00:00:00Z`);
    const updateSite = createLiveSite({ db, site: own, published, now });
    const update = (next = year) => {
      year = next;
      return updateSite();
    };
    expect([await update(), await update(), await update(2027)]).toEqual([true, false, true]);
    expect(own).toEqual({ ...site, year: 2027, lowestPrice: '$499' });
    const [entry] = (await send('GET', '/v1/content/identity')).json as unknown as [Body];
    const path = `/v1/content/identity/${entry.id}`;
    const save = async (base: number, phone: string) => {
      await send('PUT', path, { base, data: { ...(entry.draft as object), phone } });
      return (await send('POST', `${path}/publish`, { version: base + 1 })).status;
    };
    expect([await save(1, 'call us'), await save(2, '+47 55 00 00 00')]).toEqual([422, 200]);
    await published.renew();
    expect([await update(2027), own.phone, own.name]).toEqual([true, '+47 55 00 00 00', site.name]);
    const changed = { ...site, phone: '+47 1 00 00 00', email: 'new@studio.example' };
    await createLiveSite({ db, site: changed, published })();
    expect([changed.phone, changed.email]).toEqual(['+47 55 00 00 00', 'new@studio.example']);
  });

  it('cannot lose a document, and has one of each', async () => {
    const { send } = await setUp();
    const [{ id }] = (await send('GET', '/v1/content/terms')).json as unknown as [Body];
    const path = `/v1/content/terms/${id}`;
    const refused = [
      await send('DELETE', path),
      await send('POST', `${path}/unpublish`),
      await send('POST', '/v1/content/terms', { data: {} }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect((await send('GET', '/content/terms/terms')).json).toMatchObject({ slug: 'terms', since: '2025-01-01' });
  });

  it('is listed by pages of 100', async () => {
    const { db, send } = await setUp();
    const rows = Array.from({ length: 300 }, (_, i) => ({
      ...{ id: `post-${i}`, collection: POSTS?.name ?? '', position: 10 + i, version: 1, draft: '{}' },
      published: JSON.stringify({ ...POST, slug: `post-${i}`, date: '2020-01-01' }),
      ...{ published_version: 1, scheduled_version: null, scheduled_at: null, updated_at: NOW, deleted_at: null },
    }));
    await db.insertInto('content_entries').values(rows).execute();
    const last = await send('GET', '/content/posts?page=4');
    expect([(last.json as unknown as Body[]).length, last.headers.get('Link')]).toEqual([6, null]);
    expect((await send('GET', '/content/posts?page=3')).headers.get('Link')).toBe(
      '</api/content/posts?page=4>; rel="next"',
    );
  });
});
