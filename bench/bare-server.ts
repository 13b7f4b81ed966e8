import { serve } from '@hono/node-server';
import { Hono } from 'hono';

// Hono routes that do nothing but answer: `bench/bare-server.ts <bytes>`. What the site's routes are compared with.
const body = new Uint8Array(Number(process.argv[2] ?? 0));
const answer = { 'Content-Type': 'text/html' };
const app = new Hono()
  .get('/', (c) => c.body(body, 200, answer))
  .post('/', async (c) => {
    await c.req.json();
    return c.body(body, 201, answer);
  });
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`ready http://127.0.0.1:${port}`),
);
