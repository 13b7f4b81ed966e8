import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Hono } from 'hono';
import { startCollector } from './collector.fixture.ts';
import { exportSpans } from './export-spans.ts';
import { inSpan, traceRequests } from './spans.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';

let collector: Awaited<ReturnType<typeof startCollector>>;

beforeAll(async () => {
  collector = await startCollector();
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  process.env.OTEL_SERVICE_NAME = 'a-site';
  const stop = await exportSpans({ warn: (problem: object) => expect(problem).toBeUndefined() });
  const app = new Hono()
    .use(traceRequests)
    .get('/links/:secret', (c) => inSpan('render', { 'release.name': 'marketing' }, async () => c.text('page')))
    .post('/messages', () =>
      inSpan('gate', {}, async () => {
        throw new TypeError('from tamarind@example.com');
      }),
    )
    .onError((_, c) => c.text('error', 500));
  const headers = { traceparent: `00-${TRACE}-${PARENT}-01` };
  await app.request('/links/hidden-key?name=tamarind', { headers });
  await app.request('/messages', {
    method: 'POST',
    headers: { traceparent: 'no trace', cookie: 'session=hidden-key' },
  });
  await stop();
});
afterAll(() => {
  collector.stop();
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  delete process.env.OTEL_SERVICE_NAME;
});

it('a request continues the trace that it names, and what it does is its child', () => {
  const [request] = collector.named('GET /links/:secret');
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT, service: 'a-site' });
  expect(request?.attributes).toEqual({
    'http.request.method': 'GET',
    'http.route': '/links/:secret',
    'http.response.status_code': 200,
  });
  expect(collector.named('render')).toMatchObject([
    { traceId: TRACE, parentSpanId: request?.spanId, attributes: { 'release.name': 'marketing' } },
  ]);
});

it('a request whose header is no trace starts one, and has the class of its error', () => {
  const [request] = collector.named('POST /messages');
  expect(request).toMatchObject({ parentSpanId: '', attributes: { 'http.response.status_code': 500 } });
  expect(request?.traceId).not.toBe(TRACE);
  expect(collector.named('gate')).toMatchObject([
    { parentSpanId: request?.spanId, attributes: { 'error.type': 'TypeError' } },
  ]);
});

it('nothing that a visitor or a program sends is in a span', () => {
  expect(collector.bodies.join('')).not.toMatch(/hidden-key|tamarind|example\.com|127\.0\.0\.1/);
});
