import { describe, expect, it, jest } from '@jest/globals';
import { Hono } from 'hono';
import { sameSite } from '../http/same-site.ts';
import { createReports } from './routes.ts';

const report = {
  kind: 'load',
  remote: 'chat',
  version: 'ab'.repeat(32),
  path: '/Chatbot',
  message: 'chat took longer than 8000 ms',
} as const;

const setUp = () => {
  const warn = jest.fn();
  const app = new Hono().route(
    '/',
    createReports({ log: { warn }, limiter: (_, next) => next(), sameSite: sameSite() }),
  );
  const send = async (body: unknown, headers: Record<string, string> = {}) =>
    app.request('/reports', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  return { warn, send };
};

describe('POST /reports', () => {
  it('logs one line that names the remote and its version', async () => {
    const { warn, send } = setUp();
    const response = await send(report);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(warn.mock.calls).toEqual([[{ report }, 'failed in a browser']]);
  });

  it.each([
    ['kind', { ...report, kind: 'other' }],
    ['remote', { ...report, remote: '../chat' }],
    ['version', { ...report, version: 'new' }],
    ['path', { ...report, path: '/contact?name=Ada' }],
    ['path', { ...report, path: '/contact#Ada' }],
    ['path', { ...report, path: `/${'a'.repeat(300)}` }],
    ['message', { ...report, message: 'a'.repeat(501) }],
    ['visitor', { ...report, visitor: 'Ada' }],
  ])('refuses and does not log a report with an invalid %s', async (field, body) => {
    const { warn, send } = setUp();
    const response = await send(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field }] });
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a form', { 'Content-Type': 'text/plain' }, 415],
  ])('refuses a report from %s', async (_, headers, status) => {
    const { warn, send } = setUp();
    expect((await send(report, headers)).status).toBe(status);
    expect(warn).not.toHaveBeenCalled();
  });

  it('refuses a body that is larger than any report', async () => {
    const { warn, send } = setUp();
    expect((await send({ ...report, message: 'a'.repeat(9000) }, { 'Content-Length': '9100' })).status).toBe(413);
    expect(warn).not.toHaveBeenCalled();
  });
});
