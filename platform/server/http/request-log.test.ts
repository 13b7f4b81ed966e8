import { describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { createLog, createLogRequest, requestLog } from './request-log.ts';

const setUp = () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } });
  return { log, parsed: () => lines.map((line): unknown => JSON.parse(line)) };
};

describe('requestLog', () => {
  it('writes one line per request, without its search', async () => {
    const { log, parsed } = setUp();
    const app = new Hono().use(requestId(), requestLog(createLogRequest(log))).get('/about', (c) => c.text('x'));
    await app.request('/about?email=a@b.example', { headers: { 'X-Request-Id': 'id-1' } });
    expect(parsed()).toEqual([
      expect.objectContaining({
        requestId: 'id-1',
        method: 'GET',
        path: '/about',
        status: 200,
        ms: expect.any(Number),
      }),
    ]);
    expect(JSON.stringify(parsed())).not.toContain('@');
  });
});

describe('createLog', () => {
  it('hides cookies and authorization', () => {
    const { log, parsed } = setUp();
    log.info({
      req: { headers: { cookie: 'a=secret', authorization: 'Bearer secret' } },
      headers: { cookie: 'secret' },
    });
    expect(JSON.stringify(parsed())).not.toContain('secret');
  });
});
