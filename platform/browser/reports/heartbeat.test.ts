import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { startHeartbeat } from './reporter.ts';

const sent: unknown[] = [];
const heartbeat = { path: '/api/reports/visits', body: '{}' };
const hide = (isHidden: boolean) => jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  const postMessage = (message: unknown) => sent.push(message);
  const create = (path: string) => {
    sent.push(path);
    return { postMessage };
  };
  Object.assign(globalThis, { Worker: jest.fn(create) });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('is sent at once and each second while the page is visible', () => {
  startHeartbeat(() => heartbeat);
  jest.advanceTimersByTime(3100);
  expect(sent).toEqual(['/assets/heartbeat.js', heartbeat, heartbeat, heartbeat, heartbeat]);
  hide(true);
  document.dispatchEvent(new Event('visibilitychange'));
  jest.advanceTimersByTime(60_000);
  expect(sent.slice(5)).toEqual([null]);
  hide(false);
  jest.advanceTimersByTime(1100);
  expect(sent.at(-1)).toBe(heartbeat);
});

it.each(['pagehide', 'freeze'])('pauses on %s', (type) => {
  startHeartbeat(() => heartbeat);
  dispatchEvent(new Event(type));
  expect(sent.at(-1)).toBeNull();
});

it('is not sent by a page that is opened in the background', () => {
  hide(true);
  startHeartbeat(() => heartbeat);
  jest.advanceTimersByTime(5000);
  expect(sent).toEqual(['/assets/heartbeat.js']);
});
