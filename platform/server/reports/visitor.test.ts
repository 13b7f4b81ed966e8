import { expect, it } from '@jest/globals';
import { createVisitorOf, VISITORS_PER_ADDRESS } from './visitor.ts';

const DAY = 86_400_000;

it('knows a visitor again on the same day, on every server, and by nothing else', () => {
  const time = { now: Date.UTC(2026, 1, 1, 23, 59) };
  const [one, other] = [1, 2].map(() => createVisitorOf('a secret', () => time.now));
  const key = one?.('192.0.2.1', 'Browser');
  expect(key).toMatch(/^[0-9a-f]{16}$/);
  expect(other?.('192.0.2.1', 'Browser')).toBe(key);
  const others = [
    createVisitorOf('another secret', () => time.now)('192.0.2.1', 'Browser'),
    one?.('192.0.2.2', 'Browser'),
    one?.('192.0.2.1', 'Browser 2'),
    one?.('192.0.2.1Browser', ''),
  ];
  time.now += DAY;
  expect(new Set([key, ...others, one?.('192.0.2.1', 'Browser')]).size).toBe(6);
});

it('lets no address be many visitors, whatever user agents it sends', () => {
  const visitorOf = createVisitorOf('a secret');
  const keys = Array.from({ length: 1000 }, (_, i) => visitorOf('192.0.2.1', `Browser ${i}`));
  expect(new Set(keys).size).toBe(VISITORS_PER_ADDRESS);
  expect(visitorOf('192.0.2.1', 'Browser 0')).toBe(keys[0]);
  expect(keys).not.toContain(visitorOf('192.0.2.2', 'Browser 0'));
});
