import { expect, it } from '@jest/globals';
import { collectionOf, collections } from '@studio/content/collections';
import type { MediaItem, MediaList, MediaUse } from '@studio/content/media';
import { createEntries } from '../content/entries.ts';
import { createPublished } from '../content/published.ts';
import { seedTestContent } from '../content/seed.fixture.ts';
import type { Database } from '../database.ts';
import { describeOnEachDatabase } from '../test-databases.fixture.ts';
import { mediaServer } from './media.fixture.ts';

const POSTS = collectionOf('posts') ?? (collections[0] as never);
const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-03-01T09:00:00.000Z');
const UNKNOWN = '0195a8f0-0000-7000-8000-000000000001';

const post = (data: object) => ({
  ...{ title: 'A post', slug: 'a-post', category: 'Tech', date: '2026-02-01', author: 'CTO', cover: 'kettle' },
  ...{ excerpt: 'Short.', body: 'Text.', ...data },
});

/** The content of the site on the same database. */
function contentOn(db: Database) {
  const entries = createEntries({ db, onPublic: async () => {}, now: () => new Date(START) });
  return {
    entries,
    /** Returns what visitors see of a post, as a server that starts now reads it. */
    seen: async (slug: string) => (await createPublished(db).of(POSTS)).find(slug),
    /** Returns the fields for which a post is refused. */
    publish: async (data: object): Promise<unknown> => {
      const { id, version } = await entries.create(POSTS, post(data));
      return entries.publish(POSTS, id, version).then(
        (entry) => entry,
        ({ details }) => details.errors,
      );
    },
  };
}

