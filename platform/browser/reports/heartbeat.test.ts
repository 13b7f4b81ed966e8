import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';

const beat = { path: '/api/reports/visits', body: '{"remote":"blog"}' };
const say = (data: typeof beat | null) => dispatchEvent(new MessageEvent('message', { data }));
const send = jest.fn(async () => new Response());

beforeAll(() => {
  Object.assign(globalThis, { fetch: send });
});
beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  send.mockClear();
  await import('./heartbeat.ts');
});
afterEach(() => {
  say(null);
  jest.useRealTimers();
});

it('reports once when no sign of life comes for more than five seconds', () => {
  say(beat);
  jest.advanceTimersByTime(5000);
  expect(send).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1500);
  const headers = { 'Content-Type': 'application/json' };
  expect(send.mock.calls).toEqual([[beat.path, { method: 'POST', body: beat.body, keepalive: true, headers }]]);
  jest.advanceTimersByTime(60_000);
  say(beat);
  jest.advanceTimersByTime(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});

it('reports nothing while signs of life come', () => {
  for (let i = 0; i < 30; i += 1) {
    say(beat);
    jest.advanceTimersByTime(4000);
  }
  expect(send).not.toHaveBeenCalled();
});

it('reports nothing before the first sign, and of a page that is hidden or left', () => {
  jest.advanceTimersByTime(60_000);
  say(beat);
  jest.advanceTimersByTime(3000);
  say(null);
  jest.advanceTimersByTime(60_000);
  expect(send).not.toHaveBeenCalled();
});

it('reports nothing when the machine slept', () => {
  say(beat);
  jest.advanceTimersByTime(5000);
  const now = performance.now.bind(performance);
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + 3_600_000);
  jest.advanceTimersByTime(5000);
  expect(send).not.toHaveBeenCalled();
  say(beat);
  jest.advanceTimersByTime(5000);
  expect(send).not.toHaveBeenCalled();
  clock.mockRestore();
});
