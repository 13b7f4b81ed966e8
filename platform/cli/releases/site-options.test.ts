import { expect, it } from '@jest/globals';
import { findVersion } from './site-options.ts';

const entry = (action: 'promote' | 'pin' | 'retire', version: string) => ({
  ...{ seq: 1, version, action, at: '2025-06-01T12:00:00.000Z', size: 1, hash: 'f'.repeat(64) },
});
const [first, second] = [`abcdef1${'0'.repeat(57)}`, `abcdef2${'0'.repeat(57)}`];
const history = [entry('pin', second), entry('promote', second), entry('promote', first), entry('promote', second)];

it.each([
  ['live', second],
  ['abcdef1', first],
  [first, first],
  ['e'.repeat(64), 'e'.repeat(64)],
])('%s names a version', (text, version) => {
  expect(findVersion(history, text)).toBe(version);
});

it.each([
  ['abcdef', /more than one/],
  ['abc', /no version/],
  ['fedcba9', /no version/],
  ['', /no version/],
])('%j names none', (text, message) => {
  expect(() => findVersion(history, text)).toThrow(message);
});

it('names nothing live of what is retired', () => {
  expect(() => findVersion([entry('retire', second), ...history], 'live')).toThrow(/no version/);
});
