import { Hono } from 'hono';

/** The part of the API that pages are rendered from: public GET routes, below `/api`, and nothing else. */
export function createPublicApi() {
  return new Hono();
}
