import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** A request header by its lower-case name. Reads Node's own, which spares a `Headers` object for each request. */
export function headerOf(c: Context, name: string): string | undefined {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const value = incoming?.headers[name];
  return incoming === undefined ? c.req.header(name) : Array.isArray(value) ? value.join(', ') : value;
}
