import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// `bench/bare-server.ts <bytes>`: a Hono route that sends constant bytes, to compare the site's routes with.
const body = new Uint8Array(Number(process.argv[2] ?? 0));
const app = new Hono().get('/', (c) => c.body(body, 200, { 'Content-Type': 'text/html' }));
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`ready http://127.0.0.1:${port}`),
);
