import { describe, expect, it } from '@jest/globals';
import { type AccessSettings, accessLine } from './access.ts';
import { authApp, browserOf, FIRST, PASSWORD, type Visit } from './auth.fixture.ts';

const LOCAL: AccessSettings = { localAccess: 'loopback', host: '127.0.0.1' };

const browserAt = async (settings: AccessSettings) => {
  const app = await authApp(settings);
  return browserOf(() => app);
};

describe('the inbox without a password', () => {
  it('is open in local mode without a sign-in', async () => {
    const { visit, inbox, session, signIn, signOut, jar } = await browserAt(LOCAL);
    expect(await inbox()).toBe(200);
    expect(await session()).toEqual({ access: 'open', signedIn: true, person: FIRST });
    expect(await (await signIn('anything')).json()).toEqual({ access: 'open', signedIn: true, person: FIRST });
    expect(await (await signOut()).json()).toEqual({ access: 'open', signedIn: true, person: FIRST });
    expect(jar.size).toBe(0);
    expect((await visit('/api/session')).headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    ['a forwarding header', LOCAL, { headers: { 'X-Forwarded-For': '192.0.2.1' } }],
    ['a Forwarded header', LOCAL, { headers: { Forwarded: 'for=192.0.2.1' } }],
    ['a foreign Host', LOCAL, { headers: { Host: 'studio.example' } }],
    ['the Host of another server on this machine', LOCAL, { headers: { Host: 'localhost:80' } }],
    ['a request of a page of another site', LOCAL, { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
    ['a request over the network', LOCAL, { address: '192.168.1.7' }],
    ['PUBLIC_URL', { ...LOCAL, publicUrl: 'https://studio.example' }, {}],
    ['a non-loopback HOST', { ...LOCAL, host: '0.0.0.0' }, {}],
    ['npm run serve, which does not pass OWNER_ACCESS', { host: '127.0.0.1' }, {}],
  ] satisfies [string, AccessSettings, Visit][])('is closed with %s', async (_, settings, request) => {
    const { visit } = await browserAt(settings);
    const response = await visit('/api/v1/contact', request);
    expect(response.status).toBe(403);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({
      title: 'The inbox is closed',
      detail: expect.stringContaining('ADMIN_PASSWORD'),
    });
    expect(await (await visit('/api/session', request)).json()).toEqual({
      access: 'closed',
      signedIn: false,
      detail: expect.stringContaining('ADMIN_PASSWORD'),
    });
    expect((await visit('/api/session', { ...request, method: 'POST', body: { password: PASSWORD } })).status).toBe(
      403,
    );
  });
});

it('is closed to other users of this machine', async () => {
  const app = await authApp(LOCAL, async ({ remoteAddress }) => remoteAddress !== '127.0.0.1');
  const { visit } = browserOf(() => app);
  expect((await visit('/api/v1/contact')).status).toBe(403);
  expect((await visit('/api/v1/contact', { address: '127.0.0.2' })).status).toBe(200);
});

describe('accessLine', () => {
  it.each([
    [LOCAL, /OPEN to .* on this machine.* to close it, set ADMIN_PASSWORD/],
    [{ host: '127.0.0.1' }, /closed.* set ADMIN_PASSWORD/],
    [{ ...LOCAL, adminPassword: PASSWORD }, /opens with ADMIN_PASSWORD/],
  ] satisfies [AccessSettings, RegExp][])('describes the inbox under %j', (settings, expected) => {
    const line = accessLine(settings);
    expect(line).toMatch(expected);
    expect(line).not.toContain(PASSWORD);
  });
});
