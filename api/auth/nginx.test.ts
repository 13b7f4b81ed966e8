import type { IncomingMessage } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { type Nginx, nginxIsInstalled, startNginx } from '@platform/cli/testing/nginx.fixture';
import { incomingRequest } from '@platform/server/http/client-address';
import { type Listening, listen } from '@platform/server/listen/listen';
import { readSettings } from '@platform/server/settings';
import { temporaryFolders } from '@platform/server/temporary-folder.fixture';
import { Hono } from 'hono';
import type { AccessSettings, IsOwnConnection } from './access.ts';
import { authApp, PASSWORD } from './auth.fixture.ts';

/** Settings of `npm start` and `npm run serve`. */
const START: AccessSettings = { localAccess: 'loopback', host: '127.0.0.1' };
const SERVE: AccessSettings = { host: '127.0.0.1' };

/** Common directives, those of Debian's `proxy_params`. */
const FORWARDING = `
  proxy_set_header Host $host;
  proxy_set_header X-Real-IP $remote_addr;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $scheme;`;

/** Keeps connections to the site open. The default from nginx 1.29.7 on. */
const KEPT_CONNECTIONS = 'proxy_http_version 1.1; proxy_set_header Connection "";';

// In CI a missing nginx is a failure.
const withNginx = nginxIsInstalled() || process.env.CI ? describe : describe.skip;

withNginx('the inbox behind nginx (skipped where nginx is not installed)', () => {
  const running: (() => Promise<void>)[] = [];

  // Runs before the folders are removed: hooks run in the order of their calls.
  afterEach(async () => {
    for (const stop of running.splice(0).reverse()) await stop();
  });

  const temporaryFolder = temporaryFolders();

  const setUp = async (settings: AccessSettings, directives?: string, isOwn?: IsOwnConnection) => {
    const seen: Pick<IncomingMessage, 'httpVersion' | 'rawHeaders'>[] = [];
    const app = new Hono()
      .use(async (c, next) => {
        const { httpVersion = '', rawHeaders = [] } = incomingRequest(c) ?? {};
        seen.push({ httpVersion, rawHeaders });
        await next();
      })
      .route('/', await authApp(settings, isOwn));
    const server: Listening = await listen(app, readSettings({ PORT: '0' }));
    running.push(server.close);
    const nginx: Nginx = await startNginx(await temporaryFolder(), server.url, directives);
    running.push(nginx.stop);
    return { ...nginx, seen, upstream: new URL(server.url).host };
  };

  it('is closed with npm run serve, and names the cure', async () => {
    const { get } = await setUp(SERVE);
    const { status, text } = await get('/api/v1/contact');
    expect(status).toBe(403);
    expect(text).toContain('Set ADMIN_PASSWORD');
    expect(text).not.toContain('a message');
  });

  it('needs a sign-in with npm run serve and a password', async () => {
    const { get } = await setUp({ ...SERVE, adminPassword: PASSWORD });
    expect((await get('/api/v1/contact')).status).toBe(401);
    expect((await get('/api/v1/contact', { Cookie: `admin=${'x'.repeat(43)}` })).status).toBe(401);
  });

  it('is closed with npm start, because nginx speaks HTTP/1.0 and closes each connection', async () => {
    const { get, seen, upstream } = await setUp(START);
    expect((await get('/api/v1/contact')).status).toBe(403);
    expect(seen).toEqual([{ httpVersion: '1.0', rawHeaders: ['Host', upstream, 'Connection', 'close'] }]);
  });

  it('is closed with npm start if nginx speaks HTTP/1.1', async () => {
    const { get, seen } = await setUp(START, 'proxy_http_version 1.1;');
    expect((await get('/api/v1/contact')).status).toBe(403);
    expect(seen).toMatchObject([{ httpVersion: '1.1' }]);
  });

  // Such a request looks like a local one. Only the user that nginx runs as can differ.
  it.each([
    ['the same user', true, 200],
    ['a user of its own', false, 403],
  ])('with npm start, HTTP/1.1 and kept connections, depends on the user of nginx: %s', async (_, isOwn, status) => {
    const { get } = await setUp(START, KEPT_CONNECTIONS, async () => isOwn);
    expect((await get('/api/v1/contact')).status).toBe(status);
    const browser = { Referer: 'http://studio.example/admin/messages' };
    expect((await get('/api/v1/contact', browser)).status).toBe(403);
  });

  it('is closed with npm start if nginx sends forwarding headers', async () => {
    const { get } = await setUp(START, FORWARDING);
    expect((await get('/api/v1/contact')).status).toBe(403);
  });

  it('is closed with npm start if nginx passes the Host on', async () => {
    const { get } = await setUp(START, 'proxy_set_header Host $host;');
    expect((await get('/api/v1/contact')).status).toBe(403);
  });
});
