import { expect, it, jest } from '@jest/globals';
import type { Heartbeat } from '@platform/contract/heartbeat';
import { heartbeatRoute, heartbeatScript } from './heartbeat.ts';

const heartbeat: Heartbeat = { path: '/api/reports/visits', body: '{"remote":"blog"}' };

/** Runs the worker's text with a clock that the test moves. */
const setUp = () => {
  const send = jest.fn(async () => new Response());
  let say: (event: { data: Heartbeat }) => void = () => {};
  let [look, ms, now] = [() => {}, 0, 0];
  new Function('addEventListener', 'setInterval', 'performance', 'fetch', heartbeatScript)(
    (_: string, listener: typeof say) => {
      say = listener;
    },
    (listener: () => void, time: number) => {
      look = listener;
      ms = time;
    },
    { now: () => now },
    send,
  );
  return {
    send,
    say: (data: Heartbeat) => say({ data }),
    /** Lets so much time go by; the worker looks as often as it wants to. */
    pass(time: number) {
      for (const end = now + time; now < end; look()) now += ms;
    },
    /** Lets time go by in which nothing runs. */
    sleep(time: number) {
      now += time;
    },
  };
};

it('reports once when no sign of life comes for more than five seconds', () => {
  const { send, say, pass } = setUp();
  say(heartbeat);
  pass(5000);
  expect(send).not.toHaveBeenCalled();
  pass(1000);
  const headers = { 'Content-Type': 'application/json' };
  expect(send.mock.calls).toEqual([
    [heartbeat?.path, { method: 'POST', body: heartbeat?.body, keepalive: true, headers }],
  ]);
  pass(60_000);
  say(heartbeat);
  pass(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});

it('reports nothing while signs of life come', () => {
  const { send, say, pass } = setUp();
  for (let i = 0; i < 30; i += 1) {
    say(heartbeat);
    pass(4000);
  }
  expect(send).not.toHaveBeenCalled();
});

it('reports nothing before the first sign, and of a page that is hidden or left', () => {
  const { send, say, pass } = setUp();
  pass(60_000);
  say(heartbeat);
  pass(3000);
  say(null);
  pass(60_000);
  expect(send).not.toHaveBeenCalled();
});

it('reports nothing when the machine slept', () => {
  const { send, say, pass, sleep } = setUp();
  say(heartbeat);
  pass(5000);
  sleep(3_600_000);
  pass(5000);
  say(heartbeat);
  pass(5000);
  expect(send).not.toHaveBeenCalled();
});

it('is a script that can reach this site alone', async () => {
  const { status, headers } = await heartbeatRoute.request('/assets/heartbeat.js');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
});
