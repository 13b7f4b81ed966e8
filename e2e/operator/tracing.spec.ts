import { join } from 'node:path';
import { startCollector } from '@platform/server/tracing/collector.fixture';
import { request } from '../support/http.ts';
import { release, withOtherEntry } from '../support/servers/releases.ts';
import { startSite } from '../support/servers/site.ts';
import { expect, test } from '../support/test.ts';

test('a collector gets the spans of requests, pages, checks and releases, each below what caused it', async ({
  folder,
}) => {
  const collector = await startCollector();
  const site = await startSite({
    prepared: true,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: 'studio', OTEL_BSP_MAX_QUEUE_SIZE: '20000' },
  });
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  const form = { traceparent, 'content-type': 'application/x-www-form-urlencoded' };
  await request(site.url, '/about', { headers: { traceparent } });
  // A page that no cache has: a form that is refused.
  const refused = await request(site.url, '/contact', { method: 'POST', headers: form, body: 'name=Ada' });
  expect(refused.body.toString()).toContain('<h1');
  const other = await withOtherEntry(join(folder, 'other'), 'traced');
  const { version } = await release(site, 'marketing', other.folder);
  expect(await site.stop()).toBe(0);
  collector.stop();

  const { spans, named } = collector;
  expect(new Set(spans.map(({ service }) => service))).toEqual(new Set(['studio']));
  const of = { traceId: '0af7651916cd43dd8448eb211c80319c', parentSpanId: 'b7ad6b7169203331' };
  expect(spans).toContainEqual(
    expect.objectContaining({
      ...of,
      name: 'GET /*',
      attributes: expect.objectContaining({ 'release.set': expect.stringMatching(/^[0-9a-f]{16}$/) }),
    }),
  );
  const [posted] = spans.filter(({ name, traceId }) => name === 'POST /contact' && traceId === of.traceId);
  expect(named('render').filter(({ parentSpanId }) => parentSpanId === posted?.spanId)).toMatchObject([
    { attributes: { 'release.name': 'marketing' } },
  ]);

  const below = (name: string, parent?: string) => named(name).filter(({ parentSpanId }) => parentSpanId === parent);
  const [released] = named('release');
  expect(released?.attributes).toEqual({
    'release.name': 'marketing',
    'release.version': version,
    'release.action': 'promote',
  });
  const [deployment] = named('POST /api/deployments');
  expect(released?.parentSpanId).toBe(deployment?.spanId);
  expect(below('gate', released?.spanId)).toHaveLength(1);
  // Its pages are those that the gate has rendered.
  expect(below('render set', released?.spanId)).toHaveLength(1);
  const stores = named('POST /api/releases/:name').map(({ spanId }) => spanId);
  const [gate, ...others] = stores.flatMap((id) => below('gate', id));
  expect(others).toEqual([]);
  expect(below('render', gate?.spanId).length).toBeGreaterThan(0);
  expect(collector.bodies.join('')).not.toMatch(/Ada|127\.0\.0\.1|Bearer/);
});
