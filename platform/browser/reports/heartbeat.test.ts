import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { startHeartbeat } from './heartbeat.ts';

const signs: unknown[] = [];
let hidden = false;
const heartbeat = { path: '/api/reports/visits', body: '{}' };

beforeEach(() => {
  jest.useFakeTimers();
  signs.length = 0;
  hidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  Object.assign(globalThis, {
    Worker: class {
      constructor(path: string) {
        signs.push(path);
      }
      postMessage(sign: unknown) {
        signs.push(sign);
      }
    },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('gives a sign of life at once and each second, while the page is seen', () => {
  startHeartbeat(() => heartbeat);
  expect(signs).toEqual(['/assets/heartbeat.js', heartbeat]);
  jest.advanceTimersByTime(3100);
  expect(signs.slice(2)).toEqual([heartbeat, heartbeat, heartbeat]);
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(signs.at(-1)).toBeNull();
  const { length } = signs;
  jest.advanceTimersByTime(60_000);
  expect(signs).toHaveLength(length);
  hidden = false;
  jest.advanceTimersByTime(1100);
  expect(signs.at(-1)).toBe(heartbeat);
});

it.each(['pagehide', 'freeze'])('rests from %s on', (type) => {
  startHeartbeat(() => heartbeat);
  dispatchEvent(new Event(type));
  expect(signs.at(-1)).toBeNull();
});

it('gives no first sign of a page that is opened in the background', () => {
  hidden = true;
  startHeartbeat(() => heartbeat);
  jest.advanceTimersByTime(5000);
  expect(signs).toEqual(['/assets/heartbeat.js']);
});
