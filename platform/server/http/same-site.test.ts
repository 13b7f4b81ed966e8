import { describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { sameSite } from './same-site.ts';

describe('sameSite', () => {
  const app = new Hono().use(sameSite({ publicUrl: 'https://example.com' })).all('/', (c) => c.text('written'));
  const statusOf = async (headers: Record<string, string>, method = 'POST') =>
    (await app.request('http://127.0.0.1:3000/', { method, headers })).status;

  it.each([
    ['a program', {}],
    ['a page of the site', { 'Sec-Fetch-Site': 'same-origin' }],
    [
      'a page of the site, through a proxy that changes Host',
      { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://x.example' },
    ],
    ['a page of the site, by an old browser', { Host: 'a.example', Origin: 'http://a.example' }],
    [
      'a page of the site, by an old browser, behind a proxy with TLS',
      { Host: 'a.example', Origin: 'https://a.example' },
    ],
    ['the public address', { Host: '127.0.0.1:3000', Origin: 'https://example.com' }],
    ['no page', { 'Sec-Fetch-Site': 'none' }],
  ])('allows writes from %s', async (_, headers) => {
    expect(await statusOf(headers)).toBe(200);
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbour under the same domain', { 'Sec-Fetch-Site': 'same-site' }],
    ['an unknown value', { 'Sec-Fetch-Site': 'anything' }],
    ['another site, by an old browser', { Origin: 'https://elsewhere.example' }],
    ['another port', { Origin: 'http://127.0.0.1:3001' }],
    ['a sandboxed frame', { Origin: 'null' }],
    ['an invalid origin', { Origin: 'x' }],
  ])('refuses writes from %s', async (_, headers) => {
    expect(await statusOf(headers)).toBe(403);
    expect(await statusOf(headers, 'DELETE')).toBe(403);
    expect(await statusOf(headers, 'GET')).toBe(200);
  });
});
