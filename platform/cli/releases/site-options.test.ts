import { afterEach, describe, expect, it } from '@jest/globals';
import { findVersion, openSite, openSource } from './site-options.ts';

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

describe('the token', () => {
  const { env } = process;
  afterEach(() => {
    process.env = env;
  });

  it.each([
    ['http://site.example', false],
    ['http://192.168.1.4:3000', false],
    ['http://127.0.0.1.site.example', false],
    ['https://site.example', true],
    ['http://127.0.0.1:3000', true],
    ['http://localhost:3000', true],
    ['http://[::1]:3000', true],
  ])('is sent to %s without --insecure: %p', (to, isSent) => {
    process.env = { ...env, PUBLISH_TOKEN: 'a token', FROM_TOKEN: 'a token' };
    const open = [() => openSite({ to, insecure: false }), () => openSource(to, false)];
    for (const each of open) {
      if (isSent) expect(each).not.toThrow();
      else expect(each).toThrow(/would send the token without encryption: write https:\/\/, or add --insecure/);
    }
    expect(openSite({ to, insecure: true }).url).toBe(to);
  });
});
