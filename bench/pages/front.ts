import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { compress } from '@platform/server/http/answers/encoding';
import { contentTypeOf } from '@platform/server/releases/content-type';
import type { Page } from './html.ts';

interface FrontOptions {
  /** URL of the site, which answers everything else. */
  readonly site: string;
  /** Returns the file that is served at a path. */
  readonly fileAt?: (path: string) => string | undefined;
  /** Changes a page of the site. */
  readonly page: (page: Page) => Page;
}

/** A response that is ready to send. */
interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** A file whose name contains its hash, like the site's: kept for a year. */
const HASHED = /\.[\da-f]{10}\.\w+$/;

/**
 * Serves pages of the site, changed, and files, on a port of its own: compressed as the site compresses, and kept in memory. Methods
 * other than GET, and the API, go to the site.
 */
export async function startFront({ site, fileAt, page }: FrontOptions) {
  const kept = new Map<string, Promise<Answer>>();

  async function answer(request: IncomingMessage): Promise<Answer> {
    const path = request.url ?? '/';
    if (request.method !== 'GET' || path.startsWith('/api/')) return ofSite(path, request);
    const known = kept.get(path) ?? ofFile(path) ?? ofSite(path);
    kept.set(path, known);
    return known;
  }

  function ofFile(path: string): Promise<Answer> | undefined {
    const file = fileAt?.(path);
    if (file === undefined) return undefined;
    const headers = {
      'content-type': contentTypeOf(file).type,
      'cache-control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    };
    return readFile(file).then((body) => finish(200, headers, body));
  }

  async function ofSite(path: string, request?: IncomingMessage): Promise<Answer> {
    const { method = 'GET', headers: given = {} } = request ?? {};
    const headers = { accept: given.accept ?? '*/*', 'content-type': given['content-type'] ?? 'text/plain' };
    const body = request && method !== 'GET' ? await buffer(request) : undefined;
    const response = await fetch(site + path, { method, headers, redirect: 'manual', ...(body && { body }) });
    const own = Object.fromEntries([...response.headers].filter(([name]) => !OF_TRANSFER.has(name)));
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (!own['content-type']?.startsWith('text/html')) return finish(response.status, own, bytes);
    const { [POLICY]: policy = '', ...others } = own;
    const changed = page({ html: new TextDecoder().decode(bytes), policy });
    const ownPolicy = changed.policy === '' ? {} : { [POLICY]: changed.policy };
    return finish(response.status, { ...others, ...ownPolicy }, new TextEncoder().encode(changed.html));
  }

  const server = createServer((request, response) => {
    answer(request).then(
      ({ status, headers, body }) => {
        if (request.headers['if-none-match'] === headers.etag) response.writeHead(304, headers).end();
        else response.writeHead(status, headers).end(body);
      },
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const POLICY = 'content-security-policy';

/** Headers that are about one transfer, or about the bytes before they were changed. */
const OF_TRANSFER = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'etag',
]);

/** Compresses what the site compresses. */
async function finish(status: number, headers: Answer['headers'], bytes: Uint8Array): Promise<Answer> {
  const isText = /text|javascript|json|svg|xml/.test(headers['content-type'] ?? '');
  const body = isText && bytes.length > 0 ? await compress(new Uint8Array(bytes), 'br') : bytes;
  const encoding = body === bytes ? {} : { 'content-encoding': 'br' };
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  return { status, headers: { ...headers, ...encoding, etag, 'content-length': String(body.length) }, body };
}
