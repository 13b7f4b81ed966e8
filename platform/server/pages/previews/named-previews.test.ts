import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Hono } from 'hono';
import { describeOnEachDatabase } from '../../database/test-databases.fixture.ts';
import { errorHandler } from '../../http/problem.ts';
import type { ReleaseSet } from '../../release-set/release-set.ts';
import { noSignatures, onlyActor, QUOTA } from '../../releases/releases-api.fixture.ts';
import { release, route } from '../../render/fixtures.fixture.ts';
import { createNamedPreviews, MAX_RELEASES, MAX_RELEASES_OF_TOKEN } from './named-previews.ts';
import { createLinkKeys, createPreviewCookie, createPreviewKeys, NAMED_PREVIEW_S } from './preview-keys.ts';
import { createNamedPreviewRoutes } from './preview-routes.ts';

const [HEX_1, HEX_2, HEX_3] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];
const live = [release('shell', HEX_1), release('blog', HEX_1, [route('/blog')]), release('shop', HEX_1)];
const stored = [release('blog', HEX_2, [route('/blog')]), release('blog', HEX_3), release('shop', HEX_2)];
const GONE = { details: { status: 410 } };
const KEYS = createLinkKeys('a secret');

/** Returns what a key of a link shows. */
const linkOf = async (key = '') => {
  const link = await KEYS.read(key);
  if (link === undefined) throw new Error('the key is not signed');
  return link;
};

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'setInterval'] }));
afterEach(() => void jest.useRealTimers());

