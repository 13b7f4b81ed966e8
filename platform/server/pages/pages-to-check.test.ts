import { describe, expect, it } from '@jest/globals';
import { releaseSetOf } from '../release-set/release-set.ts';
import { release, route } from '../render/fixtures.fixture.ts';
import { pagesToCheck } from './pages-to-check.ts';

const set = releaseSetOf([
  release('shell', '1'),
  release('admin', '1', [
    route('/admin', { private: true }),
    route('/admin/post/:id', { private: true, paths: [], missing: '/admin/post/none' }),
  ]),
  release('blog', '1', [
    route('/posts', { search: { category: ['Art & Craft', 'Tech'], sort: ['name'] } }),
    route('/post/:id', { paths: ['/post/a', '/post/Crème'], missing: '/post/none', search: { size: ['big'] } }),
    route('/tag/:id', { paths: [], fromApi: true }),
    route('/unlisted/:id'),
  ]),
]);

/** Paths that a route reads from the API. */
const LISTED = Array.from({ length: 9 }, (_, i) => `/tag/${i}`);

const urlsOf = (name: string) => {
  if (!set) throw new Error('the set has no shell');
  return pagesToCheck(set, name, () => LISTED).map(({ url, status }) => `${status} ${url}`);
};

const BLOG = [
  '200 /posts',
  '200 /posts?category=Art+%26+Craft',
  '200 /posts?category=Tech',
  '200 /posts?sort=name',
  '200 /post/a',
  '200 /post/Cr%C3%A8me',
  '200 /post/a?size=big',
  ...LISTED.slice(0, 6).map((path) => `200 ${path}`),
];

describe('pagesToCheck', () => {
  it('lists a remote’s paths, each value of a search parameter once, and its page for missing content', () => {
    expect(urlsOf('blog')).toEqual([...BLOG, '404 /post/no-such-page']);
  });

  it('lists six values of a search parameter', () => {
    const values = Array.from({ length: 40 }, (_, i) => String(i));
    const large = releaseSetOf([
      release('shell', '1'),
      release('blog', '1', [route('/posts', { search: { n: values } })]),
    ]);
    if (!large) throw new Error('the set has no shell');
    expect(pagesToCheck(large, 'blog', () => [])).toHaveLength(7);
  });

  it('lists private pages, but none for missing content, which they have in the browser only', () => {
    expect(urlsOf('admin')).toEqual(['200 /admin']);
  });

  it('lists for a shell the pages of all remotes, and the error page', () => {
    expect(urlsOf('shell')).toEqual(['200 /admin', ...BLOG, '404 /post/no-such-page', '404 /no-such-page']);
  });

  it('marks the pages that are not the same in a browser as those of the live release', () => {
    const inputs = (browser: string) => ({ inputs: { html: 'same', browser } });
    const blog = (...routes: ReturnType<typeof route>[]) => release('blog', '1', routes);
    const next = releaseSetOf([
      release('shell', '1'),
      blog(route('/a', inputs('1')), route('/b', inputs('2')), route('/c')),
    ]);
    if (!next) throw new Error('the set has no shell');
    const live = blog(route('/a', inputs('1')), route('/b', inputs('1')), route('/c'));
    const changed = (name: string, of?: typeof live) =>
      pagesToCheck(next, name, () => [], of).flatMap(({ url, isChanged }) => (isChanged ? [url] : []));
    expect(changed('blog', live)).toEqual(['/b', '/c']);
    expect(changed('blog')).toEqual(['/a', '/b', '/c']);
    expect(changed('shell', live)).toEqual(['/a', '/b', '/c', '/no-such-page']);
  });
});
