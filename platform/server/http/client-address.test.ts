import { describe, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { clientKey } from './client-address.ts';

const keyOf = async (remoteAddress: string, hops: number, forwardedFor?: string) => {
  const app = new Hono().get('/', (c) => c.text(clientKey(c, hops)));
  const headers = new Headers(forwardedFor === undefined ? {} : { 'X-Forwarded-For': forwardedFor });
  return (await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).text();
};

describe('clientKey', () => {
  it.each([
    ['192.0.2.1', 0, undefined, '192.0.2.1'],
    ['192.0.2.1', 0, '198.51.100.7', '192.0.2.1'],
    ['192.0.2.1', 1, '203.0.113.9, 198.51.100.7', '198.51.100.7'],
    ['192.0.2.1', 2, '203.0.113.9, 198.51.100.7', '203.0.113.9'],
    ['192.0.2.1', 3, '203.0.113.9, 198.51.100.7', '192.0.2.1'],
    ['192.0.2.1', 1, 'unknown', '192.0.2.1'],
    ['192.0.2.1', 1, undefined, '192.0.2.1'],
    ['::ffff:192.0.2.1', 0, undefined, '192.0.2.1'],
    ['::1', 0, undefined, '::1'],
    ['2001:db8:1:2:3:4:5:6', 0, undefined, '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', 0, undefined, '2001:db8:1:2::/64'],
    ['2001:db8::9', 0, undefined, '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 0, undefined, 'fe80:0:0:0::/64'],
  ])(
    'counts a request from %s behind %d proxies with the header %j for %s',
    async (address, hops, forwardedFor, key) => {
      expect(await keyOf(address, hops, forwardedFor)).toBe(key);
    },
  );
});
