import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Hono } from 'hono';
import { describeOnEachDatabase } from '../../database/test-databases.fixture.ts';
import { errorHandler } from '../../http/problem.ts';
import type { ReleaseSet } from '../../release-set/release-set.ts';
import { noSignatures, onlyActor } from '../../releases/releases-api.fixture.ts';
import { release, route } from '../../render/fixtures.fixture.ts';
import { createNamedPreviews, MAX_LASTING, MAX_LASTING_OF_TEAM } from './named-previews.ts';
import { createLinkKeys, createPreviewCookie, createPreviewKeys, LASTING_S } from './preview-keys.ts';
import { createNamedPreviewRoutes } from './preview-routes.ts';

const [HEX_1, HEX_2, HEX_3] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];
const live = [release('shell', HEX_1), release('blog', HEX_1, [route('/blog')]), release('shop', HEX_1)];
const stored = [release('blog', HEX_2, [route('/blog')]), release('blog', HEX_3), release('shop', HEX_2)];
const GONE = { details: { status: 410 } };
const KEYS = createLinkKeys('a secret');

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
          get: async (name, version) => stored.find((one) => one.name === name && one.version === version),
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
      const { set } = await from.find(key);
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
    await Promise.all([named.close(), other.close()]);
  });

  it('are replaced by a release of the same name under the same label; their links stay', async () => {
    const { named, put, versions } = await setUp();
    const key = await put('pr-12', 'blog', HEX_2);
    await put('pr-12', 'blog', HEX_3);
    expect(await versions(key)).toEqual(['shell 1', 'blog 3', 'shop 1']);
    await named.close();
  });

  it('are gone two weeks after their release, with their links and cookies', async () => {
    const { named, put, versions } = await setUp();
    const key = await put('pr-12', 'blog', HEX_2);
    jest.advanceTimersByTime(LASTING_S * 1000 - 1000);
    expect(await versions(key)).toContain('blog 2');
    // Another release of the label renews neither the first one nor its link.
    const second = await put('pr-12', 'shop', HEX_2);
    jest.advanceTimersByTime(1000);
    await expect(named.find(key)).rejects.toMatchObject(GONE);
    expect(await versions(second)).toEqual(['shell 1', 'blog 1', 'shop 2']);
    await named.close();
  });

  it('are refused for what is not stored, and in any number', async () => {
    const { db, put } = await setUp();
    await expect(put('pr-12', 'blog', HEX_1)).rejects.toMatchObject({ details: { status: 404 } });
    const created_at = new Date().toISOString();
    const row = { name: 'blog', version: HEX_2, actor: 'Team', created_at };
    const rows = Array.from({ length: MAX_LASTING }, (_, i) => ({ ...row, label: `pr-${i}`, actor: `Team ${i}` }));
    await db.insertInto('previewed_releases').values(rows).execute();
    await expect(put('one-more', 'blog', HEX_2)).rejects.toMatchObject({ details: { status: 409 } });
    await put('pr-7', 'blog', HEX_3);
    jest.advanceTimersByTime(LASTING_S * 1000);
    await put('one-more', 'blog', HEX_2);
    expect(await db.selectFrom('previewed_releases').select('label').execute()).toEqual([{ label: 'one-more' }]);
  });

  it('are bounded when many are sent at once, and for each team', async () => {
    const { db, named } = await setUp();
    const flood = (count: number, actor: (i: number) => string) =>
      Promise.all(
        Array.from({ length: count }, (_, i) =>
          named.put({ label: `${actor(i).toLowerCase()}-${i}`, name: 'blog', version: HEX_2, actor: actor(i) }).then(
            () => 'shown',
            ({ details }) => details.status,
          ),
        ),
      );
    const counted = (outcomes: unknown[]) => outcomes.filter((one) => one === 'shown').length;
    expect(counted(await flood(80, () => 'One'))).toBe(MAX_LASTING_OF_TEAM);
    const others = await flood(200, (i) => `Team-${i % 10}`);
    expect(counted(others)).toBe(MAX_LASTING - MAX_LASTING_OF_TEAM);
    expect(new Set(others)).toEqual(new Set(['shown', 409]));
    expect(await db.selectFrom('previewed_releases').select('label').execute()).toHaveLength(MAX_LASTING);
  });

  it('read what is live once while nothing changes, however often they are looked at', async () => {
    const { named, put, shown } = await setUp();
    const keys = [await put('pr-1', 'blog', HEX_2), await put('pr-2', 'blog', HEX_3)];
    for (let i = 0; i < 50; i += 1) await named.find(keys[i % 2] ?? '');
    expect(shown.reads).toBe(2);
    shown.position += 1;
    await named.find(keys[0] ?? '');
    expect(shown.reads).toBe(3);
    await named.close();
  });

  it('are shown by a key that the site signed for a link, and by no other', async () => {
    const { named, put } = await setUp();
    const key = await put('pr-12', 'blog', HEX_2);
    const check = await createPreviewKeys('a secret').make({ name: 'blog', version: HEX_2, position: 1 });
    const forged = await createLinkKeys('another').make('pr-12');
    const nothingThere = await KEYS.make('pr-99');
    for (const wrong of ['', 'pr-12', `${key}x`, check, forged, nothingThere]) {
      await expect(named.find(wrong)).rejects.toMatchObject(GONE);
      await expect(named.secondsOf('pr-12', wrong)).rejects.toMatchObject(GONE);
    }
    await expect(named.secondsOf('pr-13', key)).rejects.toMatchObject(GONE);
    expect(await createPreviewKeys('a secret').read(key)).toBeUndefined();
    expect(await named.secondsOf('pr-12', key)).toBe(LASTING_S);
  });

  it('have an API: a link sets a cookie, the address without a key takes it away', async () => {
    const { named } = await setUp();
    const team = async (token: string) =>
      token === 'team' ? { name: 'Shop', releases: ['shop'] } : onlyActor('token')(token);
    const app = (secure: boolean) => {
      const cookie = createPreviewCookie(secure);
      const signatures = noSignatures;
      const routes = createNamedPreviewRoutes({ named, cookie, signatures, findActor: team });
      const site = new Hono().route('/api', routes);
      site.onError(errorHandler({ error: (cause: unknown) => expect(cause).toBeUndefined() }));
      return site;
    };
    const put = (label: string, token: string, version = HEX_2) =>
      app(true).request(`/api/previews/${label}`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'blog', version }),
      });
    expect((await put('pr-12', 'wrong')).status).toBe(401);
    expect((await put('pr-12', 'team')).status).toBe(403);
    expect((await put('..%2f..', 'token')).status).toBe(400);
    expect((await put('PR 12', 'token')).status).toBe(400);
    expect((await put('pr-12', 'token', HEX_1)).status).toBe(404);
    const answer = await put('pr-12', 'token');
    const { link = '', until } = (await answer.json()) as { readonly link?: string; readonly until?: string };
    expect([answer.status, until]).toEqual([200, new Date(Date.now() + LASTING_S * 1000).toISOString()]);

    const opened = await app(true).request(link);
    expect([opened.status, opened.headers.get('Location')]).toEqual([303, '/']);
    expect(opened.headers.get('Set-Cookie')).toMatch(
      /^__Host-preview=[\w.-]+; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect((await app(false).request(link)).headers.get('Set-Cookie')).toMatch(/^preview=[\w.-]+; .*HttpOnly/);
    const gone = await app(true).request(`${link}x`);
    expect([gone.status, gone.headers.get('Set-Cookie')]).toEqual([410, null]);
    expect((await app(true).request(`${link}${'x'.repeat(1000)}`)).status).toBe(400);
    const left = await app(true).request('/api/previews/pr-12');
    expect([left.status, left.headers.get('Location')]).toEqual([303, '/']);
    expect(left.headers.get('Set-Cookie')).toMatch(/^__Host-preview=; Max-Age=0; /);
  });
});
