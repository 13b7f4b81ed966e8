import { expect, it } from '@jest/globals';
import { findRemote } from '@platform/contract/find-remote';
import { createRouteIndex } from './route-index.ts';

const remotes = [
  { name: 'a', routes: [{ path: '/post/:id' }, { path: '/' }, { path: '/:x/:y' }] },
  { name: 'b', routes: [{ path: '/post/new' }, { path: '/:page' }, { path: '/about' }] },
  { name: 'c', routes: [{ path: '/post/:other' }, { path: '/a/:b/c' }, { path: '/:a/:b/:c' }] },
];

it.each([
  '/',
  '',
  '/about',
  '/About',
  '/post/new',
  '/post/1',
  '/post/',
  '/post',
  '/a/b',
  '/a/b/c',
  '/a/b/d',
  '/a//c',
  '//',
  '/a/b/c/d',
])('finds the same remote for %j as the contract', (path) => {
  expect(createRouteIndex(remotes)(path)).toEqual(findRemote(remotes, path));
});
