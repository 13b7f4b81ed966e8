import { describe, expect, it } from '@jest/globals';
import { findOwner, matchesPattern } from './owner.ts';

describe('matchesPattern', () => {
  it.each([
    ['/', '/', true],
    ['/about', '/about', true],
    ['/about', '/About', false],
    ['/about', '/about/us', false],
    ['/post/:id', '/post/1', true],
    ['/post/:id', '/post/', false],
    ['/post/:id', '/post', false],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(matchesPattern(pattern, path)).toBe(expected);
  });
});

describe('findOwner', () => {
  const a = { name: 'a', routes: [{ path: '/post/:id' }, { path: '/' }] };
  const b = { name: 'b', routes: [{ path: '/post/new' }] };

  it('prefers the route with fewer parameters, whoever owns it', () => {
    expect(findOwner([a, b], '/post/new')?.owner).toBe(b);
    expect(findOwner([a, b], '/post/1')?.owner).toBe(a);
  });

  it('finds nobody for a path that no route matches', () => {
    expect(findOwner([a, b], '/nowhere')).toBeUndefined();
  });
});