describeOnEachDatabase('named previews', ({ testDatabase }) => {
  const setUp = async () => {
    const { db, reopen } = await testDatabase();
    const shown = { live, position: 1, reads: 0 };
    const closed: string[] = [];
    const server = (database: typeof db) =>
      createNamedPreviews({
        db: database,
        keys: KEYS,
        store: {
          get: async (name, version) => stored.find((release) => release.name === name && release.version === version),
          live: async () => {
            shown.reads += 1;
            return shown.live;
          },
          need: async () => {},
          position: async () => shown.position,
        },
        open: async (set: ReleaseSet) => ({ set, close: async () => void closed.push(set.id) }),
      });
    const named = server(db);
    const put = async (label: string, name: string, version: string) => {
      const { link } = await named.put({ label, name, version, actor: 'Team' });
      return new URL(link, 'http://site').searchParams.get('key') ?? '';
    };
    const versions = async (key: string, from = named) => {
      const { set } = await from.find(await linkOf(key));
      return [set.shell, ...set.remotes].map(({ name, version }) => `${name} ${version[0]}`);
    };
    return { db, reopen, server, named, put, versions, shown, closed };
  };

  it('show what is live now with the releases of their label, on every server', async () => {
    const { named, put, reopen, server, shown, versions } = await setUp();
    const key = await put('pr-12', 'blog', HEX_2);
    expect(await versions(key)).toEqual(['shell 1', 'blog 2', 'shop 1']);
    shown.live = [release('shell', HEX_2), ...live.slice(1)];
    shown.position += 1;
    expect(await versions(key)).toEqual(['shell 2', 'blog 2', 'shop 1']);

    await put('pr-12', 'shop', HEX_2);
    await put('pr-13', 'blog', HEX_3);
    expect(await versions(key)).toEqual(['shell 2', 'blog 2', 'shop 2']);
    const other = server(await reopen());
    expect(await versions(key, other)).toEqual(['shell 2', 'blog 2', 'shop 2']);
    // A release of the same name replaces the earlier one, and the link stays.
    await put('pr-12', 'blog', HEX_3);
    expect(await versions(key, other)).toEqual(['shell 2', 'blog 3', 'shop 2']);
    await Promise.all([named.close(), other.close()]);
  });

  it('are gone two weeks after their release, with their links and cookies', async () => {
    const { named, put, versions } = await setUp();
    const key = await put('pr-12', 'blog', HEX_2);
    jest.advanceTimersByTime(NAMED_PREVIEW_S * 1000 - 1000);
    expect(await versions(key)).toContain('blog 2');
    // Another release of the label renews neither the first one nor its link.
    const second = await put('pr-12', 'shop', HEX_2);
    jest.advanceTimersByTime(1000);
    await expect(named.find(await linkOf(key))).rejects.toMatchObject(GONE);
    expect(await versions(second)).toEqual(['shell 1', 'blog 1', 'shop 2']);
    await named.close();
  });

  it('are refused for a release that is not stored', async () => {
    const { put } = await setUp();
    await expect(put('pr-12', 'blog', HEX_1)).rejects.toMatchObject({ details: { status: 404 } });
  });

  it.each([
    ['of all teams', MAX_RELEASES, (i: number) => `Team ${i}`, QUOTA],
    ['of a team', 7, () => 'Team', { ...QUOTA, namedPreviews: 7 }],
    ['of the publish token', MAX_RELEASES_OF_TOKEN, () => 'publish token', undefined],
  ])('are limited in the number %s, also when several are sent at once', async (_, max, actorOf, quota) => {
    const { db, named } = await setUp();
    const release = (i: number) => ({ label: `pr-${i}`, name: 'blog', version: HEX_2, actor: actorOf(i) });
    const created_at = new Date().toISOString();
    const rows = Array.from({ length: max - 2 }, (__, i) => ({ ...release(i), created_at }));
    await db.insertInto('previewed_releases').values(rows).execute();
    const putAll = (...numbers: number[]) =>
      Promise.all(
        numbers.map((i) =>
          named.put({ ...release(i), quota }).then(
            () => 200,
            ({ details }) => details.status,
          ),
        ),
      );
    const labels = async () => (await db.selectFrom('previewed_releases').select('label').execute()).length;
    const statuses = await putAll(max, max + 1, max + 2, max + 3, max + 4);
    expect([statuses.sort(), await labels()]).toEqual([[200, 200, 409, 409, 409], max]);
    expect(await putAll(0)).toEqual([200]);
    jest.advanceTimersByTime(NAMED_PREVIEW_S * 1000);
    expect([await putAll(max), await labels()]).toEqual([[200], 1]);
  });

  it('of one team leave room for another team', async () => {
    const { named } = await setUp();
    const open = async (label: string, version: string, actor: string) => {
      const { link } = await named.put({ label, name: 'blog', version, actor, quota: { ...QUOTA, previews: 1 } });
      await named.find(await linkOf(new URL(link, 'http://site').searchParams.get('key') ?? ''));
    };
    await open('pr-1', HEX_2, 'Tea');
    const title = '1 previews of Tea are open already';
    await expect(open('pr-2', HEX_3, 'Tea')).rejects.toMatchObject({ details: { status: 503, title } });
    await open('pr-3', HEX_3, 'Cake');
    await named.close();
  });

  it('read the live set once while nothing changes, however often they are shown', async () => {
    const { named, put, shown } = await setUp();
    const keys = [await put('pr-1', 'blog', HEX_2), await put('pr-2', 'blog', HEX_3)];
    for (let i = 0; i < 50; i += 1) await named.find(await linkOf(keys[i % 2]));
    expect(shown.reads).toBe(2);
    shown.position += 1;
    await named.find(await linkOf(keys[0]));
    expect(shown.reads).toBe(3);
    await named.close();
  });

  it('are shown by a key that the site signed for a link, and by no other key', async () => {
    const { named, put } = await setUp();
    const key = await put('pr-12', 'blog', HEX_2);
    const check = await createPreviewKeys('a secret').make({ name: 'blog', version: HEX_2, position: 1 });
    const forged = await createLinkKeys('another').make('pr-12');
    const nothingThere = await KEYS.make('pr-99');
    for (const wrong of ['', 'pr-12', `${key}x`, check, forged]) {
      expect(await KEYS.read(wrong)).toBeUndefined();
      await expect(named.requireKey('pr-12', wrong)).rejects.toMatchObject(GONE);
    }
    await expect(named.requireKey('pr-12', nothingThere)).rejects.toMatchObject(GONE);
    await expect(named.find(await linkOf(nothingThere))).rejects.toMatchObject(GONE);
    await expect(named.requireKey('pr-13', key)).rejects.toMatchObject(GONE);
    expect(await createPreviewKeys('a secret').read(key)).toBeUndefined();
    await named.requireKey('pr-12', key);
  });

  it('have an API: a link sets a cookie, and leads to an address with the label', async () => {
    const { named } = await setUp();
    const team = async (token: string) =>
      token === 'team' ? { name: 'Shop', releases: ['shop'] } : onlyActor('token')(token);
    const app = (secure: boolean) => {
      const deps = { named, cookie: createPreviewCookie(secure, KEYS), signatures: noSignatures, findActor: team };
      const site = new Hono().route('/api', createNamedPreviewRoutes(deps));
      return site.onError(errorHandler({ error: (cause: unknown) => expect(cause).toBeUndefined() }));
    };
    const put = (label: string, token: string, version = HEX_2) =>
      app(true).request(`/api/previews/${label}`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'blog', version }),
      });
    const refused: [number, string, string, string?][] = [
      [401, 'pr-12', 'wrong'],
      [403, 'pr-12', 'team'],
      [400, '..%2f..', 'token'],
      [400, 'PR 12', 'token'],
      [404, 'pr-12', 'token', HEX_1],
    ];
    for (const [status, ...request] of refused) expect((await put(...request)).status).toBe(status);
    const response = await put('pr-12', 'token');
    const { link = '', until } = (await response.json()) as { readonly link?: string; readonly until?: string };
    expect([response.status, until]).toEqual([200, new Date(Date.now() + NAMED_PREVIEW_S * 1000).toISOString()]);

    const opened = await app(true).request(link);
    expect([opened.status, opened.headers.get('Location')]).toEqual([303, '/?preview=pr-12']);
    expect(opened.headers.get('Set-Cookie')).toMatch(
      /^__Host-preview=[\w.-]+; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await app(false).request(link)).headers.get('Set-Cookie')).toMatch(/^preview=[\w.-]+; .*HttpOnly/);
    const gone = await app(true).request(`${link}x`);
    expect([gone.status, gone.headers.get('Set-Cookie')]).toEqual([410, null]);
    expect((await app(true).request(`${link}${'x'.repeat(1000)}`)).status).toBe(400);
    expect((await app(true).request('/api/previews/pr-12')).status).toBe(400);
  });
});

