import { expect, it } from '@jest/globals';
import { routeViolations } from '../checks.ts';
import type { CheckedPage } from '../violation.ts';

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
])('%j lists a path outside its route', (one, listed) => {
  expect(messagesOf(one)).toEqual([
    `${one.path} lists ${listed}, which is not a path of this route: list paths that ${one.path} matches`,
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
