import { describe, expect, it } from '@jest/globals';
import { routeViolations } from '../checks.ts';
import type { CheckedPage } from '../violation.ts';
import { comparedForm } from './path-rules.ts';

const page = (path: string, rest: Partial<CheckedPage> = {}): CheckedPage => ({
  path,
  paths: null,
  chunks: [],
  ...rest,
});

const messagesOf = (...pages: readonly CheckedPage[]) =>
  routeViolations(pages).map(({ field, message }) => `${field} ${message}`);

it('a remote without pages is refused', () => {
  expect(messagesOf()).toEqual(['server/routes.js has no page: export at least one route']);
});

it('2,000 paths are accepted, one more is refused', () => {
  const posts = (count: number) => page('/post/:id', { paths: Array.from({ length: count }, (_, i) => `/post/${i}`) });
  expect(messagesOf(posts(1999))).toEqual([]);
  expect(messagesOf(posts(1999), page('/about'))).toEqual([
    'server/routes.js has 2001 paths, more than 2000: list fewer, or move some to another remote',
  ]);
});

it.each([
  [page('/post/:id', { paths: ['/post/a', '/admin'] }), '/admin'],
  [page('/post/:id', { paths: ['/Post/a'] }), '/Post/a'],
  [page('/post/:id', { paths: [], missing: '/other/-' }), '/other/-'],
  [page('/about', { paths: ['/'] }), '/'],
])('%j lists a path outside its route', (route, listed) => {
  expect(messagesOf(route)).toEqual([
    `${route.path} lists ${listed}, which is not a path of this route: list paths that ${route.path} matches`,
  ]);
});

it.each([
  ['/about', '/About'],
  ['/team/:role', '/team/:name'],
])('%s and %s are the same route', (first, second) => {
  expect(messagesOf(page(first), page(second))).toEqual([
    `${second} matches the same paths as the route ${first}: keep one of them`,
  ]);
});

it('a fixed path beside a parameter is another route', () => {
  expect(messagesOf(page('/post/new'), page('/post/:id', { paths: [] }))).toEqual([]);
});

describe('the spelling of paths', () => {
  it.each(['/', '/about', '/About', '/post/:id', '/über-uns', '/น้ำ', '/料金', '/a.b/c_d~e', "/it's(ok)!$&+,;=@"])(
    '%s is accepted',
    (path) => {
      expect(messagesOf(page(path))).toEqual([]);
    },
  );

  it.each([
    ['/admin/messages/', '/admin/messages/ is not the right spelling: write /admin/messages'],
    ['//about', '//about is not the right spelling: write /about'],
    ['/a//b', '/a//b is not the right spelling: write /a/b'],
    ['about', 'about is not the right spelling: write /about'],
    ['/%61bout', '/%61bout is not the right spelling: write /about'],
    ['/a%2Fb', '/a%2Fb is not the right spelling: write /a/b'],
    ['/cafe\u0301', '/cafe\u0301 is not the right spelling: write /caf\u00e9'],
    ['', ' is not the right spelling: write /'],
    ['/\uff41dmin', '/\uff41dmin is not the right spelling: write /admin'],
    ['/\u{1d41a}pi', '/\u{1d41a}pi is not the right spelling: write /api'],
  ])('%j is refused with its right spelling', (path, message) => {
    expect(messagesOf(page(path))).toEqual([message]);
  });

  it.each([
    '/a/../admin',
    '/./about',
    '/50%',
    '/a?b',
    '/a#b',
    '/a b',
    '/a\\b',
    '/*',
    '/:id?',
    '/a:b',
    '/\ud800',
    '/a\nb',
    '/a\u200bb',
    '/:',
    '/<script>',
  ])('%j is refused with the characters that are allowed', (path) => {
    expect(messagesOf(page(path))).toEqual([
      expect.stringMatching(/ has the segment ".*": write a parameter such as :id/),
    ]);
  });

  it('is checked in lists, and of the path for missing content', () => {
    const pages = [page('/post/:id', { paths: ['/post/a/', '/post/b'], missing: '/post//-' })];
    expect(messagesOf(...pages)).toEqual([
      expect.stringMatching('lists /post//-, which is not a path of this route'),
      '/post/a/ is not the right spelling: write /post/a',
      '/post//- is not the right spelling: write /post/-',
    ]);
  });

  it('of an accepted path survives a URL', () => {
    const characters = Array.from({ length: 0x2fff }, (_, code) => String.fromCharCode(code));
    const accepted = characters.filter((character) => messagesOf(page(`/a${character}b`)).length === 0);
    expect(accepted.length).toBeGreaterThan(3000);
    for (const character of accepted) {
      const { pathname } = new URL(encodeURI(`/a${character}b`), 'http://site.invalid');
      expect([pathname, decodeURIComponent(pathname)]).toEqual([encodeURI(`/a${character}b`), `/a${character}b`]);
    }
  });
});

it.each([
  ['/About/', '/about'],
  ['//a//B', '/a/b'],
  ['/%41', '/a'],
])('%s is compared as %s', (path, form) => {
  expect(comparedForm(path)).toBe(form);
});
