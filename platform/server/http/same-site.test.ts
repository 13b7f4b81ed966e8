import { describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { sameSite } from './same-site.ts';

describe('sameSite', () => {
  const app = new Hono().use(sameSite({ publicUrl: 'https://example.com' })).all('/', (c) => c.text('written'));
  const statusOf = async (headers: Record<string, string>, method: string) =>
    (await app.request('http://127.0.0.1:3000/', { method, headers })).status;

  it.each([
    ['a program', {}, 200],
    ['a page of the site', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['a page behind a proxy that changes Host', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://x.example' }, 200],
    ['a page of the site, in an old browser', { Host: 'a.example', Origin: 'http://a.example' }, 200],
    ['a page behind a TLS proxy, in an old browser', { Host: 'a.example', Origin: 'https://a.example' }, 200],
    ['the public address', { Host: '127.0.0.1:3000', Origin: 'https://example.com' }, 200],
    ['no page', { 'Sec-Fetch-Site': 'none' }, 200],
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a sibling domain', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['an unknown value', { 'Sec-Fetch-Site': 'anything' }, 403],
    ['another site, in an old browser', { Origin: 'https://elsewhere.example' }, 403],
    ['another port', { Origin: 'http://127.0.0.1:3001' }, 403],
    ['a sandboxed iframe', { Origin: 'null' }, 403],
    ['an invalid origin', { Origin: 'x' }, 403],
  ])('responds to writes from %s (%j) with %i, and to reads with 200', async (_, headers, status) => {
    const statuses = await Promise.all(['POST', 'DELETE', 'GET'].map((method) => statusOf(headers, method)));
    expect(statuses).toEqual([status, status, 200]);
  });
});
