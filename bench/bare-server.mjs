import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// A Hono route that does nothing but answer: `node bench/bare-server.mjs <bytes>`. What the site's routes are compared with.
const body = new Uint8Array(Number(process.argv[2] ?? 0));
const app = new Hono();
app.get('/', (c) => c.body(body, 200, { 'Content-Type': 'text/html' }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`ready http://127.0.0.1:${port}`),
);
