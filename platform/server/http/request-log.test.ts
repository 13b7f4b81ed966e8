import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { createLog, createLogRequest, requestLog } from './request-log.ts';

const setUp = () => {
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => lines.push(line) } });
  /** Returns what was logged, one object a line. */
  const parsed = () => {
    log.flush();
    return lines.flatMap((text) => text.trimEnd().split('\n')).map((line): unknown => JSON.parse(line));
  };
  return { log, lines, parsed };
};

describe('requestLog', () => {
  it('writes one line per request, without its search', async () => {
    const { log, parsed } = setUp();
    const app = new Hono().use(requestId(), requestLog(createLogRequest(log))).get('/about', (c) => c.text('x'));
    await app.request('/about?email=a@b.example', { headers: { 'X-Request-Id': 'id-1' } });
    const expected = { requestId: 'id-1', method: 'GET', path: '/about', status: 200, ms: expect.any(Number) };
    expect(parsed()).toEqual([expect.objectContaining(expected)]);
    expect(JSON.stringify(parsed())).not.toContain('@');
  });

  it('writes requests as pino writes lines, at its level', () => {
    const { log, parsed } = setUp();
    const logRequest = createLogRequest(log);
    const request = { requestId: '"\n', method: 'GET', path: '/\u2028"\\\n{', status: 200, ms: 0.25 };
    log.child({}, { redact: [] }).info(request, 'request');
    logRequest(request);
    const [pinos, ours] = parsed() as Record<string, unknown>[];
    expect({ ...ours, time: 0 }).toEqual({ ...pinos, time: 0 });
    expect(Object.keys(ours ?? {})).toEqual(Object.keys(pinos ?? {}));
    expect(Date.parse(String(ours?.time))).toBeGreaterThanOrEqual(Date.parse(String(pinos?.time)));
    log.level = 'warn';
    logRequest(request);
    expect(parsed()).toHaveLength(2);
  });
});

describe('createLog', () => {
  afterEach(() => void jest.useRealTimers());

  it('writes lines together: after a second at the latest, and at once when there are many', () => {
    jest.useFakeTimers();
    const { log, lines } = setUp();
    const logRequest = createLogRequest(log);
    const request = { method: 'GET', path: '/about', status: 200, ms: 1 };
    logRequest(request);
    logRequest(request);
    expect(lines).toEqual([]);
    jest.advanceTimersByTime(1000);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.match(/\n/g)).toHaveLength(2);
    logRequest({ ...request, path: `/${'a'.repeat(20_000)}` });
    expect(lines).toHaveLength(2);
  });

  it('writes pending lines when it is flushed, in the order in which they were logged', () => {
    const { log, parsed } = setUp();
    createLogRequest(log)({ method: 'GET', path: '/about', status: 200, ms: 1 });
    log.warn('last');
    expect(parsed()).toMatchObject([{ path: '/about' }, { msg: 'last' }]);
  });

  it('hides cookies and authorization', () => {
    const { log, parsed } = setUp();
    const headers = { cookie: 'a=secret', authorization: 'Bearer secret' };
    log.info({ req: { headers }, headers });
    expect(JSON.stringify(parsed())).not.toContain('secret');
  });

  it('hides email addresses, in the lines of requests too', () => {
    const { log, parsed } = setUp();
    log.error({ err: new Error('no ada@b.example', { cause: new Error('<eve@b.example>') }) }, 'to bob@b.example');
    createLogRequest(log)({ method: 'DELETE', path: '/addresses/ada%40b.example', status: 503, ms: 1 });
    const [failure, request] = parsed() as Record<string, unknown>[];
    expect(failure).toMatchObject({ msg: 'to [address]', err: { message: 'no [address]: <[address]>' } });
    expect(request).toMatchObject({ path: '/addresses/[address]' });
    expect(JSON.stringify(parsed())).not.toContain('b.example');
  });

  it('writes no other fields of errors than type, message, stack and code', () => {
    const { log, parsed } = setUp();
    const error = Object.assign(new Error('failed'), { code: '23505', detail: 'secret', parameters: ['secret'] });
    log.error({ err: error }, 'failed');
    log.error({ err: { text: 'secret' } }, 'failed');
    expect(parsed()).toMatchObject([
      { err: { type: 'Error', message: 'failed', stack: expect.any(String), code: '23505' } },
      { err: 'not an error: object' },
    ]);
    expect(JSON.stringify(parsed())).not.toContain('secret');
  });
});
