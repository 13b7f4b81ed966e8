import { describe, expect, it, jest } from '@jest/globals';
import { parseRoutes } from './described-routes.ts';

const ABOUT = { path: '/about', title: 'About', description: 'Us.', paths: null, files: ['about.js'] };

function messagesOf(described: unknown): string[] {
  const parsed = parseRoutes(described);
  return 'violations' in parsed ? parsed.violations.map(({ field, message }) => `${field} ${message}`) : [];
}

describe('parseRoutes', () => {
  it('accepts a page, and adds defaults', () => {
    expect(parseRoutes([{ ...ABOUT, layout: undefined, search: undefined, missing: undefined }])).toEqual({
      routes: [{ ...ABOUT, layout: 'public', private: false, search: {} }],
    });
  });

  it.each([undefined, null, {}, 'routes', 3])('refuses %j in place of a list', (described) => {
    expect(messagesOf(described)).toEqual([
      'server/routes.js has no list of routes: write export default [ … ] satisfies RemoteRoutes',
    ]);
  });

  it.each([
    [{ layout: 'weird' }, '/about handle.layout is neither public nor bare: set handle.layout to one of them'],
    [{ private: 'yes' }, '/about handle.private is neither true nor false: set handle.private to one of them'],
    [{ title: undefined }, '/about handle.title is missing: give the page a title in its handle'],
    [{ title: '' }, '/about handle.title is missing: give the page a title in its handle'],
    [{ title: 3 }, '/about handle.title is missing: give the page a title in its handle'],
    [{ description: undefined }, '/about handle.description is missing: give the page a description in its handle'],
    [{ search: ['a'] }, /^\/about handle\.search is not a list of values: write/],
    [{ search: { category: 'Tech' } }, /^\/about handle\.search is not a list of values: write/],
    [{ search: { category: [1] } }, /^\/about handle\.search is not a list of values: write/],
    [{ search: { category: Array(201).fill('a') } }, /^\/about handle\.search has more than 200 values: declare fewer/],
    [
      { search: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`p${i}`, ['a']])) },
      /^\/about handle\.search has more than 20 parameters: declare fewer/,
    ],
    [{ missing: 404 }, '/about handle.missing is not a path: write a path such as /about'],
    [{ missing: '/\ud800' }, '/about handle.missing contains half a character: write whole characters'],
    [{ paths: '/about' }, /^\/about handle\.paths is not a list of paths: return texts/],
    [{ paths: [1] }, /^\/about handle\.paths is not a list of paths: return texts/],
    [{ paths: Array(2001).fill('/about') }, /^\/about handle\.paths has more than 2000 paths: list fewer/],
    [{ path: 7 }, 'route 1 is not a path: write a path such as /about'],
    [{ path: `/${'x'.repeat(500)}` }, /has more than 500 characters: shorten it$/],
    [{ path: undefined }, 'route 1 is not a path: write a path such as /about'],
    [{ files: 'about.js' }, '/about is not a list of files: build the release again'],
  ])('refuses %j', (fields, message) => {
    expect(messagesOf([{ ...ABOUT, ...fields }])).toEqual([
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
  });

  it.each([[[null]], [['/about']], [[[]]], [[3]]])('refuses %j as list of pages', (described) => {
    expect(messagesOf(described).length).toBeGreaterThan(0);
  });

  it('refuses more than 2,000 routes without reading them', () => {
    expect(messagesOf(Array(2001).fill(null))).toEqual([
      'server/routes.js has 2001 routes, more than 2000: move some to another remote',
    ]);
  });

  it.each([
    ['paths', (list: unknown) => ({ paths: list }), 2001],
    ['files', (list: unknown) => ({ files: list }), 501],
    ['values of a search parameter', (list: unknown) => ({ search: { category: list } }), 201],
  ])('refuses too many %s without reading one', (_, fieldsOf, length) => {
    const read = jest.fn();
    const list: unknown[] = Object.defineProperty(Array.from({ length }), 0, { get: read });
    expect(messagesOf([{ ...ABOUT, ...fieldsOf(list) }])).toEqual([expect.stringContaining(' has more than ')]);
    expect(read).not.toHaveBeenCalled();
  });

  it('reads no other page after 20 faults', () => {
    const read = jest.fn();
    const pages = Array.from({ length: 30 }, () => ({ ...ABOUT, layout: 'x' }));
    Object.defineProperty(pages[25], 'path', { get: read });
    expect(messagesOf(pages)).toHaveLength(20);
    expect(read).not.toHaveBeenCalled();
  });

  it('finds each fault of a page', () => {
    const faults = { layout: 'x', private: 0, search: 0, missing: 0, title: 0, description: 0 };
    expect(messagesOf([{ ...ABOUT, ...faults }])).toHaveLength(6);
  });

  it('throws for nothing, and every message has a cure', () => {
    const lists = [[], [[]], [null], { a: [] }, { __proto__: ['a'] }];
    const values = [null, 0, '', 'x', '\ud800', {}, true, Number.NaN, ...lists];
    const fields = ['path', 'title', 'description', 'layout', 'private', 'search', 'paths', 'missing', 'files'];
    let tried = 0;
    for (const field of fields) {
      for (const value of values) {
        for (const message of messagesOf([{ ...ABOUT, [field]: value }])) expect(message).toMatch(/\S: \S/);
        tried += 1;
      }
    }
    expect(tried).toBe(fields.length * values.length);
  });
});
