import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { REGISTRY_PATH, type Registry } from '@platform/contract/registry';
import { PREVIEW_HEADER } from '@platform/contract/release';
import { assetPrefix } from '@platform/contract/release-names';
import { type Context, Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { StepFailed } from '../process/steps.ts';
import { CURRENT, createOverlay, type DevStatus, type StatusBoard } from './overlay.ts';
import { devEntry, developedPage, developedPolicy, pageDataIn, wholeRegistry } from './page.ts';
import type { DevPreview } from './preview.ts';
import type { DevRenderer } from './renderer.ts';
import type { DevServer } from './servers.ts';

export interface ProxyOptions {
  readonly site: string;
  readonly servers: readonly DevServer[];
  readonly board: StatusBoard;
  /** Renders pages in place of the site. Unset: the shell is not developed. */
  readonly renderer?: DevRenderer | undefined;
  /** Unset: the site renders its live release. */
  readonly preview?: DevPreview | undefined;
}

/** Status of the response for an ended preview. */
const ENDED = 410;

/**
 * Serves a site in which some front ends come from development servers, on the loopback interface only. Returns its
 * origin once it listens.
 * @param ports Ports of which the first free one is taken.
 */
export async function startDevProxy({
  ports: [port = 0, ...more],
  ...options
}: ProxyOptions & { readonly ports: readonly number[] }): Promise<string> {
  const app = createDevProxy(options);
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port });
  try {
    await once(server, 'listening');
  } catch (error) {
    if (more.length > 0) return startDevProxy({ ...options, ports: more });
    throw new StepFailed(`Port ${port} cannot be used: ${error instanceof Error ? error.message : error}`);
  }
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Creates the proxy: pages, registry, pictures and API of the site, scripts of the development servers. */
export function createDevProxy({ site, servers, board, renderer, preview }: ProxyOptions): Hono {
  const app = new Hono();

  // Pages that are open to this machine must not be reachable by another host name that resolves to it.
  app.use(async (c, next) =>
    /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(c.req.header('host') ?? '')
      ? next()
      : c.text('Only on this machine', 403),
  );

  app.route('/', createOverlay(board));
  if (renderer) {
    app.get(`${CURRENT}:builds`, async (c) => {
      const isCurrent = c.req.param('builds') === (await renderer.builds());
      return c.text(String(isCurrent), 200, { 'cache-control': 'no-store' });
    });
  }

  for (const { name, url } of servers) {
    const entry = devEntry(name);
    app
      .get(entry.url, (c) =>
        c.body(entry.script, 200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }),
      )
      .get(`${assetPrefix(name)}*`, (c) => proxy(url + c.req.path, c.req));
  }

  /** Forwards a request to the site, with the preview's key. */
  async function forward(c: Context): Promise<{ response: Response; status: DevStatus }> {
    const key = await preview?.key();
    const { status } = board;
    const response = await proxy(site + pathAndSearch(c.req.url), {
      ...c.req,
      redirect: 'manual',
      headers: {
        ...c.req.header(),
        ...siteHeaders(c.req.header(), site),
        ...(key !== undefined && { [PREVIEW_HEADER]: key }),
      },
    });
    return { response, status };
  }

  app.all('*', async (c) => {
    const { pathname } = new URL(c.req.url);
    let { response, status } = await forward(c);
    if (preview && response.status === ENDED && c.req.method === 'GET') {
      preview.show();
      ({ response, status } = await forward(c));
    }
    const type = response.headers.get('content-type') ?? '';
    if (pathname === REGISTRY_PATH) {
      const pages = (await renderer?.pages()) ?? {};
      return c.json(wholeRegistry((await response.json()) as Registry, { servers, pages }));
    }
    if (!type.startsWith('text/html')) return response;
    const html = await response.text();
    const data = pageDataIn(html);
    const url = pathAndSearch(c.req.url);
    const made = data && (await renderer?.render({ url, status: response.status, data }));
    const rendered = made?.page;
    if (rendered?.location !== undefined) return c.body(null, 303, { location: rendered.location });
    const headers = new Headers(response.headers);
    for (const stale of ['content-length', 'etag']) headers.delete(stale);
    headers.set('cache-control', 'no-store');
    const policy = headers.get('content-security-policy') ?? '';
    headers.set('content-security-policy', developedPolicy(policy, servers, rendered));
    return new Response(developedPage(rendered?.html ?? html, { servers, pages: {}, ...made }, status), {
      status: rendered?.status ?? response.status,
      headers,
    });
  });

  app.onError((error, c) => {
    const { message } = error.cause instanceof Error ? error.cause : error;
    console.error(`${c.req.method} ${c.req.path}: ${message}`);
    return c.text('The site does not respond; try again in a moment.', 502);
  });
  return app;
}

function pathAndSearch(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/**
 * Returns the headers that are changed, so that the site treats a request from the proxy's own pages as one from its own.
 * Without `If-None-Match` it sends the whole page: the browser's copy may be of another site at this address.
 */
function siteHeaders({ host, origin }: Readonly<Record<string, string>>, site: string) {
  return {
    host: new URL(site).host,
    'if-none-match': undefined,
    ...(origin === `http://${host}` && { origin: site }),
  };
}
