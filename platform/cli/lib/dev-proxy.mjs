import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { developedPage, developedPolicy, developedRegistry } from './dev-page.mjs';
import { StepFailed } from './steps.mjs';

/** @typedef {import('./dev-servers.mjs').DevServer} DevServer */

/** @typedef {{ site: string, servers: readonly DevServer[] }} Parts `site`: origin of the site that is stood in for. */

/**
 * The site as it is developed: pages, registry, pictures and API of a site, where some front ends come from development
 * servers. Listens on the loopback interface alone, and answers only browsers that mean it.
 * @param {Parts & { port: number }} options
 * @returns {Promise<string>} Its origin, when it listens.
 */
export function startDevProxy({ port, ...parts }) {
  const app = createDevProxy(parts);
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, (info) =>
      resolve(`http://127.0.0.1:${info.port}`),
    );
    server.once('error', (error) => reject(new StepFailed(`Port ${port} cannot be used: ${error.message}`)));
  });
}

/** @param {Parts} parts */
export function createDevProxy({ site, servers }) {
  const app = new Hono();

  // What the site keeps for this machine must not be had through another name that leads here.
  app.use(async (c, next) =>
    /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(c.req.header('host') ?? '')
      ? next()
      : c.text('Only on this machine', 403),
  );

  for (const { name, url } of servers) {
    app.get(`/assets/${name}/*`, (c) => proxy(url + c.req.path, c.req));
  }

  app.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const answer = await proxy(site + pathname + search, {
      ...c.req,
      redirect: 'manual',
      headers: { ...c.req.header(), ...asTheSites(c.req.header(), site) },
    });
    const type = answer.headers.get('content-type') ?? '';
    if (pathname === '/api/registry') return c.json(developedRegistry(await answer.json(), servers));
    if (!type.startsWith('text/html')) return answer;
    const html = developedPage(await answer.text(), servers);
    const headers = new Headers(answer.headers);
    for (const stale of ['content-length', 'etag']) headers.delete(stale);
    headers.set('cache-control', 'no-store');
    headers.set('content-security-policy', developedPolicy(headers.get('content-security-policy') ?? '', servers));
    return new Response(html, { status: answer.status, headers });
  });

  app.onError((error, c) => {
    console.error(
      `${c.req.method} ${c.req.path}: ${error.cause instanceof Error ? error.cause.message : error.message}`,
    );
    return c.text('The site does not answer; try again in a moment.', 502);
  });
  return app;
}

/**
 * The site takes what its stand-in's pages ask for as asked by its own. It is asked for whole answers: what a browser kept
 * of this address may be another site's.
 * @param {Record<string, string>} headers
 * @param {string} site
 */
function asTheSites({ host, origin }, site) {
  return {
    host: new URL(site).host,
    'if-none-match': undefined,
    ...(origin === `http://${host}` && { origin: site }),
  };
}
