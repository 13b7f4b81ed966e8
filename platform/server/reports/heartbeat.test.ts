import { expect, it, jest } from '@jest/globals';
import type { Heartbeat } from '@platform/contract/heartbeat';
import { heartbeatRoute, heartbeatScript } from './heartbeat.ts';

const heartbeat: Heartbeat = { path: '/api/reports/visits', body: '{"remote":"blog"}' };

/** Runs the worker's script on a clock of its own. */
const setUp = () => {
  const send = jest.fn(async () => new Response());
  let beat: (event: { data: Heartbeat }) => void = () => {};
  let [check, intervalMs, now] = [() => {}, 0, 0];
  new Function('addEventListener', 'setInterval', 'performance', 'fetch', heartbeatScript)(
    (_: string, listener: typeof beat) => {
      beat = listener;
    },
    (listener: () => void, ms: number) => {
      [check, intervalMs] = [listener, ms];
    },
    { now: () => now },
    send,
  );
  return {
    send,
    beat: (data: Heartbeat = heartbeat) => beat({ data }),
    /** Advances the clock, with the worker's checks. */
    pass(ms: number) {
      for (const end = now + ms; now < end; check()) now += intervalMs;
    },
    /** Advances the clock without a check, as while the machine sleeps. */
    sleep(ms: number) {
      now += ms;
    },
  };
};

it('sends the last report once, when no heartbeat arrives for more than five seconds', () => {
  const { send, beat, pass } = setUp();
  beat();
  pass(5000);
  expect(send).not.toHaveBeenCalled();
  pass(1000);
  const headers = { 'Content-Type': 'application/json' };
  expect(send.mock.calls).toEqual([
    [heartbeat?.path, { method: 'POST', body: heartbeat?.body, keepalive: true, headers }],
  ]);
  pass(60_000);
  beat();
  pass(60_000);
  expect(send).toHaveBeenCalledTimes(1);
});

it.each<[when: string, run: (worker: ReturnType<typeof setUp>) => void]>([
  [
    'while heartbeats arrive',
    ({ beat, pass }) => {
      for (let i = 0; i < 30; i += 1) {
        beat();
        pass(4000);
      }
    },
  ],
  ['before the first heartbeat', ({ pass }) => pass(60_000)],
  [
    'after a page is hidden or left',
    ({ beat, pass }) => {
      beat();
      pass(3000);
      beat(null);
      pass(60_000);
    },
  ],
  [
    'when the machine slept',
    ({ beat, pass, sleep }) => {
      beat();
      pass(5000);
      sleep(3_600_000);
      pass(5000);
      beat();
      pass(5000);
    },
  ],
])('sends nothing %s', (_, run) => {
  const worker = setUp();
  run(worker);
  expect(worker.send).not.toHaveBeenCalled();
});

it('is a script that can reach this site alone', async () => {
  const { status, headers } = await heartbeatRoute.request('/assets/heartbeat.js');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
});
