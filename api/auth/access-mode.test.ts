import { describe, expect, it } from '@jest/globals';
import { type AccessSettings, accessMode } from './access.ts';

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