describeOnEachDatabase('the library of pictures', ({ testDatabase }) => {
  const setUp = async () => {
    const { db, place } = await testDatabase();
    await seedTestContent(db);
    const clock = { time: START };
    const now = () => new Date(clock.time);
    const server = (options: { readonly isAdmin?: boolean } = {}) =>
      mediaServer(db, place.dataDir, { now, ...options });
    return { db, clock, server, ...(await server()), ...contentOn(db) };
  };

  it('has a picture once, however often its file is sent', async () => {
    const { send, upload } = await setUp();
    const first = await upload('kettle');
    expect(first).toMatchObject({ name: 'kettle.png', alt: null, width: 640, color: '#336699', bytes: 6 });
    const again = await send('POST', '?name=other.png', new TextEncoder().encode('kettle'));
    expect([again.status, again.json.id]).toEqual([200, first.id]);
    const list = (await send('GET', '')).json as unknown as MediaList;
    expect(list).toEqual({ pictures: [first], matches: 1, count: 1, undescribed: 1, bytes: 6 });
  });

  it('is searched by name and alternative text, and listed by pages', async () => {
    const { send, upload } = await setUp();
    for (let i = 0; i < 61; i += 1) await upload(`picture-${i}`);
    const { id } = await upload('100%_red');
    await send('PATCH', `/${id}`, { alt: 'A Kettle' });
    const names = async (query: string) =>
      ((await send('GET', query)).json as unknown as MediaList).pictures.map(({ name }) => name);
    expect(await names('?search=kettle')).toEqual(['100%_red.png']);
    expect(await names('?search=PICTURE-60')).toEqual(['picture-60.png']);
    expect([await names('?search=%25_'), await names('?search=picture_1')]).toEqual([['100%_red.png'], []]);
    expect(await names('?page=2')).toEqual(['picture-1.png', 'picture-0.png']);
    expect([await names('?kind=jpeg'), (await names('?undescribed=1')).includes('100%_red.png')]).toEqual([[], false]);
  });

  it('changes name, alternative text and focal point within limits', async () => {
    const { send, upload } = await setUp();
    const { id } = await upload('kettle');
    const change = { name: 'tea.png', alt: ' A kettle ', focal: { x: 0, y: 100 } };
    expect((await send('PATCH', `/${id}`, change)).json).toMatchObject({ ...change, alt: 'A kettle' });
    expect((await send('PATCH', `/${id}`, { alt: '' })).json.alt).toBe('');
    const refused = [{ alt: 'a'.repeat(501) }, { alt: 'a\0' }, { name: '' }, { focal: { x: 101, y: 0 } }, { width: 1 }];
    for (const body of refused) expect((await send('PATCH', `/${id}`, body)).status).toBe(400);
    expect((await send('PATCH', `/${UNKNOWN}`, { alt: '' })).status).toBe(404);
  });

  it('serves the files of its pictures to everybody, for ever', async () => {
    const { app, store, upload } = await setUp();
    const { id, src, avif } = await upload('kettle');
    expect((await app.request(`/media/${id}`)).headers.get('Location')).toBe(src);
    const response = await app.request(src);
    expect([response.status, Object.fromEntries(response.headers)]).toEqual([
      200,
      expect.objectContaining({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
      }),
    ]);
    const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' };
    expect((await app.request(src, { headers })).status).toBe(304);
    expect((await app.request(avif[0]?.src ?? '')).headers.get('Content-Type')).toBe('image/avif');
    const other = 'f'.repeat(64);
    await store.putFile('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', Buffer.from('test'));
    const missing = [
      `/media/${UNKNOWN}`,
      '/media/9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08.webp',
      src.replace('.webp', '.avif'),
      src.replace('.webp', '.html'),
      src.replace('.webp', ''),
      `/media/${other}.webp`,
      '/media/..%2f..%2fsite.db',
    ];
    for (const path of missing) expect([path, (await app.request(path)).status]).toEqual([path, 404]);
  });

  it('serves files that were served before while the database is away', async () => {
    const { db, app, upload } = await setUp();
    const { src } = await upload('kettle');
    await app.request(src);
    await db.destroy();
    expect((await app.request(src)).status).toBe(200);
  });

  it('is changed and read by the admin only, and from the own site only', async () => {
    const { server, send } = await setUp();
    const routes = [
      ['GET', ''],
      ['POST', '?name=a.png', new Uint8Array([1])],
      ['GET', `/${UNKNOWN}`],
      ['PATCH', `/${UNKNOWN}`, { alt: '' }],
      ['PUT', `/${UNKNOWN}/file?name=a.png`, new Uint8Array([1])],
      ['GET', `/${UNKNOWN}/uses`],
      ['DELETE', `/${UNKNOWN}`],
    ] as const;
    const visitor = await server({ isAdmin: false });
    for (const [method, path, body] of routes) {
      expect([method, path, (await visitor.send(method, path, body)).status]).toEqual([method, path, 401]);
      if (method === 'GET') continue;
      const { status } = await send(method, path, body, { 'Sec-Fetch-Site': 'cross-site' });
      expect([method, path, status]).toEqual([method, path, 403]);
    }
  });

  it('refuses a file of more than 20 MB before it is read', async () => {
    const { app } = await setUp();
    const pulled: number[] = [];
    const body = new ReadableStream({
      pull(controller) {
        pulled.push(1);
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const request = { method: 'POST', body, duplex: 'half' } as const;
    const path = '/api/v1/media?name=a.png';
    const named = await app.request(path, { ...request, headers: { 'Content-Length': '20971521' } });
    expect([named.status, pulled.length <= 1]).toEqual([413, true]);
    // Without a length it is read up to the limit.
    expect([(await app.request(path, request)).status, pulled.length < 30]).toEqual([413, true]);
  });

  it('is needed with an alternative text for an entry to be published', async () => {
    const { send, upload, publish, seen } = await setUp();
    const { id } = await upload('kettle');
    const message = 'Describe the picture, or say that it only decorates.';
    const [cover, body] = [`/media/${id}`, `> ![](/media/${id} "Tea")`];
    expect(await publish({ cover })).toEqual([{ field: 'cover', message }]);
    expect(await publish({ body })).toEqual([{ field: 'body', message }]);
    expect(await publish({ cover: `/media/${UNKNOWN}` })).toMatchObject([{ field: 'cover' }]);
    expect(await publish({ cover: `/media/${id}.webp` })).toMatchObject([{ field: 'cover' }]);
    expect(await publish({ body: `![Own](/media/${id})`, slug: 'own' })).toMatchObject({ status: 'published' });
    await send('PATCH', `/${id}`, { alt: 'A kettle', focal: { x: 10, y: 20 } });
    expect(await publish({ cover, body: `${body}\n\n![Own](/media/${id})` })).toMatchObject({ status: 'published' });
    const picture = (await send('GET', `/${id}`)).json;
    const { name: _, kind: __, bytes: ___, createdAt: ____, updatedAt: _____, ...shown } = picture;
    expect(await seen('a-post')).toMatchObject({
      cover: shown,
      body: [
        { type: 'quote', children: [{ src: shown.src, alt: 'A kettle', caption: 'Tea', picture: shown }] },
        { alt: 'Own', picture: shown },
      ],
    });
    expect(await seen('kettle')).toMatchObject({ cover: 'kettle' });
  });

  it('makes servers read the content anew when what they show of a picture changes', async () => {
    const { db, send, upload, publish, entries } = await setUp();
    const [used, unused] = [await upload('used'), await upload('unused')];
    await send('PATCH', `/${used.id}`, { alt: 'Used' });
    await publish({ cover: `/media/${used.id}`, body: `![](/media/${used.id})` });
    const published = createPublished(db);
    await published.of(POSTS);
    const before = await entries.changes();
    await send('PATCH', `/${unused.id}`, { alt: 'Unused' });
    await send('PATCH', `/${used.id}`, { name: 'Another.png' });
    expect(await entries.changes()).toBe(before);
    await send('PATCH', `/${used.id}`, { alt: 'Another' });
    await send('PUT', `/${used.id}/file?name=new.png`, Buffer.from('new'));
    expect(await entries.changes()).toBe(before + 2);
    await published.renew();
    const { src } = (await send('GET', `/${used.id}`)).json;
    expect((await published.of(POSTS)).find('a-post')).toMatchObject({
      cover: { src, alt: 'Another' },
      body: [{ src }],
    });
  });

  it('deletes a picture only if no entry names it', async () => {
    const { send, upload, entries, app, server } = await setUp();
    const picture = await upload('kettle');
    await send('PATCH', `/${picture.id}`, { alt: '' });
    const cover = `/media/${picture.id}`;
    const { id } = await entries.create(POSTS, post({ cover }));
    /** Tries to delete it. Returns the states of the entry that prevent it. */
    const refusal = async (query = '') => {
      const { status, json } = await send('DELETE', `/${picture.id}${query}`);
      return [status, (json.uses as MediaUse[] | undefined)?.map((use) => [use.title, use.isInTrash, ...use.states])];
    };
    expect(await refusal()).toEqual([409, [['A post', false, 'draft']]]);
    await entries.publish(POSTS, id, 1);
    await entries.save(POSTS, id, 1, post({}));
    expect(await refusal('?history=1')).toEqual([409, [['A post', false, 'published']]]);
    await entries.save(POSTS, id, 2, post({ body: `![](${cover})` }));
    await entries.schedule(POSTS, id, 3, new Date(START + DAY_MS));
    await entries.unpublish(POSTS, id);
    await entries.save(POSTS, id, 3, post({}));
    expect(await refusal('?history=1')).toEqual([409, [['A post', false, 'scheduled']]]);
    await entries.unschedule(POSTS, id);
    expect(await refusal()).toEqual([409, [['A post', false, 'history']]]);
    expect((await send('GET', `/${picture.id}/uses`)).json).toMatchObject([{ collection: 'posts', entry: id }]);
    await entries.save(POSTS, id, 4, post({ cover }));
    await entries.setDeleted(POSTS, id, true);
    expect(await refusal('?history=1')).toEqual([409, [['A post', true, 'draft']]]);
    await entries.setDeleted(POSTS, id, false);
    await entries.save(POSTS, id, 5, post({}));
    expect(await refusal('?history=1')).toEqual([204, undefined]);
    expect(await refusal()).toEqual([404, undefined]);
    expect((await (await server()).app.request(picture.src)).status).toBe(404);
    expect((await app.request(`/api/v1/media/${picture.id}`)).status).toBe(404);
  });

  it('replaces a file, and serves the former one for a week', async () => {
    const { clock, send, upload, library, server } = await setUp();
    const [before, other] = [await upload('before'), await upload('other')];
    await send('PATCH', `/${before.id}`, { alt: 'A kettle' });
    const replace = (text: string) => send('PUT', `/${before.id}/file?name=${text}.png`, Buffer.from(text));
    const after = (await replace('after')).json;
    expect(after).toMatchObject({ id: before.id, alt: 'A kettle', name: 'after.png' });
    expect(after.src).not.toBe(before.src);
    expect([(await replace('other')).status, (await replace('after')).json.src]).toEqual([409, after.src]);
    const statuses = async () => {
      const { app } = await server();
      const served = [before, after, other].map(async ({ src }: MediaItem) => (await app.request(src)).status);
      return Promise.all(served);
    };
    expect(await statuses()).toEqual([200, 200, 200]);
    clock.time += 8 * DAY_MS;
    await library.removeOld();
    expect(await statuses()).toEqual([404, 200, 200]);
    expect((await replace('before')).json.src).toBe(before.src);
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  it('keeps its files when those of releases are removed, also if a release lists them', async () => {
    const { clock, store, upload, server } = await setUp();
    const { src } = await upload('kettle');
    const sha256 = src.slice('/media/'.length, -'.webp'.length);
    const actor = { name: 'team', quota: undefined } as never;
    await store.listed.list('marketing', [{ path: 'web/a.webp', sha256, size: 10 }], actor);
    clock.time += 8 * DAY_MS;
    await store.removeListed();
    await store.collect(1);
    expect((await (await server()).app.request(src)).status).toBe(200);
  });
});
