import { describe, expect, it } from '@jest/globals';
import { routeViolations } from '../checks.ts';
import type { CheckedPage } from '../violation.ts';
import { comparedForm } from './path-spelling.ts';

const page = (path: string, rest: Partial<CheckedPage> = {}): CheckedPage => ({
  path,
  paths: null,
  chunks: [],
  ...rest,
});

const messagesOf = (...pages: readonly CheckedPage[]) =>
  routeViolations(pages).map(({ field, message }) => `${field} ${message}`);

describe('the spelling of paths', () => {
  it.each(['/', '/about', '/About', '/post/:id', '/über-uns', '/a.b/c_d~e', "/it's(ok)!$&+,;=@"])(
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
    const accepted = characters.filter((one) => messagesOf(page(`/a${one}b`)).length === 0);
    expect(accepted.length).toBeGreaterThan(3000);
    for (const one of accepted) {
      const { pathname } = new URL(encodeURI(`/a${one}b`), 'http://site.invalid');
      expect([pathname, decodeURIComponent(pathname)]).toEqual([encodeURI(`/a${one}b`), `/a${one}b`]);
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
