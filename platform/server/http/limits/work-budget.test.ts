import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Hono } from 'hono';
import type { RateLimitSettings } from './rate-limit.ts';
import { createWorkBudgets } from './work-budget.ts';

/** Creates an app whose routes work for as many milliseconds as the path names, on a clock of its own. */
const setUp = (settings: Partial<RateLimitSettings> = {}) => {
  let time = 0;
  const budget = createWorkBudgets({ rateLimits: 'on', host: '0.0.0.0', trustedHops: 0, ...settings }, () => time);
  const app = new Hono()
    .use(budget({ ms: 1000, duration: 60 }))
    .get('/:kind/:ms', async (c) => {
      const { kind, ms } = c.req.param();
      const work = () => {
        time += Number(ms);
        if (kind === 'throws') throw new Error('failed');
      };
      if (kind === 'itself') work();
      else await c.var.spend(kind === 'later' ? () => Promise.resolve().then(work) : work);
      return c.text('done');
    })
    .onError((_, c) => c.text('failed', 500));
  return async (path: string, remoteAddress = '192.0.2.1') => {
    const response = await app.request(path, {}, { incoming: { socket: { remoteAddress } } });
    // The end of the request is charged.
    await setImmediate();
    return response;
  };
};

describe('createWorkBudgets', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
  afterEach(() => void jest.useRealTimers());

  it('responds 429 to an address that has spent its budget, until the time is over', async () => {
    const send = setUp();
    for (const ms of [600, 399, 300]) expect((await send(`/now/${ms}`)).status).toBe(200);
    const refused = await send('/now/1');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(await refused.json()).toMatchObject({ status: 429, type: expect.stringMatching(/:too-many-requests$/) });
    expect((await send('/now/1', '192.0.2.2')).status).toBe(200);
    jest.advanceTimersByTime(60_000);
    expect((await send('/now/1')).status).toBe(200);
  });

  it.each([
    ['charges work that throws', {}, '/throws/1000', 429],
    ['charges work that settles later', {}, '/later/1000', 429],
    ['charges what the request does itself', {}, '/itself/1000', 429],
    ['charges no work twice', {}, '/now/999', 200],
    ['can be turned off on this machine', { rateLimits: 'off', host: '127.0.0.1' }, '/now/5000', 200],
    ['cannot be turned off where other machines can connect', { rateLimits: 'off' }, '/now/5000', 429],
  ] as const)('%s', async (_, settings, path, status) => {
    const send = setUp(settings);
    await send(path);
    expect((await send('/now/1')).status).toBe(status);
  });

  it('does not count requests that cause no work', async () => {
    const send = setUp();
    for (let i = 0; i < 200; i += 1) expect((await send('/now/0')).status).toBe(200);
  });
});