describe('the cookie of named previews', () => {
  const label = (name: string) => KEYS.make(name);
  const cookieOf = (secure = false) => createPreviewCookie(secure, KEYS);
  const readFrom = async (cookie: string, path = '/about?preview=pr-1', secure = false, referrer = '') => {
    const app = new Hono().all('*', async (c) => c.json((await cookieOf(secure).read(c))?.label ?? null));
    return (await app.request(path, { headers: { Cookie: cookie, Referer: referrer } })).json();
  };

  it('has keys that the site signed and that have not ended, whatever else is sent before them', async () => {
    const old = await label('pr-1');
    jest.advanceTimersByTime(NAMED_PREVIEW_S * 1000);
    const [key, second] = [await label('pr-1'), await label('pr-2')];
    const forged = await createLinkKeys('another').make('pr-1');
    expect(await readFrom(`preview=of-another-program; preview=${forged}; preview=${key}`)).toBe('pr-1');
    expect(await readFrom(`preview=${second}~${old}~${key}`)).toBe('pr-1');
    for (const none of [old, forged, `${key}x`, second])
      expect(await readFrom(`preview=x; preview=${none}`)).toBeNull();
    expect(await readFrom(`preview=${key}`, undefined, true)).toBeNull();
    expect(await readFrom(`preview=${second}; __Host-preview=${key}`, undefined, true)).toBe('pr-1');
  });

  it('shows a preview in tabs whose address names it, or the page they come from', async () => {
    const cookie = `preview=${await label('pr-1')}~${await label('pr-2')}`;
    const from = (path: string, referrer: string) => readFrom(cookie, path, false, referrer);
    expect(await from('/about', '')).toBeNull();
    expect(await from('/about', 'https://site.example/?preview=pr-2')).toBe('pr-2');
    expect(await from('/about?preview=pr-1', 'https://site.example/?preview=pr-2')).toBe('pr-1');
    for (const referrer of ['no address', 'https://site.example/', 'https://site.example/?preview=PR%202'])
      expect(await from('/about', referrer)).toBeNull();
  });

  it('has the five keys that were added last, one of each label', async () => {
    const app = new Hono().get('/:label', async (c) => {
      await cookieOf().set(c, c.req.param('label'), await label(c.req.param('label')));
      return c.body(null);
    });
    let cookie = '';
    for (const name of ['a', 'b', 'c', 'd', 'b', 'e', 'f']) {
      const [line = ''] = (await app.request(`/${name}`, { headers: { Cookie: cookie } })).headers.getSetCookie();
      cookie = line.split(';', 1).join();
    }
    const names = cookie
      .replace('preview=', '')
      .split('~')
      .map(async (key) => (await linkOf(key)).label);
    expect(await Promise.all(names)).toEqual(['f', 'e', 'b', 'd', 'c']);
    expect(cookie.length).toBeLessThan(2000);
  });

  it('a flood of keys that have no signature is not verified', async () => {
    const read = jest.fn(KEYS.read);
    const cookie = createPreviewCookie(false, { read });
    const app = new Hono().get('/', async (c) => c.json((await cookie.read(c)) ?? null));
    const value = `${'a~'.repeat(7000)}${await KEYS.make('pr-12')}`;
    const response = await app.request('/?preview=pr-12', { headers: { Cookie: `preview=${value}` } });
    expect(await response.json()).toMatchObject({ label: 'pr-12' });
    expect(read).toHaveBeenCalledTimes(1);
  });
});
