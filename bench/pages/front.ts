import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { serve } from '@hono/node-server';
import { contentTypeOf } from '@platform/server/releases/content-type';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { proxy } from 'hono/proxy';

interface FrontOptions {
  /** URL of the site, which serves everything else. */
  readonly site: string;
  /** Returns the file that is served at a path. */
  readonly fileAt?: (path: string) => string | undefined;
  readonly page: (html: string) => string;
}

interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A file with a hash in its name is immutable, as on the site. */
const HASHED = /\.[\da-f]{10}\.\w+$/;

/** Headers of the site's transfer and of the bytes before the change. The policy has hashes of the inline scripts before the change. */
const DROPPED = new Set(
  'connection keep-alive transfer-encoding content-length content-encoding content-security-policy etag'.split(' '),
);

/** Serves files and changed pages of the site on a port of its own, compressed and cached as the site does. The API is the site's. */
export async function startFront({ site, fileAt, page }: FrontOptions) {
  const cache = new Map<string, Promise<CachedResponse>>();

  async function load(path: string): Promise<CachedResponse> {
    const file = fileAt?.(path);
    if (file !== undefined) {
      const cacheControl = HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'public, no-cache';
      const headers = { 'content-type': contentTypeOf(file).type, 'cache-control': cacheControl };
      return compressed(200, headers, await readFile(file));
    }
    const response = await fetch(site + path, { redirect: 'manual' });
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !DROPPED.has(name)));
    if (!headers['content-type']?.startsWith('text/html')) {
      return compressed(response.status, headers, new Uint8Array(await response.arrayBuffer()));
    }
    return compressed(response.status, headers, Buffer.from(page(await response.text())));
  }

  const pathOf = (url: string) => url.slice(new URL(url).origin.length);
  const app = new Hono()
    .all('/api/*', (c) => proxy(site + pathOf(c.req.url), c.req))
    .get('*', etag(), async (c) => {
      const path = pathOf(c.req.url);
      const response = cache.get(path) ?? load(path);
      cache.set(path, response);
      const { status, headers, body } = await response;
      return new Response(body, { status, headers });
    });
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Returns a response, compressed if it is text. */
async function compressed(
  status: number,
  headers: CachedResponse['headers'],
  bytes: Uint8Array,
): Promise<CachedResponse> {
  const isText = /text|javascript|json|svg|xml/.test(headers['content-type'] ?? '') && bytes.length > 0;
  const body = new Uint8Array(isText ? await promisify(brotliCompress)(bytes) : bytes);
  const encoding = isText ? { 'content-encoding': 'br' } : {};
  return { status, headers: { ...headers, ...encoding, 'content-length': String(body.length) }, body };
}
