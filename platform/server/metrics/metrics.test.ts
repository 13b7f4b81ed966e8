import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { RenderPool } from '../render/render-pool.ts';
import { createMetrics } from './metrics.ts';
import { createMetricsRoute } from './routes.ts';

const version = (i: number) => i.toString(16).padStart(12, '0').padEnd(64, 'a');

describe('metrics', () => {
  it('count requests by kind and class of status, never by path', async () => {
    const { request, text } = createMetrics();
    for (const path of ['/about', '/assets/a/b.js', '/api/registry', '/ada@post.example'])
      request({ method: 'GET', path, status: 200, ms: 3 });
    request({ method: 'GET', path: '/about', status: 503, ms: 3 });
    const output = await text();
    expect(output).toContain('site_request_duration_seconds_count{kind="page",status="2xx"} 2');
    expect(output).toContain('site_request_duration_seconds_count{kind="page",status="5xx"} 1');
    expect(output).toContain('site_request_duration_seconds_bucket{le="0.005",kind="api",status="2xx"} 1');
    expect(output).not.toContain('ada');
  });

  it('count faults and vitals by release, of which there is a bounded number', async () => {
    const { counts, text } = createMetrics();
    for (let i = 0; i < 1000; i += 1) counts.fault('blog', version(i), 'error');
    counts.vitals('blog', version(0), { lcp: 2400, inp: 90, cls: 0.02 });
    const output = await text();
    const faults = output.split('\n').filter((line) => line.startsWith('site_browser_faults_total{'));
    expect(faults).toHaveLength(101);
    expect(faults).toContain('site_browser_faults_total{remote="blog",version="other",kind="error"} 900');
    expect(output).toContain('site_browser_lcp_seconds_bucket{le="2.5",remote="blog",version="000000000000"} 1');
    expect(output).toContain('site_browser_lcp_seconds_bucket{le="2",remote="blog",version="000000000000"} 0');
  });

  it('contain the live releases, the size of the page cache, and the renderings', async () => {
    const { addPages, measurePool, processStarted, processFailed, text } = createMetrics();
    const live = [{ name: 'blog', version: version(1) }];
    addPages({ cache: { size: { pages: 3, bytes: 4000 } }, releases: live });
    expect(await text()).toContain('site_live_release_info{remote="blog",version="000000000001"} 1');
    live[0] = { name: 'shop', version: version(1) };
    const render = jest
      .fn<RenderPool['render']>()
      .mockResolvedValue({} as never)
      .mockRejectedValueOnce(new Error('no page'));
    const pool = measurePool({ render, width: 2 } as unknown as RenderPool);
    const page = { remote: 'blog' } as Parameters<RenderPool['render']>[0];
    await expect(pool.render(page)).rejects.toThrow('no page');
    await pool.render(page);
    processStarted(null);
    processFailed('blog');
    const output = await text();
    expect(output).not.toContain('site_live_release_info{remote="blog"');
    for (const line of [
      'site_page_cache_pages 3',
      'site_page_cache_bytes 4000',
      'site_render_duration_seconds_count{remote="blog",outcome="failed"} 1',
      'site_render_duration_seconds_count{remote="blog",outcome="ok"} 1',
      'site_render_process_starts_total{remote="layout"} 1',
      'site_render_process_failures_total{remote="blog"} 1',
    ])
      expect(output).toContain(line);
  });
});

describe('GET /metrics', () => {
  const servers: ReturnType<typeof serve>[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
    }
  });
  /** Starts a server, and returns a function that requests its metrics. */
  const setUp = async (token?: string) => {
    const { fetch: respond } = createMetricsRoute({ metrics: createMetrics(), token });
    const server = serve({ fetch: respond, port: 0, hostname: '127.0.0.1' });
    servers.push(server);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return (headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${port}/metrics`, { headers });
  };

  it('is open to programs on this machine if there is no token', async () => {
    const get = await setUp();
    const response = await get();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toContain('process_cpu_seconds_total');
  });

  it.each([
    ['a proxy forwards', { 'X-Forwarded-For': '192.0.2.1' }],
    ['nginx forwards', { 'X-Real-IP': '192.0.2.1' }],
    ['a standard proxy forwards', { Forwarded: 'for=192.0.2.1' }],
    ['another site’s page sends', { 'Sec-Fetch-Site': 'cross-site' }],
    ['has a token that is not set', { Authorization: 'Bearer undefined', Via: '1.1 proxy' }],
  ])('is closed to a request that %s', async (_, headers) => {
    const get = await setUp();
    expect((await get(headers)).status).toBe(403);
  });

  it('needs the token if there is one, also on this machine', async () => {
    const get = await setUp('a token of the operator');
    expect((await get()).status).toBe(401);
    for (const Authorization of ['Bearer a token of the operato', 'Bearer ', 'a token of the operator', 'Basic x'])
      expect((await get({ Authorization })).status).toBe(401);
    expect((await get({ Authorization: 'Bearer a token of the operator' })).status).toBe(200);
  });

  it('is closed to a request without a connection', async () => {
    const app = createMetricsRoute({ metrics: createMetrics() });
    expect((await app.request('http://127.0.0.1/metrics')).status).toBe(403);
  });
});
