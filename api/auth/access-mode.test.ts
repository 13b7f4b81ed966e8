import { describe, expect, it } from '@jest/globals';
import { type AccessSettings, accessMode, isLocalRequest, type RequestOrigin } from './access-mode.ts';

const LOCAL: AccessSettings = { localAccess: 'loopback', host: '127.0.0.1' };

describe('accessMode', () => {
  it.each([
    ['npm start', LOCAL, 'loopback'],
    ['npm start on ::1', { ...LOCAL, host: '::1' }, 'loopback'],
    ['npm start on localhost', { ...LOCAL, host: 'localhost' }, 'loopback'],
    ['npm run serve, which does not pass OWNER_ACCESS', { host: '127.0.0.1' }, 'closed'],
    ['with PUBLIC_URL', { ...LOCAL, publicUrl: 'https://studio.example' }, 'closed'],
    ['on all addresses', { ...LOCAL, host: '0.0.0.0' }, 'closed'],
    ['on all IPv6 addresses', { ...LOCAL, host: '::' }, 'closed'],
    ['on a named host', { ...LOCAL, host: 'studio.example' }, 'closed'],
    ['with ADMIN_PASSWORD', { ...LOCAL, adminPassword: 'a long password' }, 'password'],
    ['npm run serve with ADMIN_PASSWORD', { host: '0.0.0.0', adminPassword: 'a long password' }, 'password'],
  ] satisfies [string, AccessSettings, string][])('%s: %j is %s', (_, settings, mode) => {
    expect(accessMode(settings)).toBe(mode);
  });
});

const HERE: RequestOrigin = { address: '127.0.0.1', headers: { host: 'localhost:3000' }, urlHost: 'localhost' };

describe('isLocalRequest', () => {
  it.each([
    HERE,
    { ...HERE, address: '::1', headers: { host: '[::1]:3000' }, urlHost: '[::1]' },
    { ...HERE, address: '::ffff:127.0.0.1', headers: { host: '127.0.0.1' }, urlHost: '127.0.0.1' },
    { ...HERE, headers: { host: 'localhost', accept: '*/*', 'user-agent': 'any', cookie: 'via=1' } },
  ])('accepts %j', (origin) => {
    expect(isLocalRequest(origin)).toBe(true);
  });

  it.each([
    ['another machine', { ...HERE, address: '192.168.1.7' }],
    ['no connection', { ...HERE, address: undefined }],
    ['a foreign Host', { ...HERE, headers: { host: 'studio.example' } }],
    ['a Host that only begins like a local one', { ...HERE, headers: { host: '127.0.0.1.rebind.example:3000' } }],
    ['no Host', { ...HERE, headers: {} }],
    ['an empty Host', { ...HERE, headers: { host: '' } }],
    ['a foreign address in the request line', { ...HERE, urlHost: 'studio.example' }],
  ] satisfies [string, RequestOrigin][])('rejects %s', (_, origin) => {
    expect(isLocalRequest(origin)).toBe(false);
  });

  it.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded',
    'x-real-ip',
    'x-client-ip',
    'client-ip',
    'true-client-ip',
    'fly-client-ip',
    'x-cluster-client-ip',
    'x-azure-clientip',
    'x-original-url',
    'x-original-host',
    'x-envoy-external-address',
    'x-amzn-trace-id',
    'cf-connecting-ip',
    'cf-ray',
    'tailscale-user-login',
  ])('rejects a request with the header %s', (name) => {
    expect(isLocalRequest({ ...HERE, headers: { ...HERE.headers, [name]: '' } })).toBe(false);
  });
});
