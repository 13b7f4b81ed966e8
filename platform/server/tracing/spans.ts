import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

/**
 * Returns the tracer of now. Without an exporter (`exportSpans`) its spans do nothing. One that is taken before the exporter exists stays
 * without it where the bundled server and the SDK each have a copy of the API.
 */
const tracer = () => trace.getTracer('site');

/**
 * Runs an action in a span, which is a child of the span that it is called in. Of an error the span has its class alone: messages can
 * contain what people wrote.
 */
export const inSpan = <Result>(name: string, attributes: Attributes, action: () => Promise<Result>): Promise<Result> =>
  tracer().startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await action();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.constructor.name : typeof error);
      throw error;
    } finally {
      span.end();
    }
  });

/**
 * Runs each request in a span that continues the request's trace (https://www.w3.org/TR/trace-context/). Its attributes are those of
 * https://opentelemetry.io/docs/specs/semconv/http/http-spans/ that identify nobody: the pattern of the path, not the path, which can be
 * a secret, and no address, search or header.
 */
export const traceRequests: MiddlewareHandler = async (c, next) => {
  const { method } = c.req;
  const carrier = { traceparent: c.req.header('traceparent'), tracestate: c.req.header('tracestate') };
  const parent = propagation.extract(ROOT_CONTEXT, carrier);
  const span = tracer().startSpan(
    method,
    { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
    parent,
  );
  try {
    await context.with(trace.setSpan(parent, span), next);
  } finally {
    const { status, headers } = c.res;
    const route = routePath(c);
    span.updateName(`${method} ${route}`);
    span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
    const set = headers.get('X-Release-Set');
    if (set !== null) span.setAttribute('release.set', set);
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  }
};
