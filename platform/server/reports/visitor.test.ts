import { expect, it } from '@jest/globals';
import { createVisitorOf, VISITORS_PER_ADDRESS } from './visitor.ts';

const DAY = 86_400_000;

it('returns the same key for a visitor on the same day on every server, and otherwise another', () => {
  const time = { now: Date.UTC(2026, 1, 1, 23, 59) };
  const [visitorOf, otherServer] = [1, 2].map(() => createVisitorOf('a secret', () => time.now));
  const key = visitorOf?.('192.0.2.1', 'Browser');
  expect(key).toMatch(/^[0-9a-f]{16}$/);
  expect(otherServer?.('192.0.2.1', 'Browser')).toBe(key);
  const otherKeys = [
    createVisitorOf('another secret', () => time.now)('192.0.2.1', 'Browser'),
    visitorOf?.('192.0.2.2', 'Browser'),
    visitorOf?.('192.0.2.1', 'Browser 2'),
    visitorOf?.('192.0.2.1Browser', ''),
  ];
  time.now += DAY;
  expect(new Set([key, ...otherKeys, visitorOf?.('192.0.2.1', 'Browser')]).size).toBe(6);
});

it('limits the visitors of an address, whatever user agents it sends', () => {
  const visitorOf = createVisitorOf('a secret');
  const keys = Array.from({ length: 1000 }, (_, i) => visitorOf('192.0.2.1', `Browser ${i}`));
  expect(new Set(keys).size).toBe(VISITORS_PER_ADDRESS);
  expect(visitorOf('192.0.2.1', 'Browser 0')).toBe(keys[0]);
  expect(keys).not.toContain(visitorOf('192.0.2.2', 'Browser 0'));
});
