import { expect, it } from '@jest/globals';
import satisfies from 'semver/functions/satisfies.js';
import { rangeOf, sharedModulesOf } from './shared.ts';

it.each([
  ['19.3.1', '19.3.1', '^19.3.0'],
  ['catalog:', '19.3.1', '^19.3.0'],
  ['^19.1.0', '19.3.1', '^19.1.0'],
  ['>=18 <20', '19.3.1', '>=18 <20'],
  ['*', '19.3.1', '^19.3.0'],
  ['', '19.3.1', '^19.3.0'],
  ['latest', '19.3.1', '^19.3.0'],
])('%j, installed as %s, requires %s', (declared, installed, range) => {
  expect(rangeOf(declared, installed)).toBe(range);
});

it.each([
  ...['19.3.2', '19.3.0', '19.4.0'].map((shell) => [shell, true] as const),
  ...['19.2.9', '20.0.0', '18.3.1'].map((shell) => [shell, false] as const),
])('a remote built with 19.3.1 runs on a shell with %s: %j', (shell, runs) => {
  expect(satisfies(shell, rangeOf('19.3.1', '19.3.1'))).toBe(runs);
});

it('a package of which a remote bundles its own copy is not taken from the shell', () => {
  expect(sharedModulesOf([])).toContain('zustand');
  expect(sharedModulesOf(['zustand'])).not.toContain('zustand');
});

it.each([
  ['react', 'the shell’s copy renders its pages'],
  ['react-dom', 'renders its pages'],
  ['lodash', 'is not shared'],
])('a remote cannot bundle %s', (name, reason) => {
  expect(() => sharedModulesOf([name])).toThrow(reason.replace('’', "'"));
});
