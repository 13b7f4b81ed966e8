import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, it } from '@jest/globals';
import { type BuiltFile, sha256 } from '@platform/build/gate/built-release';
import { sendSourceMaps } from './send-source-maps.ts';

const fileOf = (path: string, text: string): BuiltFile => {
  const bytes = new TextEncoder().encode(text);
  return { path, sha256: sha256(bytes), size: bytes.byteLength, bytes };
};

const FILES = [
  fileOf('release.json', '{}'),
  fileOf('web/about.1a2b.js', 'about()'),
  fileOf('web/entry.3c4d.js', 'entry()'),
  fileOf('web/plain.css', 'a{}'),
  fileOf('maps/about.1a2b.js.map', '{"version":3}'),
  fileOf('maps/gone.js.map', '{}'),
  fileOf('server/routes.js', 'routes()'),
];

let server: Server | undefined;
afterEach(() => void server?.close());

/** Starts a Sentry that answers with a status. `requests`: what it got. */
async function startSentry(status: (path: string) => number) {
  const requests: object[] = [];
  server = createServer(async (request, response) => {
    const { url = '', headers } = request;
    const body = new Response(await buffer(request), { headers: { 'content-type': headers['content-type'] ?? '' } });
    const sent = url.endsWith('/files/')
      ? await Promise.all(
          [...(await body.formData())].map(async ([key, value]) => [
            key,
            typeof value === 'string' ? value : await value.text(),
          ]),
        ).then(Object.fromEntries)
      : await body.json();
    requests.push({ path: url, token: headers.authorization, ...sent });
    response.writeHead(status(url), { Location: 'http://127.0.0.1:1/' }).end('{"detail":"the reason"}');
  });
  await new Promise<void>((resolve) => void server?.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { requests, sentry: { url, org: 'a studio', project: 'site', token: 'secret', release: 'site' } };
}

const UPLOADS = '/api/0/projects/a%20studio/site/releases/site/files/';

it('sends each script that has a map, and the map, under the path of the script', async () => {
  const { requests, sentry } = await startSentry(() => 201);
  expect(await sendSourceMaps('marketing', FILES, sentry)).toBe(2);
  const token = 'Bearer secret';
  expect(requests).toEqual([
    { path: '/api/0/organizations/a%20studio/releases/', token, version: 'site', projects: ['site'] },
    {
      path: UPLOADS,
      token,
      name: '~/assets/marketing/about.1a2b.js',
      header: 'Sourcemap:about.1a2b.js.map',
      file: 'about()',
    },
    { path: UPLOADS, token, name: '~/assets/marketing/about.1a2b.js.map', file: '{"version":3}' },
  ]);
});

it('counts what Sentry has already as not sent', async () => {
  const { requests, sentry } = await startSentry((path) => (path === UPLOADS ? 409 : 208));
  expect(await sendSourceMaps('marketing', FILES, sentry)).toBe(0);
  expect(requests).toHaveLength(3);
});

it('fails with the reason of a refusal, and follows no redirect with the token', async () => {
  const { sentry } = await startSentry(() => 403);
  await expect(sendSourceMaps('marketing', FILES, sentry)).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringContaining('the reason'),
  });
  server?.close();
  const { sentry: moved } = await startSentry(() => 302);
  await expect(sendSourceMaps('marketing', FILES, moved)).rejects.toMatchObject({ exitCode: 4 });
});
