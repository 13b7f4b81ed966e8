import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Hono } from 'hono';
import type { RateLimitSettings } from './rate-limit.ts';
import { createWorkBudgets } from './work-budget.ts';

/** An app whose route works for as many milliseconds as its path says, on a clock of its own. */
const setUp = (settings: Partial<RateLimitSettings> = {}) => {
  let time = 0;
  const budget = createWorkBudgets({ rateLimits: 'on', host: '0.0.0.0', trustedHops: 0, ...settings }, () => time);
  const work = (ms: string) => {
    time += Number(ms);
  };
  const app = new Hono()
    .use(budget({ ms: 1000, duration: 60 }))
    .get('/throws/:ms', (c) =>
      c.var.spend(() => {
        work(c.req.param('ms'));
        throw new Error('failed');
      }),
    )
    .get('/later/:ms', async (c) => {
      await c.var.spend(async () => {
        await Promise.resolve();
        work(c.req.param('ms'));
      });
      return c.text('done');
    })
    .get('/:ms', (c) => {
      c.var.spend(() => work(c.req.param('ms')));
      return c.text('done');
    })
    .onError((_, c) => c.text('failed', 500));
  return (path: string, remoteAddress = '192.0.2.1') =>
    app.request(path, {}, { incoming: { socket: { remoteAddress } } });
};

describe('createWorkBudgets', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('responds 429 to an address that has spent its budget, until the time is over', async () => {
    const send = setUp();
    expect((await send('/600')).status).toBe(200);
    expect((await send('/399')).status).toBe(200);
    expect((await send('/300')).status).toBe(200);
    const refused = await send('/1');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(await refused.json()).toMatchObject({ status: 429, type: expect.stringMatching(/:too-many-requests$/) });
    expect((await send('/1', '192.0.2.2')).status).toBe(200);
    jest.advanceTimersByTime(60_000);
    expect((await send('/1')).status).toBe(200);
  });

  it.each(['/throws/1000', '/later/1000'])('charges work that ends like that of %s', async (path) => {
    const send = setUp();
    await send(path);
    expect((await send('/1')).status).toBe(429);
  });

  it('does not count requests that cause no work', async () => {
    const send = setUp();
    for (let i = 0; i < 200; i += 1) expect((await send('/0')).status).toBe(200);
  });

  it('can be turned off on this machine only', async () => {
    const statuses = async (host: string) => {
      const send = setUp({ rateLimits: 'off', host });
      await send('/5000');
      return (await send('/1')).status;
    };
    expect([await statuses('127.0.0.1'), await statuses('0.0.0.0')]).toEqual([200, 429]);
  });
});
