import { describe, expect, it } from '@jest/globals';
import { findRemote, matchesPattern } from './find-remote.ts';

describe('matchesPattern', () => {
  it.each([
    ['/', '/', true],
    ['/about', '/about', true],
    ['/about', '/About', false],
    ['/about', '/about/us', false],
    ['/post/:id', '/post/1', true],
    ['/post/:id', '/post/', false],
    ['/post/:id', '/post', false],
    ['/post/:id', '/post/1/2', false],
    ['/a.b', '/a-b', false],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(matchesPattern(pattern, path)).toBe(expected);
  });
});

describe('findRemote', () => {
  const a = { name: 'a', routes: [{ path: '/post/:id' }, { path: '/' }] };
  const b = { name: 'b', routes: [{ path: '/post/new' }] };

  it('prefers the route with fewer parameters, whichever remote has it', () => {
    expect(findRemote([a, b], '/post/new')?.remote).toBe(b);
    expect(findRemote([a, b], '/post/1')?.remote).toBe(a);
  });

  it('returns undefined for a path that no route matches', () => {
    expect(findRemote([a, b], '/nowhere')).toBeUndefined();
  });
});
