import { describe, expect, it } from '@jest/globals';
import { CONTRACT_VERSION } from '@platform/contract/version';
import { liveViolations } from '../checks.ts';
import type { LiveRelease } from '../violation.ts';

const marketing = (...routes: readonly (readonly [path: string, ...listed: string[]])[]): LiveRelease => ({
  name: 'marketing',
  info: { name: 'marketing', contract: CONTRACT_VERSION, shared: {}, entry: 'entry.js', chunks: {} },
  routes: routes.map(([path, ...listed]) => ({ path, paths: path.includes(':') ? listed : null })),
});

const messagesOf = (release: LiveRelease, current?: LiveRelease, removes: readonly string[] = []) =>
  liveViolations(release, { others: [], current, removes }).map(({ field, message }) => `${field} ${message}`);

const live = marketing(['/'], ['/about'], ['/post/:id', '/post/a', '/post/b'], ['/team/:role', '/team/ceo']);

describe('removed paths', () => {
  it('are none in a first release, and in one with the same pages', () => {
    expect(messagesOf(live)).toEqual([]);
    expect(messagesOf(live, live)).toEqual([]);
  });

  it('marketing without / is refused', () => {
    const without = marketing(['/about'], ['/post/:id', '/post/a', '/post/b'], ['/team/:role', '/team/ceo']);
    expect(messagesOf(without, live)).toEqual([
      '/ is live, and this marketing lacks it: put the page back, or repeat the command with --removes /',
    ]);
    expect(messagesOf(without, live, ['/about'])).toHaveLength(1);
    expect(messagesOf(without, live, ['/'])).toEqual([]);
  });

  it('in a list are refused', () => {
    const fewer = marketing(['/'], ['/about'], ['/post/:id', '/post/b'], ['/team/:role']);
    expect(messagesOf(fewer, live)).toEqual([
      '/post/:id has live paths (/post/a), and this marketing lacks them: put the page back, or repeat the command with --removes /post/a',
      '/team/:role is live, and this marketing lacks it: put the page back, or repeat the command with --removes /team/:role',
    ]);
    expect(messagesOf(fewer, live, ['/post/a', '/team/:role'])).toEqual([]);
  });

  it('are not those that another route serves, or that have another letter case', () => {
    const other = marketing(['/'], ['/About'], ['/post/a'], ['/post/b'], ['/team/:name', '/team/CEO']);
    expect(messagesOf(other, live)).toEqual([]);
  });

  it.each([[['/*']], [['/post/*', '/team/:anyone']], [['/post/:id', '/TEAM/ceo/']]])(
    'are accepted by %j',
    (removes) => {
      expect(messagesOf(marketing(['/'], ['/about']), live, removes)).toEqual([]);
    },
  );

  it('are not those that are read from the API: only the routes are compared', () => {
    const posts = (paths: readonly string[], path = '/post/:id'): LiveRelease => ({
      ...live,
      routes: [{ path, paths, fromApi: true }],
    });
    expect(messagesOf(posts([]), posts(['/post/a', '/post/b']))).toEqual([]);
    expect(messagesOf(posts([], '/post/:slug'), posts(['/post/a']))).toEqual([]);
    expect(messagesOf(posts([]), marketing(['/post/:id', '/post/a', '/post/b']))).toEqual([]);
    expect(messagesOf(marketing(['/about']), posts([]))).toEqual([
      expect.stringContaining('/post/:id is live, and this marketing lacks it'),
    ]);
    expect(messagesOf(marketing(['/about']), posts([]), ['/post/:id'])).toEqual([]);
  });

  it('are named up to five', () => {
    const ids = Array.from({ length: 9 }, (_, i) => `/post/${i}`);
    const [message] = messagesOf(marketing(['/post/:id', '/post/0']), marketing(['/post/:id', ...ids]));
    expect(message).toContain('(/post/1, /post/2, /post/3, /post/4, /post/5 and 3 more)');
  });
});

describe('paths of others', () => {
  const site = 'is a path of the site itself: give the page another path';
  it.each([
    ...['/api/x', '/assets', '/media/:id', '/metrics', '/Metrics', '/feed.xml', '/llms.txt', '/.well-known/:name'],
    ...['/favicon.ico', '/manifest.webmanifest', '/site.webmanifest', '/robots.txt', '/sitemap.xml', '/healthz'],
  ])('%s belongs to the site', (path) => {
    expect(messagesOf(marketing([path]))).toEqual([`${path} ${site}`]);
  });

  const withLayout = (name: string, layout: 'public' | 'bare', ...paths: readonly string[]): LiveRelease => ({
    ...marketing(...paths.map((path) => [path] as const)),
    name,
    routes: paths.map((path) => ({ path, paths: null, layout })),
  });
  const besides = (release: LiveRelease, other: LiveRelease) =>
    liveViolations(release, { others: [other], removes: [] }).map(({ field, message }) => `${field} ${message}`);

  it('below the first segment of a bare layout belong to its remote, whichever was first', () => {
    const admin = withLayout('admin', 'bare', '/admin/messages', '/dashboard', '/:any/settings');
    const shop = withLayout('shop', 'public', '/shop', '/ADMIN/x', '/dashboard/x/y', '/:page');
    const area = (path: string, of: string, name: string) =>
      `${path} is in an area with a layout of its own, beside ${of} of the live ${name}: give the page another first segment`;
    expect(besides(shop, admin)).toEqual([
      area('/ADMIN/x', '/admin/messages', 'admin'),
      area('/dashboard/x/y', '/dashboard', 'admin'),
      expect.stringMatching(/^\/:page belongs to the live admin \(\/dashboard\)/),
    ]);
    expect(besides(withLayout('login', 'bare', '/shop/:id', '/login'), shop)).toEqual([
      area('/shop/:id', '/shop', 'shop'),
      expect.stringMatching(/^\/login belongs to the live shop \(\/:page\)/),
    ]);
    expect(besides(withLayout('blog', 'public', '/shop/:id'), shop)).toEqual([]);
  });
});
